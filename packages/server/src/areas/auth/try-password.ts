import { logRefused } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { addressGroup, countAttempt } from './attempts.ts';
import { fitsPassword, inPasswordTurn } from './public/password.ts';
import { type Account, type Attempt, findAccount } from './queries.ts';

/** Whose password is given, from which address, and what the log of events adds to a wrong one. */
type Given = { userId: string; address: string; password: string; detail?: string };

/** A right password: whose it is, and the attempt that was counted for it and may be taken back. */
type Fitting = { account: Account; pair: Attempt; attempt: number };

/**
 * Looks at a password as every place does that asks for one: in turn by `key`, counted as failed before it is looked at,
 * and logged when it is wrong. Undefined for a wrong one; refuses TOO_MANY_TRIES, and UNAVAILABLE while too many wait.
 */
export const tryPassword = (
  ctx: Ctx,
  key: string,
  { userId, address, password, detail = '' }: Given,
): Promise<Fitting | undefined> =>
  inPasswordTurn(key, async () => {
    const pair = { userId, address: addressGroup(address) };
    const attempt = await countAttempt(ctx, pair);
    const account = await findAccount(ctx.db, userId);
    if ((await fitsPassword(ctx, password, account?.password_hash)) && account) return { account, pair, attempt };
    await logRefused(ctx, { event: 'failed', userId, address, detail });
    return undefined;
  });
