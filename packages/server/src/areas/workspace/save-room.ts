import type { workspaceCalls } from '@portal/contract/areas/workspace/calls';
import { permissionItems, settingItems } from '@portal/contract/areas/workspace/changes';
import { roomChecks } from '@portal/contract/areas/workspace/forms';
import { ROOM_COLORS, type RoomColor } from '@portal/contract/areas/workspace/kinds';
import { mayInRoom, ROOM_ACTIONS, type RoomAction } from '@portal/contract/areas/workspace/policy';
import type { CallInput } from '@portal/contract/core/call';
import { toYesNo } from '@portal/contract/core/formats';
import { changesBetween, firstFailure } from '@portal/contract/core/forms';
import { PERSON_LIMIT } from '@portal/contract/core/limits';
import { logDeletion } from '#areas/audit/public/log.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockRoom, type Room } from './public/room-access.ts';
import { notifyAllMembers } from './public/room-events.ts';
import { countRoomsOf } from './queries/access.ts';
import { insertMember, listAudience } from './queries/members.ts';
import { deleteRoom, findRoomInfo, insertRoom, noteRights, type RoomDetails, updateRoom } from './queries/rooms.ts';
import { recordText, writeRecord } from './record.ts';

type Calls = typeof workspaceCalls;

/** Locks a room for an action that this member may do. Callers check afterwards whether the room is archived. */
export async function lockRoomFor(ctx: CallCtx, roomId: number, action: RoomAction): Promise<Room> {
  const room = await lockRoom(ctx, roomId);
  if (!mayInRoom(action, room)) refuse('FORBIDDEN');
  return room;
}

/** Refuses changes of an archived room, which is read-only. */
export function refuseArchived(room: Room, action: RoomAction): void {
  if (room.isArchived && !ROOM_ACTIONS[action].whenArchived) refuse('ROOM_ARCHIVED');
}

/**
 * Refuses one more room to a person who has as many as one may (D-532). Requests at the same moment may pass together,
 * by a few.
 */
export async function refuseManyRooms({ db }: CallCtx, userId: string): Promise<void> {
  if ((await countRoomsOf(db, userId)) >= PERSON_LIMIT.rooms) {
    refuse('ROOMS_FULL', { values: { most: PERSON_LIMIT.rooms } });
  }
}

/** A colour for a room without one; the same name gets the same colour. */
const colorFor = (name: string): RoomColor => {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return ROOM_COLORS[sum % ROOM_COLORS.length] ?? ROOM_COLORS[0];
};

/** Creates a room; its creator becomes admin and first member (D-36). */
export const add: Handler<Calls['add']> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(roomChecks, input));
  const { actor } = ctx;
  await refuseManyRooms(ctx, actor.userId);
  const name = input.Name.trim();
  const projectId = await insertRoom(ctx.db, {
    name,
    description: input.Description,
    color: input.Color || colorFor(name),
    home_tab: input.HomeTabType,
    needs_approval: input.AdminApprovalYn === 'Y',
    create_post: input.CreatePost,
    edit_post: input.EditPost,
    view_post: input.ViewPost,
    create_comment: input.CreateComment,
    view_file: input.ViewFile,
    download_file: input.DownloadFile,
    created_by: actor.userId,
    created_at: ctx.now(),
  });
  await insertMember(ctx.db, {
    room_id: projectId,
    user_id: actor.userId,
    is_admin: true,
    joined_at: ctx.now(),
  });
  await writeRecord(ctx, { roomId: projectId, userId: actor.userId, action: 'create' });
  await notifyAllMembers(ctx.db, projectId);
  return { projectId, name };
};

type Edit = CallInput<Calls['edit']>;

const storedValues = (room: RoomDetails) => ({
  Name: room.name,
  Description: room.description,
  HomeTabType: room.home_tab,
  AdminApprovalYn: toYesNo(room.needs_approval),
  Color: room.color,
  CreatePost: room.create_post,
  EditPost: room.edit_post,
  ViewPost: room.view_post,
  CreateComment: room.create_comment,
  ViewFile: room.view_file,
  DownloadFile: room.download_file,
});
type Stored = ReturnType<typeof storedValues>;

