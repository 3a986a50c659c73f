import type { accountCalls } from '@portal/contract/areas/account/calls';
import { withHyphens } from '@portal/contract/core/phone';
import type { Handler, Routes } from '../../http/handlers.ts';
import { viewUser } from '../auth/public/view-user.ts';
import { findPhone } from './queries.ts';

/** The caller's own name, type, mode authority and telephone (D-148). */
const readMine: Handler<typeof accountCalls.readMine> = async ({ db, actor }) => {
  const { user } = viewUser(actor);
  return { user: { ...user, UserPhone: withHyphens(await findPhone(db, actor.userId)) } };
};

export const accountRoutes: Routes<typeof accountCalls> = { readMine };
