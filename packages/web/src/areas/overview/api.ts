import type { ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import { type Actor, isPartner } from '@portal/contract/core/actor';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { pageAge } from '#lib/page-opened.ts';
import { storedOwner } from './parts/stored-owner.ts';

/** The query of the overview of staff. */
export const staffOverview = (SearchOwner: ProjectOwner) =>
  queryOptions({
    queryKey: ['overview', SearchOwner],
    queryFn: async ({ signal }) => (await call('Overview/overview-info', { SearchOwner }, { signal })).data[0] ?? null,
    placeholderData: keepPreviousData,
    staleTime: pageAge,
  });

/** The query of a contractor's year. */
export const partnerOverview = queryOptions({
  queryKey: ['overview', 'partner'],
  queryFn: async ({ signal }) => (await call('Overview/overview-partner-info', {}, { signal })).data[0] ?? null,
  staleTime: pageAge,
});

/** Starts the query that the page needs first. */
export const prefetchOverview = (client: QueryClient, actor: Actor): Promise<void> =>
  isPartner(actor) ? client.prefetchQuery(partnerOverview) : client.prefetchQuery(staffOverview(storedOwner.read()));
