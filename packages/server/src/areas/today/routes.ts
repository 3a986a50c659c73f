import type { todayCalls } from '@portal/contract/areas/today/calls';
import type { Routes } from '#http/handlers.ts';
import { listToday } from './list-today.ts';

export const todayRoutes: Routes<typeof todayCalls> = { listToday };
