import { hash, verify } from '@node-rs/argon2';
import type { Ctx } from '#context.ts';
import { refuseTransaction } from '#db/transaction.ts';
import { takeTurns } from '#turns.ts';

/** Argon2id, 19 MiB, two passes (threats, article 7). */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password takes 19 MiB and a core: few at once, users and addresses in turn (threats, article 7). */
export const inPasswordTurn = takeTurns({ atOnce: 2, waiting: 300, ofKey: 100 });

/** The hash of a password. Throws within a transaction, which others would wait for (D-198). */
export async function hashPassword(ctx: Pick<Ctx, 'db'>, password: string): Promise<string> {
  refuseTransaction(ctx);
  return hash(password, STRENGTH);
}

let dummy: Promise<string> | undefined;

/**
 * True when the password fits the hash. Without a hash a dummy is verified, so that an unknown id takes as long
 * as a wrong password (D-09). Throws within a transaction, which others would wait for (D-198).
 */
export async function fitsPassword(
  ctx: Pick<Ctx, 'db'>,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  refuseTransaction(ctx);
  dummy ??= hash('no account has this password', STRENGTH);
  const fits = await verify(stored ?? (await dummy), password);
  return fits && stored != null;
}
