import type { Ctx } from '#context.ts';
import {
  deleteAlarmsById,
  deleteEntryAlarms,
  deleteRoomAlarms,
  insertRoomAlarms,
  type RoomAlarm,
  updateCommentWords,
  updateEntryWords,
  type Words,
} from '../queries/rooms.ts';

/** One alarm for each of the people who is active staff. Their open pages hear of it when the transaction is committed. */
export async function raiseRoomAlarms(ctx: Ctx, alarm: RoomAlarm, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await insertRoomAlarms(ctx.db, { ...alarm, createdAt: ctx.now() }, userIds);
}

/** Takes the alarms of an entry from these people, because they do not see it any more. */
export async function removeAlarmsOfEntry(db: Ctx['db'], entryId: number, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await deleteEntryAlarms(db, entryId, userIds);
}

/** Gives the alarms of an edited entry the words it has now: what it said before is its history's alone. */
export async function rewordEntryAlarms(db: Ctx['db'], entryId: number, words: Words): Promise<void> {
  await updateEntryWords(db, entryId, words);
}

/** The same of an edited comment. */
export async function rewordCommentAlarms(db: Ctx['db'], commentId: number, excerpt: string): Promise<void> {
  await updateCommentWords(db, commentId, excerpt);
}

/** Takes all alarms of a room from somebody who left it. */
export async function removeAlarmsOfRoom(db: Ctx['db'], roomId: number, userId: string): Promise<void> {
  await deleteRoomAlarms(db, roomId, userId);
}

/** Removes alarms by their ids. */
export async function removeAlarmsById(db: Ctx['db'], ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await deleteAlarmsById(db, ids);
}
