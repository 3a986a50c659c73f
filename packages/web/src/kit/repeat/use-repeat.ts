import { keyFor, type PendingKey, pendingKeyAfter, type ResponseStatus } from '@portal/contract/core/idempotency';
import { useRef } from 'react';
import { makeKey } from '#lib/make-key.ts';
import { Refusal } from '#lib/refusal.ts';

/** The error for the repeat rule. An unreadable answer counts as no answer, because the write may have happened. */
const answeredBy = (error: unknown): ResponseStatus =>
  error instanceof Refusal && error.status >= 400 ? error : { status: 0, code: undefined };

/**
 * Sends writes so that a repeated press never writes twice (wire.md, Repeats). The same request keeps its
 * Idempotency-Key until the server has given a final answer. A page with several parallel writes, such as uploads,
 * gives each its own `slot`.
 */
export function useRepeat() {
  const pendingKeys = useRef(new Map<string, PendingKey>());

  const send = async <Request, Answer>(
    request: Request,
    write: (request: Request, idempotencyKey: string) => Promise<Answer>,
    slot = '',
  ): Promise<Answer> => {
    const attempt = keyFor(pendingKeys.current.get(slot) ?? null, JSON.stringify(request), makeKey);
    pendingKeys.current.set(slot, attempt);
    try {
      const answer = await write(request, attempt.key);
      pendingKeys.current.delete(slot);
      return answer;
    } catch (error) {
      pendingKeys.current.set(slot, pendingKeyAfter(attempt, answeredBy(error)));
      throw error;
    }
  };
  /** Whether the result of this request is unknown, so that it must be sent again without asking. */
  const isUnanswered = (request: unknown, slot = ''): boolean =>
    pendingKeys.current.get(slot)?.request === JSON.stringify(request);

  return { send, isUnanswered };
}
