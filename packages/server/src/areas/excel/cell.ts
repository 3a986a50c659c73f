import { isDay } from '@portal/contract/core/dates';
import type { CellKind } from '@portal/contract/core/sheets';

/** A cell as it is written: text, or a number with the kind that formats it. '' is an empty cell. */
export type Cell = string | { kind: CellKind; value: number };

const DAY_MS = 86_400_000;
/** Number of 1970-01-01 among the days of a workbook, which count from 1899-12-30. */
const EPOCH_DAY = 25_569;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/;
const AMOUNT = /^-?\d{1,15}$/;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS + EPOCH_DAY;

const timeFraction = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 3600 + minutes * 60 + seconds) / 86_400;
};

const asNumber = (text: string): number | undefined => {
  const digits = text.replaceAll(',', '');
  return AMOUNT.test(digits) ? Number(digits) : undefined;
};

const asDay = (text: string): number | undefined => (isDay(text) ? dayNumber(text) : undefined);

function asTime(text: string): number | undefined {
  const [, day = '', time = ''] = MOMENT.exec(text) ?? [];
  return isDay(day) ? dayNumber(day) + timeFraction(time) : undefined;
}

const READERS = { number: asNumber, money: asNumber, day: asDay, time: asTime } as const;

/** The cell of a value. A value that is none of its kind, such as a mask, stays text. */
export function cellOf(kind: CellKind, value: string | number): Cell {
  if (kind === 'text' || value === '') return String(value);
  const number = READERS[kind](String(value));
  return number === undefined ? String(value) : { kind, value: number };
}
