import { lockRoomForChange } from '#areas/workspace/public/room-changes.ts';
import type { Ctx } from '#context.ts';
import { updateEntry } from '../queries/entries.ts';

type Db = Ctx['db'];

/** The open tasks of a person in rooms that are open. */
const selectTasks = (db: Db, userId: string) =>
  db
    .selectFrom('room_assignee as own')
    .innerJoin('room_entry as entry', 'entry.id', 'own.entry_id')
    .innerJoin('room', 'room.id', 'entry.room_id')
    .where('own.user_id', '=', userId)
    .where('entry.kind', '=', 'T')
    .where('entry.task_status', '<>', 'C')
    .where('room.archived_at', 'is', null);

/** How many open tasks a person has (D-507). */
export const countOpenTasks = async (db: Db, userId: string): Promise<number> =>
  Number(
    (
      await selectTasks(db, userId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Hands the open tasks of a person over in the rooms where the other one is a member. Answers their number. */
export async function handOverTasks(db: Db, fromId: string, toId: string): Promise<number> {
  const tasks = await selectTasks(db, fromId)
    .innerJoin('room_member as member', (join) =>
      join.onRef('member.room_id', '=', 'entry.room_id').on('member.user_id', '=', toId),
    )
    .select(['entry.id', 'entry.room_id'])
    .orderBy('entry.room_id')
    .orderBy('entry.id')
    .execute();
  for (const { id, room_id } of tasks) {
    const change_no = await lockRoomForChange(db, room_id);
    await db.deleteFrom('room_assignee').where('entry_id', '=', id).where('user_id', '=', fromId).execute();
    await db
      .insertInto('room_assignee')
      .values({ entry_id: id, user_id: toId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await updateEntry(db, id, { change_no });
  }
  return tasks.length;
}
