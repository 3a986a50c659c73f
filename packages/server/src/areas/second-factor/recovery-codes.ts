import { randomInt } from 'node:crypto';
import {
  plainCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  shownCode,
} from '@portal/contract/areas/second-factor/codes';
import type { Ctx } from '../../context.ts';
import { takeTurns } from '../../turns.ts';
import { fitsPassword, hashPassword } from '../auth/public/password.ts';
import { findRecoveryCode } from './queries/recovery-codes.ts';
import type { NewRecoveryCode } from './tables.ts';

/** Hashing takes a core: few at once, one of each person. */
const inTurn = takeTurns({ atOnce: 2, waiting: 100, ofKey: 5 });

const randomMarks = (length: number): string =>
  Array.from({ length }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');

/** What is shown once, and the rows that are kept of it. */
export type NewRecoveryCodes = { shown: string[]; rows: NewRecoveryCode[] };

async function makeCodes(user_id: string): Promise<NewRecoveryCodes> {
  const names = new Set<string>();
  while (names.size < RECOVERY_CODES) names.add(randomMarks(RECOVERY_LENGTH.name));
  const shown: string[] = [];
  const rows: NewRecoveryCodes['rows'] = [];
  for (const name of names) {
    const proof = randomMarks(RECOVERY_LENGTH.proof);
    shown.push(shownCode(name + proof));
    rows.push({ user_id, name, proof_hash: await hashPassword(proof) });
  }
  return { shown, rows };
}

/** Ten new codes. Hashing takes half a second of a core: never within a transaction. */
export const makeRecoveryCodes = (userId: string): Promise<NewRecoveryCodes> => inTurn(userId, () => makeCodes(userId));

/** The name of the code that somebody typed rightly; undefined for a wrong or used one, which takes as long to tell. */
export async function nameOfCode({ db }: Pick<Ctx, 'db'>, userId: string, typed: string): Promise<string | undefined> {
  const plain = plainCode(typed);
  const name = plain.slice(0, RECOVERY_LENGTH.name);
  const stored = await findRecoveryCode(db, userId, name);
  const proof = plain.slice(RECOVERY_LENGTH.name);
  return (await inTurn(userId, () => fitsPassword(proof, stored?.proof_hash))) ? name : undefined;
}
