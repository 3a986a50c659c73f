import type { Change } from '@portal/contract/core/forms';
import type { RefusalCode } from '@portal/contract/messages';
import { useState } from 'react';
import { showRefusal } from '../../../lib/failures.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { toast } from '../../../lib/toast.ts';
import { useRepeatKey } from '../parts/use-repeat-key.ts';
import { isAnswer } from './is-answer.ts';

type Outcome = { saved: boolean; field?: string | undefined };

type Options<Request> = {
  send: (request: Request, idempotencyKey: string) => Promise<unknown>;
  /** What differs between the loaded project and the one of now; throws when there is none any more. */
  readDifferences: () => Promise<Change[]>;
  reload: () => Promise<void>;
};

const STALE: RefusalCode = 'STALE';

/** construction-edit, and what somebody else changed meanwhile when it is refused as stale (OUT-111, OUT-112, INT-63). */
export function useEditCall<Request>({ send, readDifferences, reload }: Options<Request>) {
  const [stale, setStale] = useState<Change[] | null>(null);
  const { keyFor, forgetKey } = useRepeatKey();

  const showDifferences = async () => {
    toast.error('project.edit.failed');
    try {
      setStale(await readDifferences());
    } catch {
      // Gone, or no answer: the reload shows which.
      await reload();
    }
  };
  const save = async (request: Request): Promise<Outcome> => {
    try {
      await send(request, keyFor(JSON.stringify(request)));
      forgetKey();
      toast.success('project.edit.done');
      await reload();
      return { saved: true };
    } catch (error) {
      if (isAnswer(error)) forgetKey();
      if (error instanceof Refusal && error.code === STALE) {
        await showDifferences();
        return { saved: false };
      }
      showRefusal('project.edit.failed', error);
      return { saved: false, field: error instanceof Refusal ? error.field : undefined };
    }
  };
  return { save, stale, dismissStale: () => setStale(null) };
}
