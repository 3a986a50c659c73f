import { type Answered, type HeldKey, heldAfter, keyFor } from '@portal/contract/core/repeats';
import { useRef } from 'react';
import { makeKey } from '#lib/make-key.ts';
import { Refusal } from '#lib/refusal.ts';

/** What failed as the repeat rule reads it: an answer that could not be read says nothing of the write. */
const answeredBy = (error: unknown): Answered =>
  error instanceof Refusal && error.status >= 400 ? error : { status: 0, code: undefined };

/**
 * Sends writes so that pressing again never does one twice: a write keeps its Idempotency-Key until the server has said
 * its last word on it, and the same request goes out under the same key (wire.md, Repeats). One page may have several
 * writes under way, such as the files of a form; each has a `slot` of its own.
 */
export function useRepeat() {
  const held = useRef(new Map<string, HeldKey>());

  const send = async <Request, Answer>(
    request: Request,
    write: (request: Request, idempotencyKey: string) => Promise<Answer>,
    slot = '',
  ): Promise<Answer> => {
    const attempt = keyFor(held.current.get(slot) ?? null, JSON.stringify(request), makeKey);
    held.current.set(slot, attempt);
    try {
      const answer = await write(request, attempt.key);
      held.current.delete(slot);
      return answer;
    } catch (error) {
      held.current.set(slot, heldAfter(attempt, answeredBy(error)));
      throw error;
    }
  };
  /** True while nobody knows whether this very request was done: it is to be sent again, not asked about. */
  const isOpen = (request: unknown, slot = ''): boolean => held.current.get(slot)?.request === JSON.stringify(request);

  return { send, isOpen };
}
