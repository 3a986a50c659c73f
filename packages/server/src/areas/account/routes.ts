import type { accountCalls } from '@portal/contract/areas/account/calls';
import type { Routes } from '../../http/handlers.ts';
import { readMine } from './read-mine.ts';

export const accountRoutes: Routes<typeof accountCalls> = { readMine };
