import { STEP_MINUTES } from '@portal/contract/areas/second-factor/policy';
import { hashToken } from '#areas/auth/public/sessions.ts';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import type { OpenCtx } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { findHalfSession, halfSessionsBefore } from './queries/half-sessions.ts';

/** Half sessions that began before this moment have expired. */
const expiryCutoff = ({ now }: Ctx): Date => new Date(now().getTime() - STEP_MINUTES * 60_000);

/** A sign-in that waits for its second step, with its user. */
export type HalfSession = NonNullable<Awaited<ReturnType<typeof findHalfSession>>>;

/** The half session of the request, or 401. It allows only the second step. */
export async function requireHalfSession(ctx: OpenCtx): Promise<HalfSession> {
  const { token } = ctx.signIn.step;
  const half = token ? await findHalfSession(ctx.db, hashToken(token), expiryCutoff(ctx)) : undefined;
  if (half) return half;
  ctx.signIn.step.clear();
  return refuse('STEP_ENDED');
}

/** Expired half sessions. */
export const expiredHalfSessions = (ctx: Ctx): Expired => halfSessionsBefore(expiryCutoff(ctx));
