import type { visitCalls } from '@portal/contract/areas/site/visit-calls';
import type { Routes } from '#http/handler-types.ts';
import { arrive, leave, listToday, listVisits } from './visits.ts';

/** The handlers of the calls of arrivals at sites. */
export const visitRoutes: Routes<typeof visitCalls> = { listVisits, arrive, leave, listToday };
