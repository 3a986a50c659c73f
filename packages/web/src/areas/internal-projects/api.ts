import type { CopiedFields, InternalInfo, InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import type { YesNo } from '@portal/contract/core/formats';
import type { ChangeReason } from '@portal/contract/core/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logFailure } from '../../lib/failures.ts';
import type { ListAddress } from '../../lib/list-address.ts';

const KIND = 'internal-projects';

/** One page of the list; the rows before stay until the next ones are there (INT-05 to INT-07). */
export function useInternalList(address: ListAddress) {
  return useQuery<{ data: InternalRow[]; meta: { totalCount: number } }>({
    queryKey: [KIND, 'list', address],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const request = {
        Page: address.page,
        PageSize: address.size,
        SearchActiveStatus: address.status,
        SearchType: address.type,
        SearchKey: address.key,
      };
      try {
        return await call('MizeConstruction/all-construction-list', request, { signal });
      } catch (error) {
        // Failures of lists are for the console; the page draws a quiet bar (LISTS-14).
        if (!signal.aborted) logFailure('internal project list', error);
        throw error;
      }
    },
  });
}

/** The project as it is now, or null when the answer is empty. */
export async function readProject(id: number | string, signal?: AbortSignal): Promise<InternalInfo | null> {
  const { data } = await call('MizeConstruction/construction-info', { Id: id }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** The internal projects of the detail page (INT-51). */
export const projectSource = { kind: KIND, read: readProject } as const;

/** Registers a project (I1). */
export const registerProject = (
  request: CallRequest<CallByPath['MizeConstruction/construction-add']>,
  idempotencyKey: string,
) => call('MizeConstruction/construction-add', request, { idempotencyKey });

/** Saves an edit (I2). */
export const editProject = (
  request: CallRequest<CallByPath['MizeConstruction/construction-edit']>,
  idempotencyKey: string,
) => call('MizeConstruction/construction-edit', request, { idempotencyKey });

/** Completes (I3). */
export const completeProject = (id: number) =>
  call('MizeConstruction/construction-complete', { Id: id, Status: InternalStatus.Completed });

/** Cancels with a memo (I4). */
export const cancelProject = (id: number, memo: string) =>
  call('MizeConstruction/construction-cancel-update', { Id: id, Status: InternalStatus.Canceled, cancelMemo: memo });

/** Confirms (Y) or reopens (N) the materials (I5, I6). */
export const toggleMaterials = (id: number, status: YesNo, reasons: ChangeReason[]) =>
  call('MizeConstruction/construction-materials-yn', { Id: id, Status: status, MizeChangeReasons: reasons });

/** Deletes (I7). */
export const removeProject = (id: number) => call('MizeConstruction/construction-delete', { Id: id });

/** A token that stands for the project in an address (D-84). */
export async function makeCopyToken(id: number): Promise<string> {
  const { data } = await call('MizeConstruction/construction-copy-token', { Id: id });
  return data[0]?.token ?? '';
}

/** What a copy takes over of the project that the token stands for (INT-26, D-84). */
export async function openCopy(token: string): Promise<CopiedFields | null> {
  const { data } = await call('MizeConstruction/construction-copy-open', { Data: token });
  return data[0] ?? null;
}
