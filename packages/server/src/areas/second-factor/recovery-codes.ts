import { randomInt } from 'node:crypto';
import {
  plainCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  shownCode,
} from '@portal/contract/areas/second-factor/codes';
import { hashPassword, inPasswordQueue, verifyPassword } from '#areas/auth/public/password.ts';
import type { Ctx } from '#context.ts';
import { findRecoveryCode } from './queries/recovery-codes.ts';
import type { NewRecoveryCode } from './tables.ts';

const randomCharacters = (length: number): string =>
  Array.from({ length }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');

/** New recovery codes as they are shown once, and their rows with hashes. */
export type NewRecoveryCodes = { shown: string[]; rows: NewRecoveryCode[] };

async function makeCodes(ctx: Ctx, user_id: string): Promise<NewRecoveryCodes> {
  const names = new Set<string>();
  while (names.size < RECOVERY_CODES) names.add(randomCharacters(RECOVERY_LENGTH.name));
  const shown: string[] = [];
  const rows: NewRecoveryCodes['rows'] = [];
  for (const name of names) {
    const proof = randomCharacters(RECOVERY_LENGTH.proof);
    shown.push(shownCode(name + proof));
    rows.push({ user_id, name, proof_hash: await hashPassword(ctx, proof) });
  }
  return { shown, rows };
}

/** Makes ten new codes. Hashing takes half a second of CPU time, so it must not run within a transaction. */
export const makeRecoveryCodes = (ctx: Ctx, userId: string): Promise<NewRecoveryCodes> =>
  inPasswordQueue(userId, () => makeCodes(ctx, userId));

/** Checks a typed recovery code, and returns its name. Undefined for a wrong or used one, after the same time. */
export async function verifyRecoveryCode(ctx: Ctx, userId: string, typed: string): Promise<string | undefined> {
  const plain = plainCode(typed);
  const name = plain.slice(0, RECOVERY_LENGTH.name);
  const stored = await findRecoveryCode(ctx.db, userId, name);
  const proof = plain.slice(RECOVERY_LENGTH.name);
  return (await inPasswordQueue(userId, () => verifyPassword(ctx, proof, stored?.proof_hash))) ? name : undefined;
}
