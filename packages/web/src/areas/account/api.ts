import type { OwnSession } from '@portal/contract/areas/account/calls';
import type { CallByPath } from '@portal/contract/calls';
import type { CallBody } from '@portal/contract/core/call';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { readSession, type StoredSession, storeSession } from '#lib/session.ts';

/** The query key of everything about the own account. */
export const accountKey = ['account'] as const;

/**
 * Reads the user of this tab (SHELL-31), with a token for the outside system of `topMenuId` (D-15). The request names
 * the user in a field of its own (D-128).
 */
export async function readOwnUser({ signal, topMenuId = 0 }: { signal?: AbortSignal; topMenuId?: number } = {}) {
  const request = { UserId: readSession()?.userId ?? '', TopMenuId: topMenuId };
  return (await call('User/user-my-info', request, signal ? { signal } : {})).user;
}

/** The signed-in user, with their telephone number ('' when there is none). */
export type Me = { session: StoredSession | null; phone: string };

/** Stores the signed-in user in the session, as the server answered them. */
export function storeMe(user: CallBody<CallByPath['User/user-my-info']>['user']): Me {
  storeSession(user);
  return { session: readSession(), phone: user.UserPhone };
}

/** The query of the signed-in user. */
export const meQuery = {
  queryKey: [...accountKey, 'me'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Me> => storeMe(await readOwnUser({ signal })),
};

/** The query of the own record (ME-09). */
export const ownRecord = queryOptions({
  queryKey: [...accountKey, 'own'],
  queryFn: ({ signal }) => readOwnUser({ signal }),
});

/** The fields that users change in their own record (ME-02). */
export type OwnDraft = { AdminName: string; Password: string; CurrentPassword: string; Position: string };

const editRequest = (draft: OwnDraft) => ({ ...draft, UserId: readSession()?.userId ?? '' });

/** Saves the own record of a contractor's user (ME-10). */
export const editPartner = (draft: OwnDraft, idempotencyKey: string) =>
  call('User/user-my-edit', editRequest(draft), { idempotencyKey });

/** Saves the own record of a staff user (ME-11). */
export const editStaff = (draft: OwnDraft, idempotencyKey: string) =>
  call('User/mize-user-my-edit', editRequest(draft), { idempotencyKey });

/** The query of the browsers in which the user is signed in. */
export const ownSessions = queryOptions<OwnSession[]>({
  queryKey: [...accountKey, 'sessions'],
  queryFn: async ({ signal }) => (await call('User/my-session-list', {}, { signal })).data,
});

/** Signs the user out in all browsers but this one. */
export const endOtherSessions = () => call('User/my-session-end-others');

/** Signs the user out in one browser. */
export const endOwnSession = (sessionId: number) => call('User/my-session-end', { SessionId: sessionId });
