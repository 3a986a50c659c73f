import type { MessageKey, RefusalCode } from '@portal/contract/messages';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showFailedMessage, showRefusal } from '#lib/failures.ts';
import { noteOwnWrite } from '#lib/ground.ts';
import { isNotFound, Refusal } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';

type Options<Request> = {
  send: (request: Request, idempotencyKey: string) => Promise<unknown>;
  /** What is said afterwards; a function where that depends on what became of it. */
  done: MessageKey | (() => MessageKey);
  failed: MessageKey;
  /** Called after the save: reloads the record or leaves the page. */
  onDone: () => Promise<unknown>;
  /** Called when another user saved or deleted first (wire.md, Concurrent edits). Without it this is shown like any refusal. */
  onStale?: () => Promise<unknown>;
};

const STALE: RefusalCode = 'STALE';

/** Another user changed or deleted the record since it was loaded. */
const isOutdated = (error: unknown): boolean => error instanceof Refusal && (error.code === STALE || isNotFound(error));

/**
 * Sends a request and shows the result. A retry after an unclear answer never saves twice. Returns the refusal, or
 * undefined when it was saved, stale or unanswered.
 */
export function useSave<Request>({ send, done, failed, onDone, onStale }: Options<Request>) {
  const repeat = useRepeat();
  return async (request: Request): Promise<Refusal | undefined> => {
    try {
      await repeat.send(request, send);
    } catch (error) {
      if (onStale && isOutdated(error)) {
        showFailedMessage(failed);
        await onStale();
        return undefined;
      }
      showRefusal(failed, error);
      return error instanceof Refusal ? error : undefined;
    }
    noteOwnWrite();
    toast.success(typeof done === 'function' ? done() : done);
    await onDone();
    return undefined;
  };
}
