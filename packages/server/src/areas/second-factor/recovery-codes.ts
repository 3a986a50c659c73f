import { randomInt } from 'node:crypto';
import {
  plainCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  shownCode,
} from '@portal/contract/areas/second-factor/codes';
import { fitsPassword, hashPassword, inPasswordTurn } from '#areas/auth/public/password.ts';
import type { Ctx } from '#context.ts';
import { findRecoveryCode } from './queries/recovery-codes.ts';
import type { NewRecoveryCode } from './tables.ts';

const randomMarks = (length: number): string =>
  Array.from({ length }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');

/** What is shown once, and the rows that are kept of it. */
export type NewRecoveryCodes = { shown: string[]; rows: NewRecoveryCode[] };

async function makeCodes(ctx: Ctx, user_id: string): Promise<NewRecoveryCodes> {
  const names = new Set<string>();
  while (names.size < RECOVERY_CODES) names.add(randomMarks(RECOVERY_LENGTH.name));
  const shown: string[] = [];
  const rows: NewRecoveryCodes['rows'] = [];
  for (const name of names) {
    const proof = randomMarks(RECOVERY_LENGTH.proof);
    shown.push(shownCode(name + proof));
    rows.push({ user_id, name, proof_hash: await hashPassword(ctx, proof) });
  }
  return { shown, rows };
}

/** Ten new codes. Hashing takes half a second of a core: never within a transaction. */
export const makeRecoveryCodes = (ctx: Ctx, userId: string): Promise<NewRecoveryCodes> =>
  inPasswordTurn(userId, () => makeCodes(ctx, userId));

/** The name of the code that somebody typed rightly; undefined for a wrong or used one, which takes as long to tell. */
export async function nameOfCode(ctx: Ctx, userId: string, typed: string): Promise<string | undefined> {
  const plain = plainCode(typed);
  const name = plain.slice(0, RECOVERY_LENGTH.name);
  const stored = await findRecoveryCode(ctx.db, userId, name);
  const proof = plain.slice(RECOVERY_LENGTH.name);
  return (await inPasswordTurn(userId, () => fitsPassword(ctx, proof, stored?.proof_hash))) ? name : undefined;
}
