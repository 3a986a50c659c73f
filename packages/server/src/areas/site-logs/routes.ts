import type { siteLogCalls } from '@portal/contract/areas/site-logs/calls';
import type { Routes } from '#http/handler-types.ts';
import { listLogs } from './read-logs.ts';
import { addLog, editLog } from './write-log.ts';

/** The handlers of the calls of 작업일보. */
export const siteLogRoutes: Routes<typeof siteLogCalls> = { listLogs, addLog, editLog };
