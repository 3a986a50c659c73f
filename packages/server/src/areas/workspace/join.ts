import type { workspaceCalls } from '@portal/contract/areas/workspace/calls';
import { AlarmKind, JoinStatus, MEMBER_LIMIT } from '@portal/contract/areas/workspace/kinds';
import type { CallResult } from '@portal/contract/core/call';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { raiseRoomAlarms } from '#areas/alarms/public/room-alarms.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { notifyAllMembers } from './public/room-events.ts';
import { lockRoomRow } from './queries/access.ts';
import {
  deleteCandidate,
  findCandidate,
  insertMember,
  listActiveStaff,
  listAudience,
  listManagers,
  putCandidate,
} from './queries/members.ts';
import { findJoinInfo } from './queries/rooms.ts';
import { writeRecord } from './record.ts';
import { lockRoomFor, refuseArchived, refuseManyRooms } from './save-room.ts';

type Calls = typeof workspaceCalls;
type RoomRef = { id: number; name: string };

/** Raises alarms about the room itself. */
const raiseAlarmsAboutRoom = (
  ctx: CallCtx,
  { id, name }: RoomRef,
  kind: AlarmKind,
  userIds: readonly string[],
): Promise<void> =>
  raiseRoomAlarms(
    ctx,
    { kind, roomId: id, entryId: null, commentId: null, authorId: ctx.actor.userId, subject: name, excerpt: '' },
    userIds,
  );

/** Makes a user a member, unless the room is full or the user is in too many rooms. The room must be locked. */
async function admit(ctx: CallCtx, roomId: number, userId: string): Promise<void> {
  const joinInfo = (await findJoinInfo(ctx.db, roomId)) ?? refuse('NOT_FOUND');
  if (joinInfo.member_count >= MEMBER_LIMIT) refuse('ROOM_FULL');
  await refuseManyRooms(ctx, userId);
  await deleteCandidate(ctx.db, roomId, userId);
  await insertMember(ctx.db, { room_id: roomId, user_id: userId, is_admin: false, joined_at: ctx.now() });
}

/** Users who decide about a request: admins who want alarms, or permission M where there is no admin. */
async function listDeciders({ db }: CallCtx, roomId: number): Promise<string[]> {
  const admins = (await listAudience(db, roomId)).filter(({ is_admin }) => is_admin);
  if (admins.length === 0) return listManagers(db);
  return admins.filter(({ alarm_mode }) => alarm_mode !== 'N').map(({ user_id }) => user_id);
}

/** The answer of a join, with a message that says whether the user joined or only asked. */
const joinAnswer = (projectId: number, joinStatus: 'M' | 'W', message: MessageKey): CallResult<Calls['join']> => ({
  data: [{ projectId, joinStatus }],
  message: messageText(message),
});

/**
 * Joins an open room, or requests membership where an admin must approve (D-36). Invited users become members at once.
 * A second request while the first one waits is refused.
 */
export const join: Handler<Calls['join']> = async (ctx, { ProjectId }) => {
  const { db, actor } = ctx;
  const exists = await lockRoomRow(db, ProjectId);
  const joinInfo = (exists && (await findJoinInfo(db, ProjectId))) || refuse('NOT_FOUND');
  const members = await listAudience(db, ProjectId);
  if (members.some(({ user_id }) => user_id === actor.userId)) {
    return joinAnswer(ProjectId, JoinStatus.Member, 'workspace.join.member');
  }
  if (joinInfo.archived_at) refuse('NOT_FOUND');
  const candidate = await findCandidate(db, ProjectId, actor.userId);
  if (candidate?.status === JoinStatus.Waiting) {
    refuse('FIELD_REQUIRED', { field: 'ProjectId', message: 'workspace.join.waiting' });
  }
  if (joinInfo.needs_approval && candidate?.status !== JoinStatus.Invited) {
    await putCandidate(db, {
      room_id: ProjectId,
      user_id: actor.userId,
      status: JoinStatus.Waiting,
      created_at: ctx.now(),
    });
    await raiseAlarmsAboutRoom(ctx, joinInfo, AlarmKind.Request, await listDeciders(ctx, ProjectId));
    await notifyAllMembers(db, ProjectId, [actor.userId]);
    return joinAnswer(ProjectId, JoinStatus.Waiting, 'workspace.join.requested');
  }
  await admit(ctx, ProjectId, actor.userId);
  await writeRecord(ctx, { roomId: ProjectId, userId: actor.userId, action: 'join' });
  await notifyAllMembers(db, ProjectId);
  return joinAnswer(ProjectId, JoinStatus.Member, 'workspace.join.done');
};

/** Withdraws the caller's own request, or declines an invitation with a line in the record. Without either it is refused. */
export const withdraw: Handler<Calls['withdraw']> = async (ctx, { ProjectId }) => {
  const { db, actor } = ctx;
  if (!(await findCandidate(db, ProjectId, actor.userId))) refuse('REQUEST_DECIDED');
  await lockRoomRow(db, ProjectId);
  // An admin may have decided while this call waited for the lock.
  const candidate = (await findCandidate(db, ProjectId, actor.userId)) ?? refuse('REQUEST_DECIDED');
  await deleteCandidate(db, ProjectId, actor.userId);
  if (candidate.status === JoinStatus.Invited) {
    await writeRecord(ctx, { roomId: ProjectId, userId: actor.userId, action: 'refuse' });
  }
  await notifyAllMembers(db, ProjectId, [actor.userId]);
};

