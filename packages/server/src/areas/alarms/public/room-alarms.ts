import type { Ctx } from '#context.ts';
import {
  type AlarmText,
  deleteAlarmsById,
  deleteEntryAlarms,
  deleteRoomAlarms,
  insertRoomAlarms,
  type RoomAlarm,
  updateCommentText,
  updateEntryText,
} from '../queries/rooms.ts';

/** Adds one alarm for each of the users who is active staff. Their open pages are notified at commit. */
export async function raiseRoomAlarms(ctx: Ctx, alarm: RoomAlarm, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await insertRoomAlarms(ctx.db, { ...alarm, createdAt: ctx.now() }, userIds);
}

/** Removes the alarms of an entry for these users, who may not see it any more. */
export async function removeAlarmsOfEntry(db: Ctx['db'], entryId: number, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await deleteEntryAlarms(db, entryId, userIds);
}

/** Updates the text of the alarms of an edited entry. Only its history shows the former text. */
export async function rewordEntryAlarms(db: Ctx['db'], entryId: number, text: AlarmText): Promise<void> {
  await updateEntryText(db, entryId, text);
}

/** Updates the excerpt in the alarms of an edited comment. */
export async function rewordCommentAlarms(db: Ctx['db'], commentId: number, excerpt: string): Promise<void> {
  await updateCommentText(db, commentId, excerpt);
}

/** Removes all alarms of a room for a user who left it. */
export async function removeAlarmsOfRoom(db: Ctx['db'], roomId: number, userId: string): Promise<void> {
  await deleteRoomAlarms(db, roomId, userId);
}

/** Removes alarms by their ids. */
export async function removeAlarmsById(db: Ctx['db'], ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await deleteAlarmsById(db, ids);
}
