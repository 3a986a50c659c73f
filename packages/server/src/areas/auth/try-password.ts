import { logRefused } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { countAttempt } from './attempts.ts';
import { addressGroup } from './public/address-group.ts';
import { inPasswordQueue, verifyPassword } from './public/password.ts';
import { type Account, findAccount, type UserAtAddress } from './queries.ts';

/** A password to check, with its user id, the address, and the log detail for a wrong one. */
type PasswordAttempt = { userId: string; address: string; password: string; detail?: string };

/** The account of a right password, and the id of the counted attempt, which the caller may delete. */
type RightPassword = { account: Account; pair: UserAtAddress; attemptId: number };

/**
 * Checks a password. It is queued by `key`, counted as failed before the check, and logged when it is wrong. Undefined
 * for a wrong one. Refuses TOO_MANY_TRIES, and UNAVAILABLE when the queue is full.
 */
export const tryPassword = (
  ctx: Ctx,
  key: string,
  { userId, address, password, detail = '' }: PasswordAttempt,
): Promise<RightPassword | undefined> =>
  inPasswordQueue(key, async () => {
    const pair = { userId, address: addressGroup(address) };
    const attemptId = await countAttempt(ctx, pair);
    const account = await findAccount(ctx.db, userId);
    if ((await verifyPassword(ctx, password, account?.password_hash)) && account) return { account, pair, attemptId };
    await logRefused(ctx, { event: 'failed', userId, address, detail });
    return undefined;
  });
