import { logRefused } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { addressGroup, countAttempt } from './attempts.ts';
import { fitsPassword, inPasswordTurn } from './public/password.ts';
import { type Account, type Attempt, findAccount } from './queries.ts';

/** A password to check, with its user id, the address, and the log detail for a wrong one. */
type PasswordAttempt = { userId: string; address: string; password: string; detail?: string };

/** The account of a right password, and the id of the counted attempt, which the caller may delete. */
type RightPassword = { account: Account; pair: Attempt; attemptId: number };

/**
 * Checks a password. It is queued by `key`, counted as failed before the check, and logged when it is wrong. Undefined
 * for a wrong one. Refuses TOO_MANY_TRIES, and UNAVAILABLE when the queue is full.
 */
export const tryPassword = (
  ctx: Ctx,
  key: string,
  { userId, address, password, detail = '' }: PasswordAttempt,
): Promise<RightPassword | undefined> =>
  inPasswordTurn(key, async () => {
    const pair = { userId, address: addressGroup(address) };
    const attemptId = await countAttempt(ctx, pair);
    const account = await findAccount(ctx.db, userId);
    if ((await fitsPassword(ctx, password, account?.password_hash)) && account) return { account, pair, attemptId };
    await logRefused(ctx, { event: 'failed', userId, address, detail });
    return undefined;
  });
