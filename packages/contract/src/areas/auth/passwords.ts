import type { Check } from '../../core/forms.ts';
import { isPredictable } from './guessable-passwords.ts';

/** Characters of a new password (D-11). */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
/** What an answer shows in place of a password; a value equal to it means unchanged (D-11). */
export const PASSWORD_MASK = '********';
/** Longest text a password field takes; a wrong length within it is told by the check. */
export const PASSWORD_FIELD_LIMIT = 200;

/** True for a value that sets a new password: neither blank nor the mask. */
export const isNewPassword = (value: string): boolean => value !== '' && value !== PASSWORD_MASK;

const hasPasswordLength = (value: string): boolean =>
  value.length >= PASSWORD_LENGTH.least && value.length <= PASSWORD_LENGTH.most;

/** Words shorter than this stand in too many passwords to be looked for. */
const WORD_LENGTH = 3;

const plainWord = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s/g, '');

/** True for a password that holds one of the words that anybody knows of its owner: id, name, company (D-195). */
export function holdsOwnWord(password: string, words: readonly string[]): boolean {
  const plain = plainWord(password);
  return words.map(plainWord).some((word) => word.length >= WORD_LENGTH && plain.includes(word));
}

/** A new password has 8 to 128 characters and is none that anybody guesses; in `field` of any form (D-11, D-195). */
export const newPasswordChecks = <Field extends string>(field: Field): Check<Record<Field, string>>[] => [
  {
    field,
    fails: (draft) => isNewPassword(draft[field]) && !hasPasswordLength(draft[field]),
    message: 'auth.password.length',
  },
  { field, fails: (draft) => isNewPassword(draft[field]) && isPredictable(draft[field]), message: 'WEAK_PASSWORD' },
];
