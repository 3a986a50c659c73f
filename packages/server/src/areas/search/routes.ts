import type { searchCalls } from '@portal/contract/areas/search/calls';
import type { Routes } from '#http/handler-types.ts';
import { find, listRecent } from './find-records.ts';

/** The handlers of the calls of '찾기'. */
export const searchRoutes: Routes<typeof searchCalls> = { find, listRecent };
