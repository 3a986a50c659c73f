import type { RefusalCode } from '../messages.ts';
import { DAY_MS } from './dates.ts';

/** Header with the idempotency key of a write (wire.md, Answers). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Milliseconds for which a stored answer is returned to a repeat. */
export const ANSWER_STORED_MS = DAY_MS;

/**
 * The parts of an answer that decide about a repeat: its HTTP status, 0 without an answer, and the code of a refusal.
 */
export type ResponseStatus = { status: number; code?: string | undefined };

/** Code that the client gives to an unreadable answer, such as one of a gateway or one cut short. */
export const UNREADABLE = 'UNKNOWN';

const IN_PROGRESS: RefusalCode = 'IN_PROGRESS';
const KEY_REUSED: RefusalCode = 'KEY_REUSED';

/** Statuses of refusals that do not decide about the write: no session, timeout, too early, too many requests. */
const TEMPORARY: readonly number[] = [401, 408, 425, 429];

/**
 * Whether the answer of a write is final: it happened, or it is refused for good. Otherwise it may have happened: no
 * answer, unreadable, 5xx, or still running. Then a repeat must use the same key and the same request, so that it is
 * not done twice.
 */
export function isFinal({ status, code }: ResponseStatus): boolean {
  if (code === IN_PROGRESS || code === UNREADABLE) return false;
  return (status >= 200 && status < 300) || (status >= 400 && status < 500 && !TEMPORARY.includes(status));
}

/**
 * Whether the server stores this answer under the idempotency key: all final answers except the refusal of a reused
 * key, which already has one.
 */
export const isStorable = (answered: ResponseStatus): boolean => isFinal(answered) && answered.code !== KEY_REUSED;

/** The idempotency key of a write without a final answer; null for none. */
export type PendingKey = { request: string; key: string } | null;

/** The key for a request: the pending one for the same request, otherwise a new one. */
export const keyFor = (pending: PendingKey, request: string, makeKey: () => string): NonNullable<PendingKey> =>
  pending?.request === request ? pending : { request, key: makeKey() };

/** The pending key after an answer: null after a final answer, otherwise unchanged. */
export const pendingKeyAfter = (pending: PendingKey, answered: ResponseStatus): PendingKey =>
  isFinal(answered) ? null : pending;
