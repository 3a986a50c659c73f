import type { todayCalls } from '@portal/contract/areas/today/calls';
import type { Routes } from '#http/handler-types.ts';
import { listToday } from './list-today.ts';

/** The handlers of the calls of '오늘 할 일'. */
export const todayRoutes: Routes<typeof todayCalls> = { listToday };
