import type { ProjectInfo, ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ListAddress } from './parts/list-address.ts';

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

/** One project, or null when there is none for this user (OUT-86, OUT-89). A new `reload` asks again (OUT-87). */
export function useProject(id: string, reload: string) {
  const key = ['outsourced-projects', 'info', id] as const;
  return useQuery<ProjectInfo | null>({
    queryKey: [...key, reload],
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
    queryFn: async ({ signal }) => {
      try {
        const { data } = await call('Construction/construction-info', { Id: id }, { signal });
        return data[0] ?? null;
      } catch (error) {
        // A damaged address (400) and a hidden project (404) are both no project.
        if (error instanceof Refusal && (error.status === 404 || error.status === 400)) return null;
        if (!signal.aborted) logFailure('project', error);
        throw error;
      }
    },
  });
}

/** Posts or re-posts (T2, T3). */
export const postProject = (id: number) =>
  call('Construction/construction-post', { Id: id, Status: ProjectStatus.Open });

/** The current status code (D-65). */
export async function readCurrentStatus(id: number): Promise<string> {
  const { data } = await call('Construction/construction-check', { Id: id });
  return data[0]?.checkStatus ?? '';
}