/** The names of users as the record shows them. */
async function namesOf({ db }: CallCtx, userIds: readonly string[]): Promise<string> {
  const people = await listActiveStaff(db, userIds);
  return people.map(({ user_name }) => user_name).join(', ');
}

/** Locks the room of a waiting request. Refused when another admin has already decided. */
async function lockRequest(ctx: CallCtx, roomId: number, userId: string): Promise<RoomRef> {
  const room = await lockRoomFor(ctx, roomId, 'members');
  refuseArchived(room, 'members');
  const candidate = await findCandidate(ctx.db, room.id, userId);
  if (candidate?.status !== JoinStatus.Waiting) refuse('REQUEST_DECIDED');
  return room;
}

/** Accepts a waiting request. */
export const approve: Handler<Calls['approve']> = async (ctx, { ProjectId, MemberUserId }) => {
  const room = await lockRequest(ctx, ProjectId, MemberUserId);
  await admit(ctx, room.id, MemberUserId);
  const people = await listActiveStaff(ctx.db, [MemberUserId]);
  await recordDecision(ctx, room, { action: 'approve', kind: AlarmKind.Approval }, people);
};

/** Refuses a waiting request. */
export const refuseRequest: Handler<Calls['refuse']> = async (ctx, { ProjectId, MemberUserId }) => {
  const room = await lockRequest(ctx, ProjectId, MemberUserId);
  await deleteCandidate(ctx.db, room.id, MemberUserId);
  const detail = await namesOf(ctx, [MemberUserId]);
  await writeRecord(ctx, { roomId: room.id, userId: ctx.actor.userId, action: 'refuse', detail });
  await notifyAllMembers(ctx.db, room.id, [MemberUserId]);
};

type Person = { user_id: string; user_name: string };

/** Writes a line of the record and raises an alarm for each person; does nothing without people. */
async function recordDecision(
  ctx: CallCtx,
  room: RoomRef,
  { action, kind }: { action: 'approve' | 'invite'; kind: AlarmKind },
  people: readonly Person[],
): Promise<void> {
  if (people.length === 0) return;
  const userIds = people.map(({ user_id }) => user_id);
  const detail = people.map(({ user_name }) => user_name).join(', ');
  await writeRecord(ctx, { roomId: room.id, userId: ctx.actor.userId, action, detail });
  await raiseAlarmsAboutRoom(ctx, room, kind, userIds);
  await notifyAllMembers(ctx.db, room.id, userIds);
}

/**
 * Invites active staff who are neither in the room nor invited. Users with a waiting request become members at once.
 * Refused when nobody is left.
 */
export const invite: Handler<Calls['invite']> = async (ctx, { ProjectId, MemberUserIds }) => {
  const room = await lockRoomFor(ctx, ProjectId, 'members');
  if (MemberUserIds.length === 0) {
    refuse('FIELD_REQUIRED', { field: 'MemberUserIds', message: 'workspace.invite.none' });
  }
  if (MemberUserIds.length > MEMBER_LIMIT) refuse('ROOM_FULL');
  refuseArchived(room, 'members');
  const members = new Set((await listAudience(ctx.db, room.id)).map(({ user_id }) => user_id));
  const invited = (await listActiveStaff(ctx.db, MemberUserIds)).filter(({ user_id }) => !members.has(user_id));
  const waiting: typeof invited = [];
  const toInvite: typeof invited = [];
  for (const person of invited) {
    const candidate = await findCandidate(ctx.db, room.id, person.user_id);
    if (candidate?.status === JoinStatus.Waiting) waiting.push(person);
    if (!candidate) toInvite.push(person);
  }
  if (waiting.length + toInvite.length === 0) {
    refuse('FIELD_REQUIRED', { field: 'MemberUserIds', message: 'workspace.invite.nobody' });
  }
  for (const { user_id } of waiting) await admit(ctx, room.id, user_id);
  for (const { user_id } of toInvite) {
    await putCandidate(ctx.db, { room_id: room.id, user_id, status: JoinStatus.Invited, created_at: ctx.now() });
  }
  await recordDecision(ctx, room, { action: 'approve', kind: AlarmKind.Approval }, waiting);
  await recordDecision(ctx, room, { action: 'invite', kind: AlarmKind.Invitation }, toInvite);
};

/** Cancels an invitation; without one it is refused. */
export const cancelInvite: Handler<Calls['cancelInvite']> = async (ctx, { ProjectId, MemberUserId }) => {
  const room = await lockRoomFor(ctx, ProjectId, 'members');
  refuseArchived(room, 'members');
  const candidate = await findCandidate(ctx.db, room.id, MemberUserId);
  if (candidate?.status !== JoinStatus.Invited) refuse('REQUEST_DECIDED');
  await deleteCandidate(ctx.db, room.id, MemberUserId);
  const detail = await namesOf(ctx, [MemberUserId]);
  await writeRecord(ctx, { roomId: room.id, userId: ctx.actor.userId, action: 'inviteCancel', detail });
  await notifyAllMembers(ctx.db, room.id, [MemberUserId]);
};
