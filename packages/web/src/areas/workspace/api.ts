import { ROOM_PAGE, type RoomScope } from '@portal/contract/areas/workspace/kinds';
import type { RoomInfo, RoomRow, SideRoom } from '@portal/contract/areas/workspace/shapes';
import type { TabCounts } from '@portal/contract/areas/workspace-entries/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { joinValues } from '@portal/contract/core/formats';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { ownRoomsKey, roomKey, workspaceKey } from './public/workspace-keys.ts';

/** The user's own rooms, newest first (WORK-10). */
export const ownRoomsQuery = queryOptions<SideRoom[]>({
  queryKey: ownRoomsKey,
  queryFn: async ({ signal }) => (await call('Project/left-project-list', {}, { signal })).data,
});

/** One room as this member sees it, null when the user is no member. */
export const roomQuery = (projectId: number) =>
  queryOptions<RoomInfo | null>({
    queryKey: [...roomKey(projectId), 'info'],
    queryFn: async ({ signal }) => {
      const { data } = await call('Project/project-info', { ProjectId: projectId }, { signal });
      return data[0] ?? null;
    },
  });

/** How many open tasks and files of a room the user sees. */
export const tabCountsQuery = (projectId: number) =>
  queryOptions<TabCounts | null>({
    queryKey: [...roomKey(projectId), 'tab-counts'],
    queryFn: async ({ signal }) =>
      (await call('Project/tab-count-info', { ProjectId: projectId }, { signal })).data[0] ?? null,
  });

/** The rooms of a scope that match a keyword, page by page. */
export const roomsQuery = (scope: RoomScope, key: string) =>
  infiniteQueryOptions({
    queryKey: [...workspaceKey, 'rooms', scope, key],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<RoomRow[]> => {
      const request = { SearchScope: scope, SearchKey: key, After: pageParam };
      return (await call('Project/project-list', request, { signal })).data;
    },
    getNextPageParam: (page) => (page.length < ROOM_PAGE ? undefined : page.at(-1)?.projectId),
  });

/** The join requests that this admin can answer, for one room or with 0 for all. */
export const requestsQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...workspaceKey, 'requests', projectId],
    queryFn: async ({ signal }) =>
      (await call('Project/project-request-list', { ProjectId: projectId }, { signal })).data,
  });

/** The members of a room, admins first. Admins also get the invited users. */
export const membersQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...roomKey(projectId), 'members'],
    queryFn: async ({ signal }) =>
      (await call('Project/project-member-list', { ProjectId: projectId }, { signal })).data,
  });

/** The staff members who can be invited. */
export const staffQuery = (projectId: number, key: string) =>
  queryOptions({
    queryKey: [...roomKey(projectId), 'staff', key],
    queryFn: async ({ signal }) => {
      const request = { ProjectId: projectId, SearchKey: key };
      return (await call('Project/project-staff-list', request, { signal })).data;
    },
  });

/** The history of members and settings of a room, newest first. */
export const roomHistoryQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: [...roomKey(projectId), 'record'],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      (await call('Project/project-record-list', { ProjectId: projectId, After: pageParam }, { signal })).data,
    getNextPageParam: (page) => (page.length < ROOM_PAGE ? undefined : page.at(-1)?.recordId),
  });

/** Creates a room. */
export const addRoom = (request: CallRequest<CallByPath['Project/project-add']>, idempotencyKey: string) =>
  call('Project/project-add', request, { idempotencyKey });

/** Saves the settings of a room. */
export const editRoom = (request: CallRequest<CallByPath['Project/project-edit']>, idempotencyKey: string) =>
  call('Project/project-edit', request, { idempotencyKey });

/** The user's membership status after joining or requesting to join. */
export type JoinResult = CallBody<CallByPath['Project/project-join']>['data'][number];

/** Joins a room, or requests to join where an admin has to approve. */
export const joinRoom = async (projectId: number): Promise<JoinResult | undefined> =>
  (await call('Project/project-join', { ProjectId: projectId })).data[0];

type Path = keyof CallByPath;
type Request<P extends Path> = CallRequest<CallByPath[P]>;

/** Calls on a room that return no data. */
type RoomActionPath =
  | 'Project/project-join-cancel'
  | 'Project/project-take-over'
  | 'Project/project-leave'
  | 'Project/project-archive'
  | 'Project/project-delete'
  | 'Project/project-alarm-set';
/** Sends an action on a room. */
export const sendRoomAction = <P extends RoomActionPath>(path: P, request: Request<P>) => call(path, request);

/** Calls with which an admin changes a member, an invitation or a join request. */
export type MemberActionPath =
  | 'Project/project-request-approve'
  | 'Project/project-request-refuse'
  | 'Project/project-admin-add'
  | 'Project/project-admin-delete'
  | 'Project/project-member-delete'
  | 'Project/project-invite-cancel';
/** Sends an action of an admin on a member. */
export const sendMemberAction = (path: MemberActionPath, projectId: number, userId: string) =>
  call(path, { ProjectId: projectId, MemberUserId: userId });

/** Invites staff. A person who had requested to join becomes a member at once. */
export const inviteStaff = (projectId: number, userIds: readonly string[]) =>
  call('Project/project-invite', { ProjectId: projectId, MemberUserIds: joinValues(userIds) });
