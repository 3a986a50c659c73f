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
