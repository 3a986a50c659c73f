import type { ManagerInfo, ManagerRow } from '@portal/contract/areas/managers/calls';
import type { CallByPath } from '@portal/contract/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import type { CallRequest } from '@portal/contract/core/call';
import { countRequest, listRequest } from '@portal/contract/core/list-request';
import { lookupQuery } from '#areas/lookups/public/lookup-query.ts';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { CountQuery } from '#kit/list/use-counts.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { makeKey } from '#lib/make-key.ts';
import { managerSearch, ownManagerSearch } from './search.ts';

const KIND = 'managers';
/** The query key of all pages of the list. */
export const managerListKey = [KIND, 'list'] as const;

/** One page of the list (MGR-02 to MGR-10). */
const managers = (address: AddressOf<typeof managerSearch>): ListQuery<ManagerRow> => ({
  queryKey: [...managerListKey, address],
  ...listCall('Manager/all-manager-list', { ...listRequest(address), CompanyId: address.company_id }),
});

/** The number of managers in each state, whatever the chosen one (D-274). */
function managerCounts(address: AddressOf<typeof managerSearch>): CountQuery {
  const request = { ...countRequest(address), CompanyId: address.company_id };
  return {
    queryKey: [KIND, 'counts', request],
    queryFn: ({ signal }) => call('Manager/all-manager-status-count', request, { signal }),
  };
}

/** Search and query of /managers/list. Staff see the managers of all companies, contractors those of their own. */
export const managerList = (actor: Actor) => ({
  search: isStaff(actor) ? managerSearch : ownManagerSearch,
  query: managers,
  counts: managerCounts,
  also: () => (isStaff(actor) ? [lookupQuery('companies')] : []),
});

/** Reads a manager, deleted ones too. Returns null when the response is empty. */
export async function readManager(userId: string, signal?: AbortSignal): Promise<ManagerInfo | null> {
  const { data } = await call('Manager/manager-info', { UserId: userId }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** The source of the records of the detail page. */
export const managerSource = { kind: KIND, read: readManager } as const;

/** Whether a manager already has this number (D-103). */
export async function isTakenPhone(userPhone: string, signal: AbortSignal): Promise<boolean> {
  return (await call('Manager/check-phone', { userPhone }, { signal })).data.length > 0;
}

/** Registers a manager. */
export const registerManager = (request: CallRequest<CallByPath['Manager/manager-add']>, idempotencyKey: string) =>
  call('Manager/manager-add', request, { idempotencyKey });

/** Saves an edit. */
export const editManager = (request: CallRequest<CallByPath['Manager/manager-edit']>, idempotencyKey: string) =>
  call('Manager/manager-edit', request, { idempotencyKey });

/** Deletes a manager. Their sessions end at once. */
export const removeManager = ({ userId }: Pick<ManagerRow, 'userId'>, idempotencyKey = makeKey(), DeleteReason = '') =>
  call('Manager/manager-delete', { UserId: userId, DeleteReason }, { idempotencyKey });

/** Undoes the deletion of a manager. */
export const restoreManager = ({ userId }: Pick<ManagerRow, 'userId'>, idempotencyKey = makeKey(), DeleteReason = '') =>
  call('Manager/manager-no-delete', { UserId: userId, DeleteReason }, { idempotencyKey });
