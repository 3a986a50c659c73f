import { type Check, firstFailure } from '@portal/contract/core/forms';
import { type MessageKey, messageText, type RefusalCode } from '@portal/contract/messages';
import { announceRefusal } from './ground.ts';
import { Refusal } from './refusal.ts';
import { toast } from './toast.ts';

/** The error of a write that the user declined in a question. */
export const cancelledError = (): DOMException => new DOMException('given up', 'AbortError');

/** Whether a call was cancelled on purpose: its page was left, or the user declined a question. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Logs failures without a toast: lists, look-ups, menus and single deletions (MSG-04, LOOKUP-15). */
export function logFailure(what: string, error: unknown): void {
  if (isCancelled(error)) return;
  // biome-ignore lint/suspicious/noConsole: the console is where these failures are stated to go
  console.error(what, error);
}

/** Refusals whose own message is enough: another user was faster, or work is missing (D-127). */
const SELF_EXPLANATORY: readonly string[] = ['ALREADY_ACCEPTED', 'NOT_OPEN', 'UNEVALUATED'] satisfies RefusalCode[];

const hasReason = (error: unknown): error is Refusal =>
  error instanceof Refusal && [400, 403, 404, 409, 413].includes(error.status) && error.message !== '';

/** Text of actions without a failure text of their own. Shown only when the server gave no reason. */
const GENERIC_TEXT: MessageKey = 'common.requestFailed';

/** Shows the failure text of an action whose reason is shown elsewhere. Shows nothing for the generic text. */
export function showFailedMessage(failed: MessageKey): void {
  if (failed !== GENERIC_TEXT) toast.refused(messageText(failed));
}

/** A refusal because of what other users did says so in the open dialog too, which outlasts a toast. */
function informDialog(error: unknown): void {
  if (!(error instanceof Refusal)) return;
  if (error.status === 404) announceRefusal(messageText('ground.gone'));
  if (error.status === 409 && error.message !== '') announceRefusal(error.message);
}

/**
 * Shows why an action failed: its failure text, then the server's reason for a 400, 403, 404, 409 or 413. With null, as for the
 * sign-in and the workspace, only the server's message is shown (D-127).
 */
export function showRefusal(failed: MessageKey | null, error: unknown): void {
  if (isCancelled(error)) return;
  informDialog(error);
  if (failed === null) {
    if (error instanceof Error) toast.refused(error.message);
    return;
  }
  // An ended session and another user in this browser show their own messages (D-13, D-128).
  if (error instanceof Refusal && (error.status === 401 || error.isForeign)) return;
  if (failed === GENERIC_TEXT && error instanceof Refusal && error.message !== '') {
    toast.refused(error.message);
    return;
  }
  const isSelfExplanatory = error instanceof Refusal && SELF_EXPLANATORY.includes(error.code);
  if (!isSelfExplanatory) toast.refused(messageText(failed));
  if (hasReason(error)) toast.refused(error.message);
}

const CONTROLS = 'input, textarea, select, button, [tabindex]';

/** The input of that name, or the group of inputs of that field. */
export const findField = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`);

/** The text of an editor, which stands behind the tools of its toolbar. */
const WRITTEN = '[contenteditable="true"]';

/**
 * Focuses the input of that name and scrolls it into view. In a group it is the first invalid part, the text of an
 * editor, or else the first.
 */
export function focusField(name: string): void {
  const found = findField(name);
  const inGroup = (selector: string) => found?.querySelector<HTMLElement>(selector);
  const control = found?.matches(CONTROLS)
    ? found
    : (inGroup('input:invalid') ?? inGroup(WRITTEN) ?? inGroup(CONTROLS));
  control?.focus({ preventScroll: true });
  (control ?? found)?.scrollIntoView({ block: 'center' });
}

/** Runs the checks. Shows the first failure as a short toast, focuses its field and returns true (D-127). */
export function showFailure<Draft>(checks: readonly Check<Draft>[], draft: Draft): boolean {
  const failure = firstFailure(checks, draft);
  if (!failure) return false;
  toast.hint(failure.message);
  focusField(failure.field);
  return true;
}
