import { holdsOwnWord, PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import { refuse } from '../../../refuse.ts';
import { hashPassword } from './password.ts';

/** Words that Koreans take for passwords, as they come out of a keyboard in English or in Korean. */
const KOREAN_WORDS = new Set([
  ...['qlalfqjsgh', '비밀번호', 'dkagh', '암호', 'rhksflwk', '관리자', 'tkfkdgo', 'tkfkdgody', '사랑해', '사랑해요'],
  ...['dkssudgktpdy', '안녕하세요', 'eogksalsrnr', '대한민국', '회사', 'wlrdnjs', '직원'],
]);

let loading: Promise<ReadonlySet<string>> | undefined;

/** The common passwords of a kept list that are long enough to be one here; loaded when the first is asked for. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const long = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.least);
    return new Set(long);
  });
  return loading;
}

/** The text up to its last character that fits. */
function upToLast(text: string, fits: RegExp): string {
  const characters = [...text];
  return characters.slice(0, characters.findLastIndex((character) => fits.test(character)) + 1).join('');
}

/** True for what anybody tries first: a common password, or one with marks behind it, or a word that Koreans take. */
async function isCommon(password: string): Promise<boolean> {
  const plain = password.normalize('NFC').toLowerCase();
  const common = await commonPasswords();
  const withoutMarks = upToLast(plain, /[\p{L}\p{N}]/u);
  return common.has(plain) || common.has(withoutMarks) || KOREAN_WORDS.has(upToLast(plain, /\p{L}/u));
}

/** True for a password that somebody who knows its owner, or nobody at all, would guess (D-195). */
export const isGuessable = async (password: string, words: readonly string[]): Promise<boolean> =>
  holdsOwnWord(password, words) || (await isCommon(password));

/** The hash of a new password of the form's `field`; refuses what is easily guessed. `words` are those its owner is known by. */
export async function hashNewPassword(field: string, password: string, words: readonly string[]): Promise<string> {
  if (await isGuessable(password, words)) refuse('WEAK_PASSWORD', { field });
  return hashPassword(password);
}
