import type { workspaceCalls } from '@portal/contract/areas/workspace/calls';
import { MEMBER_LIMIT } from '@portal/contract/areas/workspace/kinds';
import { mayTakeOver } from '@portal/contract/areas/workspace/policy';
import { removeAlarmsById, removeAlarmsOfRoom } from '#areas/alarms/public/room-alarms.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { findRoom, lockRoom, type Room } from './public/room-access.ts';
import { notifyAllMembers } from './public/room-events.ts';
import { lockRoomRow } from './queries/access.ts';
import { visibleToJoinedMember } from './queries/entry-visibility.ts';
import { deleteMember, insertMember, listAudience, listMembers, setAdmin, setAlarmMode } from './queries/members.ts';
import { findJoinInfo, listHiddenAlarms, noteRights } from './queries/rooms.ts';
import { writeRecord } from './record.ts';
import { lockRoomFor, refuseArchived, refuseManyRooms } from './save-room.ts';

type Calls = typeof workspaceCalls;
type Target = { room: Room; user_name: string; is_admin: boolean };

/** Locks a room and finds one of its members, for a change by an admin. */
async function lockMember(ctx: CallCtx, roomId: number, userId: string): Promise<Target> {
  const room = await lockRoomFor(ctx, roomId, 'members');
  const member = (await listMembers(ctx.db, room.id)).find(({ user_id }) => user_id === userId);
  const { user_name, is_admin } = member ?? refuse('NOT_FOUND', { field: 'MemberUserId' });
  refuseArchived(room, 'members');
  return { room, user_name, is_admin };
}

/** Refuses to remove the last admin of a room. */
async function refuseLastAdmin({ db }: CallCtx, roomId: number, { is_admin }: { is_admin: boolean }): Promise<void> {
  const admins = (await listAudience(db, roomId)).filter((member) => member.is_admin);
  if (is_admin && admins.length === 1) refuse('LAST_ADMIN');
}

/** Makes a member an admin. */
export const addAdmin: Handler<Calls['addAdmin']> = async (ctx, { ProjectId, MemberUserId }) => {
  const { room, user_name, is_admin } = await lockMember(ctx, ProjectId, MemberUserId);
  if (is_admin) return;
  await setAdmin(ctx.db, room.id, MemberUserId, true);
  await noteRights(ctx.db, room.id);
  await writeRecord(ctx, { roomId: room.id, userId: ctx.actor.userId, action: 'adminAdd', detail: user_name });
  await notifyAllMembers(ctx.db, room.id);
};

/** Makes an admin a member again. Removes their alarms about entries that only admins see. */
export const removeAdmin: Handler<Calls['removeAdmin']> = async (ctx, { ProjectId, MemberUserId }) => {
  const { room, user_name, is_admin } = await lockMember(ctx, ProjectId, MemberUserId);
  if (!is_admin) return;
  await refuseLastAdmin(ctx, room.id, { is_admin });
  await setAdmin(ctx.db, room.id, MemberUserId, false);
  await noteRights(ctx.db, room.id);
  const sees = visibleToJoinedMember({ entry: 'entry', room: 'room', member: 'member' });
  await removeAlarmsById(ctx.db, await listHiddenAlarms(ctx.db, room.id, MemberUserId, sees));
  await writeRecord(ctx, { roomId: room.id, userId: ctx.actor.userId, action: 'adminRemove', detail: user_name });
  await notifyAllMembers(ctx.db, room.id);
};

/** Ends a membership and removes the member's alarms of the room. */
async function endMembership({ db }: CallCtx, roomId: number, userId: string): Promise<void> {
  await deleteMember(db, roomId, userId);
  await removeAlarmsOfRoom(db, roomId, userId);
  await notifyAllMembers(db, roomId, [userId]);
}

/** Removes a member from a room. */
export const removeMember: Handler<Calls['removeMember']> = async (ctx, { ProjectId, MemberUserId }) => {
  const { room, user_name, is_admin } = await lockMember(ctx, ProjectId, MemberUserId);
  await refuseLastAdmin(ctx, room.id, { is_admin });
  await endMembership(ctx, room.id, MemberUserId);
  await writeRecord(ctx, { roomId: room.id, userId: ctx.actor.userId, action: 'remove', detail: user_name });
};

/** Ends the caller's own membership. */
export const leave: Handler<Calls['leave']> = async (ctx, { ProjectId }) => {
  const room = await lockRoom(ctx, ProjectId);
  await refuseLastAdmin(ctx, room.id, { is_admin: room.isAdmin });
  await endMembership(ctx, room.id, ctx.actor.userId);
  await writeRecord(ctx, { roomId: room.id, userId: ctx.actor.userId, action: 'leave' });
};

/** Makes a user with permission M the admin of a room without one (D-36). */
export const takeOver: Handler<Calls['takeOver']> = async (ctx, { ProjectId }) => {
  const { db, actor } = ctx;
  const exists = await lockRoomRow(db, ProjectId);
  const joinInfo = (exists && (await findJoinInfo(db, ProjectId))) || refuse('NOT_FOUND');
  if (!mayTakeOver(actor, { adminCount: joinInfo.admin_count })) refuse('ROOM_HAS_ADMIN');
  const isMember = (await listAudience(db, ProjectId)).some(({ user_id }) => user_id === actor.userId);
  if (!isMember && joinInfo.member_count >= MEMBER_LIMIT) refuse('ROOM_FULL');
  if (!isMember) await refuseManyRooms(ctx, actor.userId);
  await insertMember(db, {
    room_id: ProjectId,
    user_id: actor.userId,
    is_admin: true,
    joined_at: ctx.now(),
  });
  await setAdmin(db, ProjectId, actor.userId, true);
  await noteRights(db, ProjectId);
  await writeRecord(ctx, { roomId: ProjectId, userId: actor.userId, action: 'takeOver' });
  await notifyAllMembers(db, ProjectId);
};

/** Sets which alarms of the room the caller gets. */
export const setAlarms: Handler<Calls['setAlarms']> = async (ctx, { ProjectId, AlarmMode }) => {
  const room = await findRoom(ctx, ProjectId);
  await setAlarmMode(ctx.db, room.id, ctx.actor.userId, AlarmMode);
};
