import type { authCalls } from '@portal/contract/areas/auth/calls';
import type { Handler } from '../../http/handlers.ts';
import { deleteSession } from './queries.ts';
import { hashToken } from './session-token.ts';

/** Ends the server's session; without one it is fine too (AUTH-34, D-12). */
export const signOut: Handler<typeof authCalls.signOut> = async (ctx) => {
  if (ctx.door.token) await deleteSession(ctx.db, hashToken(ctx.door.token));
  ctx.door.takeToken();
};
