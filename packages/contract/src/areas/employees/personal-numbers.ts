const STAR = '*';
const RESIDENT_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5] as const;
/** The seventh digit of a foreigner's number. Its check digit is two more. */
const FOREIGN = /^\d{6}[5-8]/;

/** Replaces a resident number in answers to callers who may not see it. In a save it means unchanged (D-107). */
export const SOCIAL_NUMBER_MASK = '******-*******';

/** Whether the value is masked, which means unchanged (D-107). */
export const isMasked = (value: string): boolean => value.includes(STAR);

/** Splits '900101-1234567', or its digits alone, into the two parts of the form (EMP-28). */
export function socialNumberParts(value: string): { front: string; back: string } {
  const clean = value.replace(/[^\d*-]/g, '');
  const cut = clean.indexOf('-');
  return cut < 0
    ? { front: clean.slice(0, 6), back: clean.slice(6) }
    : { front: clean.slice(0, cut), back: clean.slice(cut + 1).replaceAll('-', '') };
}

/** The number as it is stored: two parts and a hyphen. */
export const joinSocialNumber = ({ front, back }: { front: string; back: string }): string => `${front}-${back}`;

/** Whether the last of the thirteen digits is the right check digit. */
export function hasSocialCheckDigit(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  if (digits.length !== 13) return false;
  const sum = RESIDENT_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const base = FOREIGN.test(digits) ? 13 : 11;
  return (base - (sum % 11)) % 10 === Number(digits[12]);
}

/** The digits of an account number, with the hyphens that were typed. */
export const accountNumber = (value: string): string => value.replace(/[^\d-]/g, '');

/** Stars and the last four digits of an account number; '' for none (D-107). */
export const maskAccount = (value: string): string =>
  value === '' ? '' : `${STAR.repeat(4)}${value.replace(/\D/g, '').slice(-4)}`;
