/** Digits of a phone number at most (OUT-81). */
export const PHONE_DIGITS = 11;
/** Digits of a site contact, which may be a landline or a number that is passed on. */
export const SITE_CONTACT = { least: 8, most: 12 } as const;

/** The digits of what was typed, at most `most`. */
export const phoneDigits = (typed: string, most: number = SITE_CONTACT.most): string =>
  typed.replace(/\D/g, '').slice(0, most);

/** Digits before the first hyphen: Seoul 2, numbers that are passed on (050x) and of firms (15xx, 16xx, 18xx) 4, else 3. */
function headOf(digits: string): number {
  if (digits.startsWith('02')) return 2;
  return /^(050|1[568])/.test(digits) ? 4 : 3;
}

/**
 * '01012345678' to '010-1234-5678', '0212345678' to '02-1234-5678', '15771234' to '1577-1234'; shorter ones as
 * far as they go.
 */
export function withHyphens(phone: string): string {
  const digits = phoneDigits(phone);
  const head = headOf(digits);
  const middle = digits.length - head > 7 ? 4 : 3;
  const end = digits.length - head > 4 ? head + middle : digits.length;
  return [digits.slice(0, head), digits.slice(head, end), digits.slice(end)].filter((group) => group !== '').join('-');
}

/** A contact number a contractor may give: 10 or 11 digits (PART-33). */
export const isContactPhone = (phone: string): boolean => /^\d{10,11}$/.test(phone.replace(/\D/g, ''));

/** A number at which a site can be reached: 8 to 12 digits. */
export const isSiteContact = (phone: string): boolean => /^\d{8,12}$/.test(phone.replace(/\D/g, ''));

/** First parts a mobile number can have (MGR-24, EMP-31). */
export const MOBILE_PREFIXES = ['010', '011', '016', '017', '018', '019'] as const;
/** Digits of the middle and of the last part at most (MGR-25). */
export const PHONE_PART_DIGITS = 4;

/** '010-1234-5678' or bare digits as three parts; what is missing is '' (wire.md, Requests). */
export function mobileParts(phone: string): { head: string; middle: string; last: string } {
  const parts = phone.includes('-') ? phone : withHyphens(phone);
  const [head = '', middle = '', ...rest] = parts.split('-').map((part) => part.replace(/\D/g, ''));
  return { head, middle, last: rest.join('') };
}

/** True for a prefix and a middle part of three or four digits (D-103). */
export function hasMobileMiddle(phone: string): boolean {
  const { head, middle } = mobileParts(phone);
  return MOBILE_PREFIXES.some((prefix) => prefix === head) && /^\d{3,4}$/.test(middle);
}

/** True for a last part of four digits. */
export const hasMobileLast = (phone: string): boolean => /^\d{4}$/.test(mobileParts(phone).last);
