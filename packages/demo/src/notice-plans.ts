import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { addDays } from '@portal/contract/core/dates';
import type { SceneName } from './scenes.ts';

/** A planned notice. Days count from the day of loading; negative ones are before it. */
export type NoticePlan = {
  board: NoticeBoard;
  category: '일반' | '업무' | '인사' | '안전';
  subject: (days: Days) => string;
  /** Colour of the subject. */
  colour?: string;
  author: string;
  /** Age in days at the loading, also in fractions. */
  age: number;
  pinned?: boolean;
  /** The notice is a must-read ('필독') until this many days from now. */
  mustRead?: number;
  /** Publishing period in days from now. */
  from?: number;
  until?: number;
  deleted?: boolean;
  /** Pictures in the text, in this order. */
  pictures?: readonly (readonly [scene: SceneName, alt: string])[];
  /** File names of its attachments. */
  files?: readonly string[];
  /** The markup of the text. `pictures` are the markup of its pictures. */
  content: (days: Days, pictures: readonly string[]) => string;
  /** Share of the addressees who have read it, with users who always have or have not. */
  read: { share: number; by?: readonly string[]; notBy?: readonly string[] };
  /** Comments of staff, each with the hours after the notice. */
  comments?: readonly (readonly [author: string, hours: number, text: string])[];
};

const WEEKDAYS = '일월화수목금토';

/** Formats days as Korean notices write them, counted from the day of loading. */
export type Days = {
  /** '11월 23일(월)'. */
  at: (days: number) => string;
  /** '11월', this many months from now. */
  month: (months: number) => string;
  year: string;
};

/** Formats days for a demonstration that is loaded on `today`. */
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
