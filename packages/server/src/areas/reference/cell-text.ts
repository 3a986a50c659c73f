import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { normalText } from '@portal/contract/core/text';

/**
 * Longer than any field, so that a longer cell is still refused. Without this limit a text shared by many cells would
 * be sent many times.
 */
const LONGEST_CELL = 4 * TEXT_LIMIT.name + 1;

/** The first days of the two calendars of spreadsheets: a cell with a time alone stands at one of them. */
const DAY_ONE = new Set(['1899-12-30', '1899-12-31', '1904-01-01']);
/** Characters that control a printer and never belong to a name. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** NUL stays, since it is refused. */
const onOneLine = (text: string): string => text.replace(CONTROLS, (found) => (found.includes('\0') ? found : ' '));
/** A number with a fraction or a power, as the file writes it. */
const FRACTION = /^-?\d*(?:\.\d+)?(?:E[+-]?\d+)?$/i;
/** Spreadsheets show numbers with so many digits, and keep more that nobody typed. */
const DIGITS = 15;

/** '2026-12-01', '2026-12-01 09:00' or '09:00', with seconds where there are any. */
function dayOrTime(date: Date): string {
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000);
  if (Number.isNaN(rounded.getTime())) return '####';
  const [day = '', clock = ''] = rounded.toISOString().split(/[TZ.]/);
  const time = clock.endsWith(':00') ? clock.slice(0, -3) : clock;
  if (DAY_ONE.has(day)) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

/** A number as it was typed: '2.2000000000000002' is how a file keeps 2.2. Whole numbers keep all their digits. */
const typedNumber = (text: string): string =>
  /^-?\d+$/.test(text) || !FRACTION.test(text) ? text : String(Number(Number(text).toPrecision(DIGITS)));

/** The text of a number cell. */
export const numberText = (text: string): string => typedNumber(text.trim());

/** The text of a cell as its reader sees it, composed as everywhere else (NFC), on one line. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dayOrTime(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  const text = onOneLine(String(cell)).trim().slice(0, LONGEST_CELL);
  // What has too many marks to be composed is refused later.
  return normalText(text, LONGEST_CELL) ?? text;
}
