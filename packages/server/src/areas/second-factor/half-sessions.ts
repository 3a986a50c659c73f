import { STEP_MINUTES } from '@portal/contract/areas/second-factor/policy';
import { hashToken } from '#areas/auth/public/sessions.ts';
import type { Ctx } from '#context.ts';
import type { OpenCtx } from '#http/handlers.ts';
import { refuse } from '#refuse.ts';
import { deleteHalvesBefore, findHalf } from './queries/half-sessions.ts';

const startedAfter = ({ now }: Ctx): Date => new Date(now().getTime() - STEP_MINUTES * 60_000);

/** A sign-in that waits for its second step, and whose it is. */
export type Half = NonNullable<Awaited<ReturnType<typeof findHalf>>>;

/** The half session of the browser that asks, or 401: it opens the second step and nothing else. */
export async function enterHalf(ctx: OpenCtx): Promise<Half> {
  const { token } = ctx.signIn.step;
  const half = token ? await findHalf(ctx.db, hashToken(token), startedAfter(ctx)) : undefined;
  if (half) return half;
  ctx.signIn.step.clear();
  return refuse('STEP_ENDED');
}

/** Forgets half sessions that nobody finished. */
export const purgeHalves = async (ctx: Ctx): Promise<void> =>
  void (await deleteHalvesBefore(ctx.db, startedAfter(ctx)));
