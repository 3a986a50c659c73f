import { MISSING_FROM } from './site-days.ts';

/** How many crews each PM misses, by user id. */
export type MissingCounts = Readonly<Record<string, number>>;

const HALF_HOUR = 30;

/** The half hour of a time in Seoul, 'YYYY-MM-DD HH:mm', in which PMs hear of missing crews. '' before 10:00. */
export function missingRound(now: string): string {
  if (now.slice(11, 16) < MISSING_FROM) return '';
  const minute = Number(now.slice(14, 16));
  return `${now.slice(0, 14)}${minute < HALF_HOUR ? '00' : '30'}`;
}

/** The users whose number is another one than in the round before, with it (D-574). */
export function missingNews(before: MissingCounts, now: MissingCounts): { userId: string; count: number }[] {
  const users = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return users
    .map((userId) => ({ userId, count: now[userId] ?? 0 }))
    .filter(({ userId, count }) => count !== (before[userId] ?? 0));
}
