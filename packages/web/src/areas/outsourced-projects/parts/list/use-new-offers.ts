import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { openOffers } from '../../api.ts';

const newestOf = (moments: readonly string[]): string => moments.toSorted().at(-1) ?? '';

/**
 * The offers that were posted since the contractor opened the list. They are counted, and come into the list when the
 * user asks for them (D-305).
 */
export function useNewOffers(enabled: boolean) {
  const offers = useQuery({ ...openOffers, enabled });
  const posted = offers.data?.data.map(({ postedDtm }) => postedDtm);
  const [seen, setSeen] = useState<string | null>(null);
  // Set only after the fetch, because a cached response would count listed offers as new.
  if (posted && seen === null && !offers.isFetching) setSeen(newestOf(posted));
  const isNew = useCallback(
    ({ status, postedDtm }: Pick<ProjectRow, 'status' | 'postedDtm'>) =>
      seen !== null && status === ProjectStatus.Open && postedDtm > seen,
    [seen],
  );
  return {
    isNew,
    count: offers.data?.data.filter(isNew).length ?? 0,
    refetch: offers.refetch,
    show: () => setSeen(newestOf(posted ?? [])),
  };
}
