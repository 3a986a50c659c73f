import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { addDays } from '@portal/contract/core/dates';
import type { SceneName } from './scenes.ts';

/** What a demonstration notice says; days count from the day of loading, negative ones lie before it. */
export type NoticePlan = {
  board: NoticeBoard;
  category: '일반' | '업무' | '인사' | '안전';
  subject: (days: Days) => string;
  /** Of the subject. */
  colour?: string;
  author: string;
  /** Days before the loading, parts of a day too. */
  age: number;
  pinned?: boolean;
  /** A '필독' until so many days from now. */
  mustRead?: number;
  /** Days from now between which it is published. */
  from?: number;
  until?: number;
  deleted?: boolean;
  /** Pictures that the text shows, in this order. */
  pictures?: readonly (readonly [scene: SceneName, alt: string])[];
  /** Names of its attachments. */
  files?: readonly string[];
  /** `pictures` are the markup of its pictures. */
  content: (days: Days, pictures: readonly string[]) => string;
  /** How many of its addressees have opened it, and who has or has not in any case. */
  read: { share: number; by?: readonly string[]; notBy?: readonly string[] };
  /** What staff wrote below it, so many hours after. */
  comments?: readonly (readonly [author: string, hours: number, text: string])[];
};

const WEEKDAYS = '일월화수목금토';

/** Days as a Korean notice writes them, counted from the day of loading. */
export type Days = {
  /** '11월 23일(월)'. */
  at: (days: number) => string;
  /** '11월', so many months from now. */
  month: (months: number) => string;
  year: string;
};

/** Days of a demonstration that is loaded on `today`. */
export function daysFrom(today: string): Days {
  const written = (day: string): string => {
    const [, month, date] = day.split('-').map(Number);
    return `${month}월 ${date}일(${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]})`;
  };
  const thisMonth = Number(today.slice(5, 7));
  return {
    at: (days) => written(addDays(today, days)),
    month: (months) => `${((thisMonth - 1 + months + 120) % 12) + 1}월`,
    year: today.slice(0, 4),
  };
}
