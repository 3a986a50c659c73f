import { type Check, firstFailure } from '@portal/contract/core/forms';
import type { MessageKey, RefusalCode } from '@portal/contract/messages';
import { Refusal } from './refusal.ts';
import { toast } from './toast.ts';

/** What ends a write that the user declined when they were asked about it. */
export const givenUp = (): DOMException => new DOMException('given up', 'AbortError');

/** A call given up on purpose: its page was left, or a question about it was declined. */
const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Failures that no toast tells: lists, look-ups, menus and single deletions (MSG-04, LOOKUP-15). */
export function logFailure(what: string, error: unknown): void {
  if (isGivenUp(error)) return;
  // biome-ignore lint/suspicious/noConsole: the console is where these failures are stated to go
  console.error(what, error);
}

/** Refusals that say everything: somebody was faster, or work is missing (D-127). */
const SPEAK_ALONE: readonly string[] = ['ALREADY_ACCEPTED', 'NOT_OPEN', 'UNEVALUATED'] satisfies RefusalCode[];

const explains = (error: unknown): error is Refusal =>
  error instanceof Refusal && [400, 409, 413].includes(error.status) && error.message !== '';

/** What is said of an action for which no text is stated: true only where the server gave no reason. */
const UNSTATED: MessageKey = 'common.requestFailed';

/** Tells that an action failed whose reason is shown otherwise: its stated text, and nothing where none is stated. */
export function showFailed(failed: MessageKey): void {
  if (failed !== UNSTATED) toast.error(failed);
}

/**
 * Tells why an action failed: its stated text, then the server's reason when that is a 400, 409 or 413. Without a stated
 * text, as of the sign-in and of the workspace, the server's words stand alone (D-127).
 */
export function showRefusal(failed: MessageKey | null, error: unknown): void {
  if (isGivenUp(error)) return;
  if (failed === null) {
    if (error instanceof Error) toast.text(error.message, 'error');
    return;
  }
  // The way to the login page, and another user in this browser, have words of their own (D-13, D-128).
  if (error instanceof Refusal && (error.status === 401 || error.isForeign)) return;
  if (failed === UNSTATED && error instanceof Refusal && error.message !== '') {
    toast.text(error.message, 'error');
    return;
  }
  const alone = error instanceof Refusal && SPEAK_ALONE.includes(error.code);
  if (!alone) toast.error(failed);
  if (explains(error)) toast.text(error.message, 'error');
}

const CONTROLS = 'input, textarea, select, button, [tabindex]';

/** The input of that name, or the group of inputs that stands for the field. */
export const findField = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`);

/** Focuses the input with that name and brings it into view; a group is entered at its first part that is wrong, else at its first. */
export function focusField(name: string): void {
  const found = findField(name);
  const control = found?.matches(CONTROLS)
    ? found
    : (found?.querySelector<HTMLElement>('input:invalid') ?? found?.querySelector<HTMLElement>(CONTROLS));
  control?.focus({ preventScroll: true });
  (control ?? found)?.scrollIntoView({ block: 'center' });
}

/** True when a check fails: the first one is told by a toast and its field gets the focus (D-127). */
export function tellFailure<Draft>(checks: readonly Check<Draft>[], draft: Draft): boolean {
  const failure = firstFailure(checks, draft);
  if (!failure) return false;
  toast.error(failure.message);
  focusField(failure.field);
  return true;
}
