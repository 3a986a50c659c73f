import { isDay } from '../../core/dates.ts';

const STAR = '*';
/** The century of birth by the seventh digit: 1 and 2 for citizens, 5 and 6 for foreigners of the same century. */
const CENTURIES: Readonly<Record<string, string>> = {
  '1': '19',
  '2': '19',
  '3': '20',
  '4': '20',
  '5': '19',
  '6': '19',
  '7': '20',
  '8': '20',
};

/** Replaces a resident number in answers to callers who may not see it. In a save it means unchanged (D-107). */
export const SOCIAL_NUMBER_MASK = '******-*******';

/** A resident number as permission M reads it: the day of birth, which the record shows anyway, and the rest masked. */
export const maskSocialNumber = (value: string): string =>
  value === '' ? '' : `${socialNumberParts(value).front}-${STAR.repeat(7)}`;

/** The two numbers that permission M opens one by one, and what they are called. */
export const NUMBER_ITEMS = ['social', 'account'] as const;
export type NumberItem = (typeof NUMBER_ITEMS)[number];
export const NUMBER_LABELS: Readonly<Record<NumberItem, string>> = { social: '주민번호', account: '급여계좌' };

/** How long an opened number is shown, in seconds (D-107). */
export const NUMBER_SHOWN_SECONDS = 60;

/** Fewest characters of a reason for opening a number. */
export const NUMBER_REASON_LENGTH = 10;

/** Reasons that are offered for opening a number, each with its full text. */
export const NUMBER_REASONS = [
  { label: '4대 보험', text: '4대 보험 취득·상실 신고' },
  { label: '원천징수', text: '원천징수 영수증 발급' },
  { label: '급여 지급', text: '급여 지급 계좌 확인' },
  { label: '본인 요청', text: '본인 요청으로 번호 확인' },
] as const;

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

/** The day of birth in thirteen digits, whose seventh is the century. It is '' when they are no resident number. */
export function birthOfSocialNumber(value: string): string {
  const digits = value.replace(/\D/g, '');
  const century = CENTURIES[digits.charAt(6)];
  if (digits.length !== 13 || century === undefined) return '';
  const birth = `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  return isDay(birth) ? birth : '';
}

/**
 * Whether thirteen digits are a resident number: a real day of birth in the century of the seventh digit. The last six
 * digits are random since October 2020, so they are not checked (D-250).
 */
export const isSocialNumber = (value: string): boolean => birthOfSocialNumber(value) !== '';

/** The digits of an account number, with the hyphens that were typed. */
export const accountNumber = (value: string): string => value.replace(/[^\d-]/g, '');

/** Stars and the last four digits of an account number; '' for none (D-107). */
export const maskAccount = (value: string): string =>
  value === '' ? '' : `${STAR.repeat(4)}${value.replace(/\D/g, '').slice(-4)}`;
