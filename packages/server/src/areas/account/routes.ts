import type { accountCalls } from '@portal/contract/areas/account/calls';
import type { Handler, Routes } from '../../http/handlers.ts';
import { viewUser } from '../auth/public/view-user.ts';

/** The caller's own name, type and mode authority (SHELL-31). */
const readMine: Handler<typeof accountCalls.readMine> = async (ctx) => viewUser(ctx.actor);

export const accountRoutes: Routes<typeof accountCalls> = { readMine };
