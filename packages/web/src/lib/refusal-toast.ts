import type { MessageKey } from '@portal/contract/messages';
import { Refusal } from './refusal.ts';
import { toast } from './toast.ts';

const explains = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.status === 400 || error.status === 409) && error.message !== '';

/** The stated failure text, then the server's reason when it refused with 400 or 409 (D-127). */
export function showRefusal(failed: MessageKey, error: unknown): void {
  // The way to the login page has its own words (D-13).
  if (error instanceof Refusal && error.status === 401) return;
  toast.error(failed);
  if (explains(error)) toast.text(error.message, 'error');
}
