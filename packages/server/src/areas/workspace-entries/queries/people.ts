import type { Reaction } from '@portal/contract/areas/workspace-entries/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Replaces the mentions of an entry (`commentId` null) or of one of its comments. */
export async function replaceMentions(
  db: Db,
  { entryId, commentId }: { entryId: number; commentId: number | null },
  userIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('room_mention')
    .where('entry_id', '=', entryId)
    .where('comment_id', commentId === null ? 'is' : '=', commentId)
    .execute();
  if (userIds.length === 0) return;
  await db
    .insertInto('room_mention')
    .values([...new Set(userIds)].map((user_id) => ({ entry_id: entryId, comment_id: commentId, user_id })))
    .execute();
}

/** Replaces the assignees of a task. */
export async function replaceAssignees(db: Db, entryId: number, userIds: readonly string[]): Promise<void> {
  await db.deleteFrom('room_assignee').where('entry_id', '=', entryId).execute();
  if (userIds.length === 0) return;
  await db
    .insertInto('room_assignee')
    .values([...new Set(userIds)].map((user_id) => ({ entry_id: entryId, user_id })))
    .execute();
}

/** Whether a user is an assignee of a task. */
export const isAssigned = async (db: Db, entryId: number, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('room_assignee')
    .select('user_id')
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined;

/** These users with the time when each read an entry. Readers come first, the last one on top. */
export const listReadersAmong = (db: Db, entryId: number, userIds: readonly string[]) =>
  db
    .selectFrom('portal_user as person')
    .leftJoin('room_read as seen', (join) =>
      join.onRef('seen.user_id', '=', 'person.user_id').on('seen.entry_id', '=', entryId),
    )
    .select(['person.user_id', 'person.user_name', 'person.photo_name', 'person.dept_name', 'person.position'])
    .select('seen.read_at')
    .where('person.user_id', '=', sql<string>`any(${userIds}::text[])`)
    .orderBy(sql`seen.read_at desc nulls last`)
    .orderBy(sql`person.user_name collate "C"`)
    .orderBy('person.user_id')
    .execute();

/** Adds or removes a reaction of a user. False when nothing changed. */
export async function putReaction(
  db: Db,
  row: { entry_id: number; user_id: string; reaction: Reaction },
  { isOn, at }: { isOn: boolean; at: Date },
): Promise<boolean> {
  if (isOn) {
    const added = await db
      .insertInto('room_reaction')
      .values({ ...row, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  const removed = await db
    .deleteFrom('room_reaction')
    .where('entry_id', '=', row.entry_id)
    .where('user_id', '=', row.user_id)
    .where('reaction', '=', row.reaction)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
