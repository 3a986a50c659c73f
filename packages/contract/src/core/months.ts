/** First month that can be navigated to (D-96). */
export const FIRST_MONTH = '2020.01';
/** Months that the jump buttons move by (SETTLE-05). */
export const MONTH_JUMP = 5;
/** Number of months in the chart above the list. */
export const CHART_MONTHS = 12;

const MONTH = /^(\d{4})\.(\d{1,2})$/;

const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Parses the month of a request, 'YYYY.MM' or 'YYYY.M', to 'YYYY.MM'; undefined when malformed (D-96). */
export function readMonth(text: string): string | undefined {
  const [, year = '', month = ''] = MONTH.exec(text.trim()) ?? [];
  const number = Number(month);
  return year >= '1900' && number >= 1 && number <= 12 ? `${year}.${month.padStart(2, '0')}` : undefined;
}

/** The month of a day 'YYYY-MM-DD'. */
export const monthOf = (day: string): string => day.slice(0, 7).replace('-', '.');

/** The month moved by whole months, but never before FIRST_MONTH. */
export function moveMonth(month: string, months: number): string {
  const moved = Math.max(countOf(month) + months, countOf(FIRST_MONTH));
  return `${Math.floor(moved / 12)}.${String((moved % 12) + 1).padStart(2, '0')}`;
}

/** The first day of the month and the first of the next one, as 'YYYY-MM-DD'. */
export function monthRange(month: string): { from: string; before: string } {
  const day = (count: number): string => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  return { from: day(countOf(month)), before: day(countOf(month) + 1) };
}

/** The twelve months that end with `month`, oldest first. */
export const chartMonths = (month: string): string[] =>
  Array.from({ length: CHART_MONTHS }, (_, index) => {
    const count = countOf(month) - CHART_MONTHS + 1 + index;
    return `${Math.floor(count / 12)}.${String((count % 12) + 1).padStart(2, '0')}`;
  });
