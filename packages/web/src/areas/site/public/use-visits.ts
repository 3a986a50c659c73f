import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { useQuery } from '@tanstack/react-query';
import { useUnsent } from '#areas/site-queue/public/use-unsent.ts';
import { useServerNow } from '../parts/use-server-now.ts';
import { visitDayOf } from '../parts/visit-days.ts';
import { visitsQuery } from './visits-query.ts';

/** The visits of a project's award as they are now, and what may be registered today. */
export function useVisits(project: ProjectInfo) {
  const loaded = useQuery(visitsQuery(project.id));
  const page = loaded.data?.meta;
  const now = useServerNow(page?.nowDtm ?? '', loaded.dataUpdatedAt);
  const day = page && visitDayOf(project.mizeStatus, page, loaded.data?.data ?? [], now);
  const unsent = useUnsent();
  const waiting = (unsent?.own ?? []).filter(({ awardId, state }) => awardId === page?.awardId && state === 'waiting');
  /** Whether an arrival, or an end, is on this device and not on the server yet. */
  const kept = {
    arrival: waiting.some(({ kind }) => kind === 'arrive'),
    end: waiting.some(({ kind }) => kind === 'leave'),
  };
  return { loaded, page, day, now, kept };
}
export type Visits = ReturnType<typeof useVisits>;

/** The visits of a project's award, as its record lists them. */
export const useVisitList = (projectId: number) => useQuery(visitsQuery(projectId));
