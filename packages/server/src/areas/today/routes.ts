import type { todayCalls } from '@portal/contract/areas/today/calls';
import type { Routes } from '#http/handlers.ts';
import { listToday } from './list-today.ts';

/** The handlers of the calls of '오늘 할 일'. */
export const todayRoutes: Routes<typeof todayCalls> = { listToday };
