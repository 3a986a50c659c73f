import type { Check } from '../../core/forms.ts';
import { isPredictable } from './guessable-passwords.ts';

/** Fewest and most characters of a new password (D-11). */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
/** Shown in answers in place of a password. A request with this value leaves the password unchanged (D-11). */
export const PASSWORD_MASK = '********';
/** Longest text that a password field accepts. The form check reports lengths that are wrong within it. */
export const PASSWORD_FIELD_LIMIT = 200;

/** Whether the value sets a new password: neither blank nor the mask. */
export const isNewPassword = (value: string): boolean => value !== '' && value !== PASSWORD_MASK;

const hasPasswordLength = (value: string): boolean =>
  value.length >= PASSWORD_LENGTH.least && value.length <= PASSWORD_LENGTH.most;

/** Shorter words occur in too many passwords and are ignored. */
const WORD_LENGTH = 3;

const plainWord = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s/g, '');

/** Whether a password contains a word that others know about its owner: id, name or company (D-195). */
export function containsPersonalWord(password: string, words: readonly string[]): boolean {
  const plain = plainWord(password);
  return words.map(plainWord).some((word) => word.length >= WORD_LENGTH && plain.includes(word));
}

/** Checks of a new password in `field` of any form: 8 to 128 characters, and not easily guessed (D-11, D-195). */
export const newPasswordChecks = <Field extends string>(field: Field): Check<Record<Field, string>>[] => [
  {
    field,
    fails: (draft) => isNewPassword(draft[field]) && !hasPasswordLength(draft[field]),
    message: 'auth.password.length',
  },
  { field, fails: (draft) => isNewPassword(draft[field]) && isPredictable(draft[field]), message: 'WEAK_PASSWORD' },
];
