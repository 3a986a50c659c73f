import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import type { InternalInfo, InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import type { CopiedFields } from '@portal/contract/areas/project/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { Actor } from '@portal/contract/core/actor';
import type { CallRequest } from '@portal/contract/core/call';
import type { YesNo } from '@portal/contract/core/formats';
import type { ChangeReason } from '@portal/contract/core/forms';
import { countRequest, listRequest } from '@portal/contract/core/list-request';
import { ViewList } from '@portal/contract/core/saved-views';
import { internalConditionFields } from '#areas/project/public/condition-params.ts';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { CountQuery } from '#kit/list/use-counts.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { viewsQuery } from '#kit/views/api.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { internalSearch } from './search.ts';

const KIND = 'internal-projects';
/** The query key of the list. */
export const internalListKey = [KIND, 'list'] as const;

type Address = AddressOf<typeof internalSearch>;

/** The filter for waiting work (LISTS-21). */
const todoFields = ({ todo, scope }: Address) => ({ SearchTodo: todo, SearchScope: scope });
const filterFields = (address: Address) => ({ ...todoFields(address), ...internalConditionFields(address) });
const listRequestOf = (address: Address) => ({
  ...listRequest(address),
  ...filterFields(address),
  SearchStatuses: address.states,
});
const countRequestOf = (address: Address) => ({ ...countRequest(address), ...filterFields(address) });

/** The query for one page of the list (INT-05 to INT-07). */
const internalProjects = (address: Address): ListQuery<InternalRow> => ({
  queryKey: [...internalListKey, listRequestOf(address)],
  ...listCall('MizeConstruction/all-construction-list', listRequestOf(address)),
});

const internalCounts = (address: Address): CountQuery => ({
  queryKey: [KIND, 'counts', countRequestOf(address)],
  queryFn: ({ signal }) => call('MizeConstruction/construction-status-count', countRequestOf(address), { signal }),
});

/** The queries of the list page /projects/mizelist. */
export const internalList = (actor: Actor) => ({
  search: internalSearch,
  query: internalProjects,
  counts: internalCounts,
  also: () => [viewsQuery(ViewList.Internal)],
  may: mayUseInternalProjects(actor),
  viewList: mayUseInternalProjects(actor) ? ViewList.Internal : undefined,
});

/** Reads the project as it is stored now. Returns null when the response is empty. */
export async function readProject(id: number | string, signal?: AbortSignal): Promise<InternalInfo | null> {
  const { data } = await call('MizeConstruction/construction-info', { Id: id }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** The source from which the detail page reads a project. */
export const projectSource = { kind: KIND, read: readProject } as const;

/** Registers a project. */
export const registerProject = (
  request: CallRequest<CallByPath['MizeConstruction/construction-add']>,
  idempotencyKey: string,
) => call('MizeConstruction/construction-add', request, { idempotencyKey });

/** Saves an edit. */
export const editProject = (
  request: CallRequest<CallByPath['MizeConstruction/construction-edit']>,
  idempotencyKey: string,
) => call('MizeConstruction/construction-edit', request, { idempotencyKey });

/** The project as the user saw it when they decided on a step. */
type DecidedOn = Pick<InternalRow, 'id' | 'version'>;

/** The request fields of every step. A step on a version that is no longer stored is refused (D-210). */
const stepOn = ({ id, version }: DecidedOn) => ({ Id: id, Version: version });

/** Completes a project. */
export const completeProject = (project: DecidedOn) =>
  call('MizeConstruction/construction-complete', { ...stepOn(project), Status: InternalStatus.Completed });

/** Cancels a project with a memo. */
export const cancelProject = (project: DecidedOn, memo: string) =>
  call('MizeConstruction/construction-cancel-update', {
    ...stepOn(project),
    Status: InternalStatus.Canceled,
    cancelMemo: memo,
  });

/** Confirms (Y) or reopens (N) the materials of a project. */
export const toggleMaterials = (project: DecidedOn, status: YesNo, reasons: ChangeReason[]) =>
  call('MizeConstruction/construction-materials-yn', {
    ...stepOn(project),
    Status: status,
    MizeChangeReasons: reasons,
  });

/** Deletes a project. */
export const removeProject = (project: DecidedOn, idempotencyKey: string, DeleteReason: string) =>
  call('MizeConstruction/construction-delete', { ...stepOn(project), DeleteReason }, { idempotencyKey });

/** Requests a token that identifies the project in a URL (D-84). */
export async function makeCopyToken(id: number): Promise<string> {
  const { data } = await call('MizeConstruction/construction-copy-token', { Id: id });
  return data[0]?.token ?? '';
}

/** Reads the fields to copy from the project behind the token (D-84). */
export async function openCopy(token: string): Promise<CopiedFields | null> {
  const { data } = await call('MizeConstruction/construction-copy-open', { Data: token });
  return data[0] ?? null;
}
