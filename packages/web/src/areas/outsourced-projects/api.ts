import type { ProjectInfo, ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logFailure } from '../../lib/failures.ts';
import type { ListAddress } from '../../lib/list-address.ts';

/** Which of the two list calls: the staff's or the partner-facing one (D-40). */
export type ListSource = 'staff' | 'partner';

const LIST_CALLS = {
  staff: 'Construction/all-construction-mize-list',
  partner: 'Construction/all-construction-partner-list',
} as const;

const listKey = ['outsourced-projects', 'list'] as const;

/** One page of a list; the rows before stay until the next ones are there. */
export function useProjectList(source: ListSource, address: ListAddress, enabled: boolean) {
  return useQuery<{ data: ProjectRow[]; meta: { totalCount: number } }>({
    queryKey: [...listKey, source, address],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const request = {
        Page: address.page,
        PageSize: address.size,
        SearchActiveStatus: address.status,
        SearchType: address.type,
        SearchKey: address.key,
        CompanyId: address.companyId,
      };
      try {
        return await call(LIST_CALLS[source], request, { signal });
      } catch (error) {
        // Failures of lists are for the console; the page draws a quiet bar (LISTS-14).
        if (!signal.aborted) logFailure('project list', error);
        throw error;
      }
    },
  });
}

/** The project as it is now, or null when the answer is empty. */
export async function readProject(id: number | string, signal?: AbortSignal): Promise<ProjectInfo | null> {
  const { data } = await call('Construction/construction-info', { Id: id }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** The outsourced projects of a detail page. */
export const projectSource = { kind: 'outsourced-projects', read: readProject } as const;

/** Posts or re-posts (T2, T3). */
export const postProject = (id: number) =>
  call('Construction/construction-post', { Id: id, Status: ProjectStatus.Open });

/** Withdraws with a memo (T6). */
export const withdrawProject = (id: number, memo: string) =>
  call('Construction/construction-withdrawal-update', { Id: id, withDrawalMemo: memo });

/** Cancels with a memo (T7). */
export const cancelProject = (id: number, memo: string) =>
  call('Construction/construction-cancel-update', { Id: id, Status: ProjectStatus.Canceled, cancelMemo: memo });

/** Completes with the contractor's scores (T8). */
export const completeProject = (id: number, scores: readonly { CheckId: number; Score: number }[]) =>
  call('Construction/construction-complete', { Id: id, Status: ProjectStatus.Completed, CheckLists: [...scores] });

/** Confirms the invoice (T10). */
export const confirmInvoice = (id: number) =>
  call('Construction/construction-billstatus-update', { Id: id, Status: ProjectStatus.Invoiced });

/** Marks the materials received (MT4). */
export const receiveMaterials = (id: number) => call('Construction/construction-material-update', { Id: id });

/** Saves the day of the contractor's invoice, 'YYYY-MM-DD' (T9). */
export const saveBillDate = (id: number, day: string) =>
  call('Construction/construction-billdate-update', { Id: id, BillDate: day });

/** The current status code (D-65). */
export async function readCurrentStatus(id: number): Promise<string> {
  const { data } = await call('Construction/construction-check', { Id: id });
  return data[0]?.checkStatus ?? '';
}

/** Saves an edit (CALLS-25). */
export const editProject = (
  request: CallRequest<CallByPath['Construction/construction-edit']>,
  idempotencyKey: string,
) => call('Construction/construction-edit', request, { idempotencyKey });
