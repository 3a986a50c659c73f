import { plainNumberText } from './invisible.ts';

/** Most digits of a phone number (OUT-81). */
export const PHONE_DIGITS = 11;
/** Fewest and most digits of a site contact's number. It may be a landline or a forwarded virtual number. */
export const SITE_CONTACT = { least: 8, most: 12 } as const;

/** The digits of a stored phone number. What the user typed is read by `readPhone`. */
export const phoneDigits = (stored: string): string => stored.replace(/\D/g, '').slice(0, SITE_CONTACT.most);

/** Most signs of one number with its label and separators. */
const LONGEST = 40;
const LABEL = /^(?:tel|hp|h\.p|mobile|t|m|전화번호|전화|휴대폰|휴대전화|핸드폰|연락처|☎|☏|📞|📱)[.:)]* */iu;
/** Separators of one number; '02)555-1234' is usual. */
const SEPARATED = /^[\d() .-]+$/;
/** A whole number of this country: Seoul, an area or mobile, a virtual number, a company's. */
const NATIONAL = /^(?:02\d{7,8}|0(?:1[016-9]|3[1-3]|4[1-4]|5[1-5]|6[0-4]|70|80)\d{7,8}|050\d{8,9}|1[568]\d{6})$/;

/** The most digits of a number that begins like this one. */
function mostDigits(digits: string): number {
  if (digits.startsWith('02')) return 10;
  if (digits.startsWith('050')) return SITE_CONTACT.most;
  if (/^1[568]/.test(digits)) return 8;
  return digits.startsWith('0') ? PHONE_DIGITS : SITE_CONTACT.most;
}

/** The number with its leading zero, which a country code replaces and a spreadsheet drops. */
const withZero = (digits: string): string => (digits.startsWith('0') || NATIONAL.test(digits) ? digits : `0${digits}`);

/** The number behind the code of the country: '+82 10-…', '0082 10-…' or '82-10-…'; undefined without the code. */
function behindCountry(text: string, digits: string): string | undefined {
  if (text.startsWith('+')) return digits.startsWith('82') ? withZero(digits.slice(2)) : '';
  if (digits.startsWith('0082')) return withZero(digits.slice(4));
  const national = withZero(digits.slice(2));
  return digits.startsWith('82') && digits.length > 9 && NATIONAL.test(national) ? national : undefined;
}

/**
 * Whether the last of several groups is the end of one number: four digits, or more that were not separated. What is
 * shorter than any number is one that is not complete.
 */
const endsWhole = (groups: readonly string[]): boolean =>
  groups.length < 2 || groups.join('').length < SITE_CONTACT.least || [4, 7, 8].includes(groups.at(-1)?.length ?? 0);

/**
 * The one reading of phone numbers (D-541): its digits; '' for blank, undefined for whatever is not one number of this
 * country. A number with an extension, two numbers, or too many digits is none.
 */
export function readPhone(typed: string): string | undefined {
  if (typed.length > LONGEST * 10) return undefined;
  const text = plainNumberText(typed).replace(LABEL, '');
  if (text === '') return '';
  const number = text.startsWith('+') ? text.slice(1) : text;
  if (text.length > LONGEST || !SEPARATED.test(number)) return undefined;
  const groups = number.split(/[() .-]+/).filter((group) => group !== '');
  const digits = groups.join('');
  if (!endsWhole(groups)) return undefined;
  if (digits === '') return '';
  const foreign = behindCountry(text, digits);
  if (foreign !== undefined) return NATIONAL.test(foreign) ? foreign : undefined;
  if (digits.length > mostDigits(digits)) return undefined;
  return NATIONAL.test(withZero(digits)) ? withZero(digits) : digits;
}

/** The digits by which a number is searched. It may be a part of one, also behind the code of the country. */
export function searchedDigits(typed: string): string {
  const text = plainNumberText(typed);
  const digits = text.replace(/\D/g, '');
  const code = /^(?:\+|00)82/.exec(text)?.[0].replace('+', '') ?? '';
  return readPhone(text) || (code === '' || digits === code ? digits : withZero(digits.slice(code.length)));
}

/** A typed number as it is compared: its digits, or as it is where it is none. */
export const phoneKey = (typed: string): string => readPhone(typed) ?? typed;

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
  const digits = /^[\d-]*$/.test(phone) ? phoneDigits(phone) : (readPhone(phone) ?? phoneDigits(phone));
  const head = headOf(digits);
  const middle = digits.length - head > 7 ? 4 : 3;
  const end = digits.length - head > 4 ? head + middle : digits.length;
  return [digits.slice(0, head), digits.slice(head, end), digits.slice(end)].filter((group) => group !== '').join('-');
}

/** Fewest and most digits of the number at which a contractor is reached (PART-33). */
export const CONTACT_PHONE = { least: 10, most: PHONE_DIGITS } as const;

/** Whether a contractor may give this contact number. */
export const isContactPhone = (phone: string): boolean => {
  const { length } = readPhone(phone) ?? '';
  return length >= CONTACT_PHONE.least && length <= CONTACT_PHONE.most;
};

/** Whether the number is valid for a site contact: 8 to 12 digits. */
export const isSiteContact = (phone: string): boolean => /^\d{8,12}$/.test(readPhone(phone) ?? '');

/** Prefixes of mobile numbers (MGR-24, EMP-31). */
export const MOBILE_PREFIXES = ['010', '011', '016', '017', '018', '019'] as const;
/** Most digits of the middle and of the last part (MGR-25). */
export const PHONE_PART_DIGITS = 4;

/**
 * A mobile number as three parts; a missing part is '' (wire.md, Requests). A whole number may be written in any way; an
 * incomplete one is read by its hyphens. What is no number stays in its part.
 */
export function mobileParts(phone: string): { head: string; middle: string; last: string } {
  const whole = readPhone(phone);
  const isWhole = whole !== undefined && NATIONAL.test(whole);
  const parts = isWhole || !phone.includes('-') ? withHyphens(isWhole ? whole : phone) : phone;
  const [head = '', middle = '', ...rest] = parts.split('-').map((part) => part.trim());
  return { head, middle, last: rest.join('') };
}

/** Whether the prefix is a mobile one and the middle part has three or four digits (D-103). */
export function hasMobileMiddle(phone: string): boolean {
  const { head, middle } = mobileParts(phone);
  return MOBILE_PREFIXES.some((prefix) => prefix === head) && /^\d{3,4}$/.test(middle);
}

/** Whether the last part has four digits. */
export const hasMobileLast = (phone: string): boolean => /^\d{4}$/.test(mobileParts(phone).last);
