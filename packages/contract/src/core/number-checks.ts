import type { Check } from './forms.ts';
import { AMOUNT_DIGITS } from './limits.ts';
import { readPhone, SITE_CONTACT } from './phone.ts';
import { readAmount } from './typed-numbers.ts';

/** Checks of an amount that may be blank: one whole amount (D-540), of no more digits than are stored (D-54). */
export const amountChecks = <Field extends string>(field: Field, signed = false): Check<Record<Field, string>>[] => [
  {
    field,
    atOnce: true,
    fails: (draft) => readAmount(draft[field], signed) === undefined,
    message: 'form.amount.noDigits',
  },
  {
    field,
    atOnce: true,
    fails: (draft) => (readAmount(draft[field], signed) ?? '').replace('-', '').length > AMOUNT_DIGITS,
    message: 'form.amount.tooLong',
  },
];

/** Check of a phone number that may be blank: one number of at most `most` digits (D-541). */
export const phoneCheck = <Field extends string>(
  field: Field,
  most: number = SITE_CONTACT.most,
): Check<Record<Field, string>> => ({
  field,
  atOnce: true,
  fails: (draft) => !isPhoneText(draft[field], most),
  message: 'form.phone.unread',
});

/** Check of a mobile number in parts. An incomplete one fails the checks of its parts. */
export const mobileCheck = <Field extends string>(field: Field): Check<Record<Field, string>> => ({
  field,
  atOnce: true,
  fails: (draft) => !/^[\d-]*$/.test(draft[field]) && readPhone(draft[field]) === undefined,
  message: 'form.phone.unread',
});

function isPhoneText(typed: string, most: number): boolean {
  const digits = readPhone(typed);
  return digits !== undefined && digits.length <= most;
}
