import { type Check, filled } from '../../core/forms.ts';

/** Digits of a code that proves a mail address. */
export const CODE_DIGITS = 6;
/** For how long a code holds. */
export const CODE_MS = 10 * 60_000;
/** How often a code may be tried. */
export const CODE_TRIES = 5;

const ADDRESS = /^[^\s@<>"(),;:\\[\]]{1,64}@(?=.{4,190}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Whether a text is one plain mail address. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text);

/** The checks of a mail address. */
export const mailChecks: readonly Check<{ Mail: string }>[] = [
  filled('Mail', 'mail.address.blank'),
  { field: 'Mail', message: 'mail.address.wrong', fails: ({ Mail }) => !isMailAddress(Mail.trim()) },
];
