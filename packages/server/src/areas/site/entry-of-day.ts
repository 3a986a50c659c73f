import { createHash } from 'node:crypto';

/** The entry of a message about an award and a day, such as a request. It follows from them, so there are no two of one kind. */
export function entryOfDay(kind: 'visit-ask' | 'visit-late', awardId: number, day: string): string {
  const hash = createHash('sha256').update(`${kind} ${awardId} ${day}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}
