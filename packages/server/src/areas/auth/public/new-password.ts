import { isPredictable, plainPassword } from '@portal/contract/areas/auth/guessable-passwords';
import { holdsOwnWord, PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import { refuse } from '../../../refuse.ts';
import { hashPassword } from './password.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/** The common passwords of a kept list that are long enough to be one here; loaded when the first is asked for. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const long = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.least);
    return new Set(long);
  });
  return loading;
}

/** True for a common password, or one with marks behind it. */
async function isCommon(password: string): Promise<boolean> {
  const { whole, withoutMarks } = plainPassword(password);
  const common = await commonPasswords();
  return common.has(whole) || common.has(withoutMarks);
}

/** True for a password that somebody who knows its owner, or nobody at all, would guess (D-195). */
export const isGuessable = async (password: string, words: readonly string[]): Promise<boolean> =>
  isPredictable(password) || holdsOwnWord(password, words) || (await isCommon(password));

/** The hash of a new password of the form's `field`; refuses what is easily guessed. `words` are those its owner is known by. */
export async function hashNewPassword(field: string, password: string, words: readonly string[]): Promise<string> {
  if (await isGuessable(password, words)) refuse('WEAK_PASSWORD', { field });
  return hashPassword(password);
}
