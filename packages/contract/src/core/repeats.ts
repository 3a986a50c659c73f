import type { RefusalCode } from '../messages.ts';
import { DAY_MS } from './dates.ts';

/** Header that makes a repeated write harmless (wire.md, Answers). */
export const REPEAT_HEADER = 'Idempotency-Key';
/** Milliseconds for which a repeat gets the first answer again. */
export const ANSWER_KEPT_MS = DAY_MS;

/** An answer as the repeat rule reads it: its HTTP status, 0 when none came, and the code of a refusal. */
export type Answered = { status: number; code?: string | undefined };

/** Code that a client gives an answer without the portal's own words: a gateway's, or one cut short. */
export const UNREADABLE = 'UNKNOWN';

const IN_PROGRESS: RefusalCode = 'IN_PROGRESS';
const KEY_REUSED: RefusalCode = 'KEY_REUSED';

/** Refusals that say "not now" and nothing of the write: no session, timeout, too early, too often. */
const PASSING: readonly number[] = [401, 408, 425, 429];

/**
 * True for the last word on a write: it happened, or it is refused for good. Otherwise it may have happened (no answer,
 * unreadable, 5xx, still running), and only the same key with the same request asks without doing it twice.
 */
export function isFinal({ status, code }: Answered): boolean {
  if (code === IN_PROGRESS || code === UNREADABLE) return false;
  return (status >= 200 && status < 300) || (status >= 400 && status < 500 && !PASSING.includes(status));
}

/** What the server keeps under a key: last words, but for the refusal of the key itself, which is kept already. */
export const isKept = (answered: Answered): boolean => isFinal(answered) && answered.code !== KEY_REUSED;

/** The key a client holds for a write it cannot be sure of; null when there is none. */
export type HeldKey = { request: string; key: string } | null;

/** The key to send `request` with: the held one for the same request, a new one for any other. */
export const keyFor = (held: HeldKey, request: string, makeKey: () => string): NonNullable<HeldKey> =>
  held?.request === request ? held : { request, key: makeKey() };

/** What is held after an answer: nothing once the last word was said. */
export const heldAfter = (held: HeldKey, answered: Answered): HeldKey => (isFinal(answered) ? null : held);
