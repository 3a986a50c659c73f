import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Whom an entry itself (commentId null) or one of its comments mentions, anew. */
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

/** Whose task it is, anew. */
export async function replaceAssignees(db: Db, entryId: number, userIds: readonly string[]): Promise<void> {
  await db.deleteFrom('room_assignee').where('entry_id', '=', entryId).execute();
  if (userIds.length === 0) return;
  await db
    .insertInto('room_assignee')
    .values([...new Set(userIds)].map((user_id) => ({ entry_id: entryId, user_id })))
    .execute();
}
