import { useRef } from 'react';
import { Refusal } from '../../../lib/refusal.ts';

/** The server has surely not done it, and remembers so: a further attempt needs a key of its own. */
const isSettled = (error: unknown): boolean =>
  error instanceof Refusal && error.status >= 400 && error.status < 500 && error.code !== 'IN_PROGRESS';

/**
 * One Idempotency-Key for all attempts at the same text: when an answer was lost, sending again must not write the
 * comment a second time (wire.md, Repeats).
 */
export function useSendKey() {
  const attempt = useRef<{ text: string; key: string } | null>(null);
  return {
    sendKeyFor(text: string): string {
      const known = attempt.current?.text === text ? attempt.current : { text, key: crypto.randomUUID() };
      attempt.current = known;
      return known.key;
    },
    forgetAfter(error?: unknown): void {
      if (error === undefined || isSettled(error)) attempt.current = null;
    },
  };
}