/** The settings after an edit; a setting that was sent blank keeps its stored value. */
const editedValues = (stored: Stored, input: Edit): Stored => ({
  Name: input.Name.trim(),
  Description: input.Description,
  HomeTabType: input.HomeTabType || stored.HomeTabType,
  AdminApprovalYn: input.AdminApprovalYn || stored.AdminApprovalYn,
  Color: input.Color || stored.Color,
  CreatePost: input.CreatePost || stored.CreatePost,
  EditPost: input.EditPost || stored.EditPost,
  ViewPost: input.ViewPost || stored.ViewPost,
  CreateComment: input.CreateComment || stored.CreateComment,
  ViewFile: input.ViewFile || stored.ViewFile,
  DownloadFile: input.DownloadFile || stored.DownloadFile,
});

/**
 * Saves the settings and a line in the record; without changes it writes nothing. The permission to view posts never
 * changes (D-38).
 */
export const edit: Handler<Calls['edit']> = async (ctx, input) => {
  const { db, actor } = ctx;
  const room = await lockRoomFor(ctx, input.ProjectId, 'edit');
  refuseFailedCheck(firstFailure(roomChecks, input));
  refuseStale(input.Version, room);
  refuseArchived(room, 'edit');
  const stored = storedValues((await findRoomInfo(db, room.id, actor.userId)) ?? refuse('NOT_FOUND'));
  const values = editedValues(stored, input);
  if (values.ViewPost !== stored.ViewPost) refuse('VIEW_POST_FIXED', { field: 'ViewPost' });
  const settings = changesBetween(settingItems, stored, values);
  const permissions = changesBetween(permissionItems, stored, values);
  if (settings.length + permissions.length === 0) return;
  await updateRoom(db, room.id, {
    name: values.Name,
    description: values.Description,
    color: values.Color,
    home_tab: values.HomeTabType,
    needs_approval: values.AdminApprovalYn === 'Y',
    create_post: values.CreatePost,
    edit_post: values.EditPost,
    create_comment: values.CreateComment,
    view_file: values.ViewFile,
    download_file: values.DownloadFile,
  });
  const line = { roomId: room.id, userId: actor.userId };
  if (settings.length > 0) await writeRecord(ctx, { ...line, action: 'settings', detail: recordText(settings) });
  if (permissions.length > 0) {
    await noteRights(db, room.id);
    await writeRecord(ctx, { ...line, action: 'permission', detail: recordText(permissions) });
  }
  await notifyAllMembers(db, room.id);
};

/** Makes a room read-only or opens it again. Repeating it changes nothing. */
export const archive: Handler<Calls['archive']> = async (ctx, { ProjectId, ArchiveYn }) => {
  const room = await lockRoomFor(ctx, ProjectId, 'archive');
  const isArchived = ArchiveYn === 'Y';
  if (isArchived === room.isArchived) return;
  if (!isArchived) await refuseManyRooms(ctx, ctx.actor.userId);
  await updateRoom(ctx.db, room.id, { archived_at: isArchived ? ctx.now() : null });
  await noteRights(ctx.db, room.id);
  const action = isArchived ? 'archive' : 'restore';
  await writeRecord(ctx, { roomId: room.id, userId: ctx.actor.userId, action });
  await notifyAllMembers(ctx.db, room.id);
};

/** Deletes a room with everything in it, if the request repeats its name. */
export const remove: Handler<Calls['remove']> = async (ctx, { ProjectId, Name, DeleteReason }) => {
  const room = await lockRoomFor(ctx, ProjectId, 'remove');
  if (Name.trim() !== room.name) refuse('FIELD_REQUIRED', { field: 'Name', message: 'workspace.remove.name' });
  const people = await listAudience(ctx.db, room.id);
  await deleteRoom(ctx.db, room.id);
  await logDeletion(ctx, { subject: '워크스페이스 방', key: room.id, name: room.name, reason: DeleteReason });
  await notifyAllMembers(
    ctx.db,
    room.id,
    people.map(({ user_id }) => user_id),
  );
};
