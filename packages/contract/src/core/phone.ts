/** Most digits of a phone number (OUT-81). */
export const PHONE_DIGITS = 11;
/** Fewest and most digits of a site contact's number. It may be a landline or a forwarded virtual number. */
export const SITE_CONTACT = { least: 8, most: 12 } as const;

/** The digits of a typed phone number, at most `most`. */
export const phoneDigits = (typed: string, most: number = SITE_CONTACT.most): string =>
  typed.replace(/\D/g, '').slice(0, most);

/**
 * Digits before the first hyphen: 2 for Seoul (02), 4 for virtual numbers (050x) and company numbers (15xx, 16xx,
 * 18xx), otherwise 3.
 */
function headOf(digits: string): number {
  if (digits.startsWith('02')) return 2;
  return /^(050|1[568])/.test(digits) ? 4 : 3;
}

/**
 * '01012345678' to '010-1234-5678', '0212345678' to '02-1234-5678', '15771234' to '1577-1234'. An incomplete
 * number is formatted as far as possible.
 */
export function withHyphens(phone: string): string {
  const digits = phoneDigits(phone);
  const head = headOf(digits);
  const middle = digits.length - head > 7 ? 4 : 3;
  const end = digits.length - head > 4 ? head + middle : digits.length;
  return [digits.slice(0, head), digits.slice(head, end), digits.slice(end)].filter((group) => group !== '').join('-');
}

/** Whether a contractor may give this contact number: 10 or 11 digits (PART-33). */
export const isContactPhone = (phone: string): boolean => /^\d{10,11}$/.test(phone.replace(/\D/g, ''));

/** Whether the number is valid for a site contact: 8 to 12 digits. */
export const isSiteContact = (phone: string): boolean => /^\d{8,12}$/.test(phone.replace(/\D/g, ''));

/** Prefixes of mobile numbers (MGR-24, EMP-31). */
export const MOBILE_PREFIXES = ['010', '011', '016', '017', '018', '019'] as const;
/** Most digits of the middle and of the last part (MGR-25). */
export const PHONE_PART_DIGITS = 4;

/** '010-1234-5678' or its digits alone as three parts; a missing part is '' (wire.md, Requests). */
export function mobileParts(phone: string): { head: string; middle: string; last: string } {
  const parts = phone.includes('-') ? phone : withHyphens(phone);
  const [head = '', middle = '', ...rest] = parts.split('-').map((part) => part.replace(/\D/g, ''));
  return { head, middle, last: rest.join('') };
}

/** Whether the prefix is a mobile one and the middle part has three or four digits (D-103). */
export function hasMobileMiddle(phone: string): boolean {
  const { head, middle } = mobileParts(phone);
  return MOBILE_PREFIXES.some((prefix) => prefix === head) && /^\d{3,4}$/.test(middle);
}

/** Whether the last part has four digits. */
export const hasMobileLast = (phone: string): boolean => /^\d{4}$/.test(mobileParts(phone).last);
