import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { seoulTime } from '@portal/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { clockOffset } from '#lib/device/server-clock.ts';
import { openOffers } from '../../api.ts';

type Offer = Pick<ProjectRow, 'status' | 'postedDtm'>;

const newestOf = (rows: readonly Offer[], start = ''): string =>
  [start, ...rows.map(({ postedDtm }) => postedDtm)].toSorted().at(-1) ?? start;

/** Now by the server's clock, and never before what the list already shows. */
const openingOf = (rows: readonly Offer[]): string => newestOf(rows, seoulTime(new Date(Date.now() + clockOffset())));

/**
 * The offers that were posted since the contractor opened the list. They are counted, and come into the list when the
 * user asks for them (D-305). They are read only after a change, since the list itself has the others.
 */
export function useNewOffers() {
  const { data, refetch } = useQuery({ ...openOffers, enabled: false });
  const [seen, setSeen] = useState<string | null>(null);
  const isNew = useCallback(
    ({ status, postedDtm }: Offer) => seen !== null && status === ProjectStatus.Open && postedDtm > seen,
    [seen],
  );
  return {
    isNew,
    count: data?.data.filter(isNew).length ?? 0,
    refetch,
    /** Begins with the rows of the opened list, once they are there. */
    begin: useCallback((rows: readonly Offer[]) => setSeen((before) => before ?? openingOf(rows)), []),
    show: () => setSeen((before) => newestOf(data?.data ?? [], before ?? '')),
  };
}
