import type { overviewCalls } from '@portal/contract/areas/overview/calls';
import type { Routes } from '#http/handler-types.ts';
import { readForPartners, readForStaff } from './read-overview.ts';

/** The handlers of the calls of the overview. */
export const overviewRoutes: Routes<typeof overviewCalls> = { readForStaff, readForPartners };
