import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes (threats, article 7). */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH);

let dummy: Promise<string> | undefined;

/**
 * True when the password fits the hash. Without a hash a dummy is verified, so that an unknown id takes as long
 * as a wrong password (D-09).
 */
export async function fitsPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const fits = await verify(stored ?? (await dummy), password);
  return fits && stored != null;
}
