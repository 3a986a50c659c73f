import { type Entry, isOver } from '../store/entries.ts';

/** After so many failed tries an entry no longer holds up those of its award behind it. */
const HOLDS_TRIES = 5;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** The pause after that many failed tries. It doubles up to ten minutes. */
export const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10), LONGEST_PAUSE_MS);

type Moment = {
  now: number;
  /** Entries that were tried in this round. */
  tried: ReadonlySet<number>;
  /** Whether pauses are skipped: the page was opened, the connection is back, or the user asks for it. */
  atOnce: boolean;
};

/**
 * The entry to send next. Those of an award go in the order in which they were made. One that waits for its next try
 * holds up those behind it. Refused and old ones are passed over, and so is one that names another one on the device.
 */
export function nextEntry(entries: readonly Entry[], { now, tried, atOnce }: Moment): Entry | undefined {
  const held = new Set<number>();
  const unsent = new Set(entries.map(({ entryId }) => entryId));
  return entries.find((entry) => {
    if (entry.state === 'refused' || isOver(entry, now)) return false;
    if (entry.needs?.some((entryId) => unsent.has(entryId))) return false;
    if (held.has(entry.awardId)) return false;
    const mayGo = !tried.has(entry.seq) && (atOnce || entry.nextAt <= now);
    if (!mayGo && entry.tries < HOLDS_TRIES) held.add(entry.awardId);
    return mayGo;
  });
}
