import { isOver, type UnsentEntry } from '../store/entries.ts';

/** After so many failed tries an entry no longer holds up those of its award behind it. */
const HOLDS_TRIES = 5;
/** The second pause ends just before the next round, of which there is one every 30 s. */
const FIRST_PAUSE_MS = 14_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** The pause after that many failed tries. It doubles up to ten minutes. */
export const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10), LONGEST_PAUSE_MS);

/**
 * Whether a waiting entry holds up those of its award behind it. Silence holds up nobody: a line that carries one request
 * and not the other is what a bar of signal is.
 */
const holds = ({ tries, silent }: Pick<UnsentEntry, 'tries' | 'silent'>): boolean =>
  tries < HOLDS_TRIES && silent !== true;

/** Entries that got no answer go behind those that were not tried: each gets its turn. */
const bySilence = (one: UnsentEntry, other: UnsentEntry): number => silences(one) - silences(other);
const silences = ({ tries, silent }: UnsentEntry): number => (silent === true ? tries : 0);

/** The photos that an entry names: a log or a receipt shows them, so the server must have them first. */
const namedPhotos = ({ body }: Pick<UnsentEntry, 'body'>): readonly unknown[] =>
  Array.isArray(body['Photos']) ? body['Photos'] : [];

type Moment = {
  now: number;
  /** Entries that were tried in this round. */
  tried: ReadonlySet<number>;
  /** Whether pauses are skipped: the page was opened, the connection is back, or the user asks for it. */
  atOnce: boolean;
};

/**
 * The entry to send next. Those of an award go in the order in which they were made. One that failed holds up those
 * behind it until its next try. One that got no answer does not. Refused, unfinished and old ones are passed over.
 * A log or a receipt waits for the photos that it names, however often they failed. What a report needs must have left
 * the device, also what was refused.
 */
export function nextEntry(entries: readonly UnsentEntry[], { now, tried, atOnce }: Moment): UnsentEntry | undefined {
  const blockedAwards = new Set<number>();
  const unsent = new Set(entries.map(({ entryId }) => entryId));
  const waiting = entries.filter((entry) => entry.state === 'waiting' && !isOver(entry, now)).sort(bySilence);
  const ids = new Set<unknown>(waiting.map(({ entryId }) => entryId));
  return waiting.find((entry) => {
    if (blockedAwards.has(entry.awardId) || namedPhotos(entry).some((id) => ids.has(id))) return false;
    if (entry.needs?.some((entryId) => unsent.has(entryId))) return false;
    const mayGo = !tried.has(entry.seq) && (atOnce || entry.nextAt <= now);
    if (!mayGo && holds(entry)) blockedAwards.add(entry.awardId);
    return mayGo;
  });
}
