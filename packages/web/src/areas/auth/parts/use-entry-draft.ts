import { type Check, firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { showFailure } from '#lib/failures.ts';
import { type Failure, NO_FAILURE } from '#ui/fields/plain-form.tsx';

/** The draft of a form outside the portal, and its failure until a field changes. */
export function useEntryDraft<Draft extends object>(empty: Draft, checks: readonly Check<Draft>[]) {
  const [draft, setDraft] = useState(empty);
  const [failure, setFailure] = useState<Failure>(NO_FAILURE);
  const change = (part: Partial<Draft>): void => {
    setDraft({ ...draft, ...part });
    setFailure(NO_FAILURE);
  };
  /** Returns true when every check passes. Else it shows the first failure at its field and as a toast. */
  const passes = (): boolean => {
    const failed = firstFailure(checks, draft);
    setFailure(failed ? { field: failed.field, text: messageText(failed.message) } : NO_FAILURE);
    return !showFailure(checks, draft);
  };
  return { draft, change, failure, setFailure, passes };
}
