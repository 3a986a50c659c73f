import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { useQuery } from '@tanstack/react-query';
import { useUnsent } from '#areas/site-queue/public/use-unsent.ts';
import { readSession } from '#lib/session.ts';
import { seenVisits } from '../parts/seen-visits.ts';
import { useServerNow } from '../parts/use-server-now.ts';
import { visitDayOf } from '../parts/visit-days.ts';
import { visitsQuery } from './visits-query.ts';

/** The visits of a project's award, with those on this device, and what may be registered today. */
export function useVisits(project: ProjectInfo) {
  const loaded = useQuery(visitsQuery(project.id));
  const page = loaded.data?.meta;
  const now = useServerNow(page?.nowDtm ?? '', loaded.dataUpdatedAt);
  const unsent = useUnsent();
  const waiting = (unsent?.idle ?? []).filter(({ awardId, state }) => awardId === page?.awardId && state === 'waiting');
  const visits = seenVisits(loaded.data?.data ?? [], waiting, readSession()?.userName ?? '');
  const day = page && visitDayOf(project.mizeStatus, page, visits, now);
  return { loaded, page, day, now };
}
export type Visits = ReturnType<typeof useVisits>;

/** The visits of a project's award, as its record lists them. */
export const useVisitList = (projectId: number) => useQuery(visitsQuery(projectId));
