import { isPredictable, plainPassword } from '@portal/contract/areas/auth/guessable-passwords';
import { containsPersonalWord, PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import type { CallCtx, Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { hashPassword, inPasswordQueue } from './password.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/** Common passwords that are long enough to be valid here. The list is loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const long = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.least);
    return new Set(long);
  });
  return loading;
}

/** True for a common password, also with punctuation appended. */
async function isCommon(password: string): Promise<boolean> {
  const { whole, withoutMarks } = plainPassword(password);
  const common = await commonPasswords();
  return common.has(whole) || common.has(withoutMarks);
}

/** True for a common password, a predictable one, or one that contains a word of its owner (D-195). */
export const isGuessable = async (password: string, words: readonly string[]): Promise<boolean> =>
  isPredictable(password) || containsPersonalWord(password, words) || (await isCommon(password));

/** A new password, the form field it comes from, and words that identify its owner, such as the name. */
type NewPassword = { field: string; password: string; words: readonly string[] };

/**
 * Hashes a new password, before the transaction that stores it. Refuses WEAK_PASSWORD. `userId` takes a turn in the queue
 * of passwords.
 */
export async function hashPasswordFor(
  ctx: Pick<Ctx, 'db'>,
  userId: string,
  { field, password, words }: NewPassword,
): Promise<string> {
  if (await isGuessable(password, words)) refuse('WEAK_PASSWORD', { field });
  return inPasswordQueue(userId, () => hashPassword(ctx, password));
}

/** The same for a password that the caller sets. */
export const hashNewPassword = (ctx: CallCtx, given: NewPassword): Promise<string> =>
  hashPasswordFor(ctx, ctx.actor.userId, given);
