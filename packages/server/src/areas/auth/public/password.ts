import { hash, verify } from '@node-rs/argon2';
import type { Ctx } from '#context.ts';
import { assertNoTransaction } from '#db/transaction.ts';
import { makeFairQueue } from '#process/fair-queue.ts';

/** Argon2id with 19 MiB of memory and two passes (threats, article 7). */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Queues password hashing: each one takes 19 MiB and a core. Two run at once, in a fair order of users and addresses
 * (threats, article 7).
 */
export const inPasswordQueue = makeFairQueue({ concurrency: 2, maxWaiting: 300, maxWaitingPerKey: 100 });

/** Hashes a password. Throws within a transaction, because others would wait for it (D-198). */
export async function hashPassword(ctx: Pick<Ctx, 'db'>, password: string): Promise<string> {
  assertNoTransaction(ctx);
  return hash(password, STRENGTH);
}

let dummy: Promise<string> | undefined;

/**
 * True when the password matches the hash. Without a hash a dummy is verified, so that an unknown id takes as long
 * as a wrong password (D-09). Throws within a transaction, because others would wait for it (D-198).
 */
export async function verifyPassword(
  ctx: Pick<Ctx, 'db'>,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  assertNoTransaction(ctx);
  dummy ??= hash('no account has this password', STRENGTH);
  const matches = await verify(stored ?? (await dummy), password);
  return matches && stored != null;
}
