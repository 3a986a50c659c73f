import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { call } from '#lib/call.ts';
import { visitsKey } from './public/visits-key.ts';

type Abortable = { signal: AbortSignal };

/** The arrivals at the site of a project, with what its page needs. */
export const visitsQuery = (projectId: number) => ({
  queryKey: visitsKey(projectId),
  queryFn: ({ signal }: Abortable) => call('Site/visit-list', { Id: projectId }, { signal }),
});

/** The sites of a day and of the next one; '' for today. */
export const sitesQuery = (day: string) => ({
  queryKey: ['site', 'day', day] as const,
  queryFn: ({ signal }: Abortable) => call('Site/visit-today', { Day: day }, { signal }),
});

/** Registers an arrival. */
export const arrive = (entry: CallRequest<CallByPath['Site/visit-arrive']>) => call('Site/visit-arrive', entry);
/** Registers the end of work. */
export const leave = (entry: CallRequest<CallByPath['Site/visit-leave']>) => call('Site/visit-leave', entry);
