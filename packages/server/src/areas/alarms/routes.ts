import type { alarmCalls } from '@portal/contract/areas/alarms/calls';
import type { Routes } from '../../http/handlers.ts';
import { listAlarms } from './list-alarms.ts';
import { markAllRead } from './mark-all-read.ts';

export const alarmRoutes: Routes<typeof alarmCalls> = { listAlarms, markAllRead };
