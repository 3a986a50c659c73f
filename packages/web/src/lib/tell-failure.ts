import { type Check, firstFailure } from '@portal/contract/core/checks';
import { focusField } from './focus-field.ts';
import { toast } from './toast.ts';

/** True when a check fails: the first one is told by a toast and its field gets the focus (OUT-64, D-127). */
export function tellFailure<Draft>(checks: readonly Check<Draft>[], draft: Draft): boolean {
  const failure = firstFailure(checks, draft);
  if (!failure) return false;
  toast.error(failure.message);
  focusField(failure.field);
  return true;
}
