import type { workspaceCalls } from '@portal/contract/areas/workspace/calls';
import { JoinStatus, MEMBER_LIMIT, RoomScope } from '@portal/contract/areas/workspace/kinds';
import { mayInRoom } from '@portal/contract/areas/workspace/policy';
import { isManager } from '@portal/contract/core/actor';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { findRoom } from './public/room-access.ts';
import {
  listInvited,
  listMembers as listMemberRows,
  listRequests as listRequestRows,
  listStaffOutside,
} from './queries/members.ts';
import { findRoomInfo, listRecord as listRecordRows, listRooms, listSideRooms } from './queries/rooms.ts';
import { viewListed, viewMember, viewPerson, viewRecord, viewRequest, viewRoom } from './view.ts';

type Calls = typeof workspaceCalls;

/** Lists the caller's own rooms for the side column (WORK-10, D-39). */
export const listSide: Handler<Calls['listSide']> = async ({ db, actor }) =>
  (await listSideRooms(db, actor.userId)).map((room) => ({
    projectId: room.id,
    name: room.name,
    color: room.color,
    homeTabType: room.home_tab,
    newCount: room.new_count,
  }));

/** A page of rooms (WORK-28). Only permission M sees rooms without an admin. */
export const list: Handler<Calls['list']> = async ({ db, actor }, { SearchScope, SearchKey, After }) => {
  if (SearchScope === RoomScope.Ownerless && !isManager(actor)) return [];
  const query = { userId: actor.userId, scope: SearchScope, keyword: SearchKey.trim(), after: After };
  return (await listRooms(db, query)).map(viewListed);
};

/** Answers a room of the caller with its settings. */
export const read: Handler<Calls['read']> = async ({ db, actor }, { ProjectId }) =>
  viewRoom((await findRoomInfo(db, ProjectId, actor.userId)) ?? refuse('NOT_FOUND'));

/** Lists members; admins also see invited users. */
export const listMembers: Handler<Calls['listMembers']> = async (ctx, { ProjectId }) => {
  const room = await findRoom(ctx, ProjectId);
  const members = await listMemberRows(ctx.db, room.id);
  const invited = mayInRoom('members', room) ? await listInvited(ctx.db, room.id) : [];
  return [
    ...members.map((member) => viewMember({ ...member, joinStatus: JoinStatus.Member, since: member.joined_at })),
    ...invited.map((user) =>
      viewMember({ ...user, joinStatus: JoinStatus.Invited, is_admin: false, since: user.created_at }),
    ),
  ];
};

/** Lists requests that wait for the caller as an admin. */
export const listRequests: Handler<Calls['listRequests']> = async ({ db, actor }, { ProjectId }) =>
  (await listRequestRows(db, actor.userId, ProjectId)).map(viewRequest);

/** Lists staff that an admin can still invite. */
export const listStaff: Handler<Calls['listStaff']> = async (ctx, { ProjectId, SearchKey }) => {
  const room = await findRoom(ctx, ProjectId);
  if (!mayInRoom('members', room)) refuse('FORBIDDEN');
  return (await listStaffOutside(ctx.db, room.id, SearchKey.trim(), MEMBER_LIMIT)).map(viewPerson);
};

/** Lists changes of members and settings, newest first. */
export const listRecord: Handler<Calls['listRecord']> = async (ctx, { ProjectId, After }) => {
  const room = await findRoom(ctx, ProjectId);
  return (await listRecordRows(ctx.db, room.id, After)).map(viewRecord);
};
