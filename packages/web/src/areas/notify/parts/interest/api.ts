import type { Interest } from '@portal/contract/areas/notify/interest-calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export type StoredInterest = Pick<Interest, 'areas' | 'trades'>;

/** The ids of the chosen areas and trades. */
export type ChosenInterest = { areas: readonly string[]; trades: readonly string[] };

/** Where and of which trades the user looks for work. */
export const interestQuery = queryOptions({
  queryKey: ['interest'],
  queryFn: async ({ signal }): Promise<StoredInterest | null> =>
    (await call('Notify/interest-info', {}, { signal })).data[0] ?? null,
});

const idsOf = (ids: readonly string[]) => ids.map((Id) => ({ Id }));

/** Saves where and of which trades the user looks for work. */
export const saveInterest = ({ areas, trades }: ChosenInterest) =>
  call('Notify/interest-save', { Areas: idsOf(areas), Trades: idsOf(trades) });
