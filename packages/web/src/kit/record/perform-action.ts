import type { MessageKey } from '@portal/contract/messages';
import { confirm, type Deed } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';

/** One thing done to a record, and what is said about it. */
export type Action = {
  /** Asked about first, where there is something to ask (D-158). */
  deed?: Deed;
  /** The form around it holds changes that the action would pass by: it is refused before it is asked. */
  unsaved?: boolean;
  done: MessageKey;
  failed: MessageKey;
  send: () => Promise<unknown>;
  /** Draws what is true now. */
  reload: () => Promise<unknown>;
};

/** Asks, sends, tells how it went and draws the record anew; true after success (D-127). */
export async function performAction(action: Action): Promise<boolean> {
  const { deed, unsaved = false, done, failed, send, reload } = action;
  if (unsaved) {
    toast.error('form.unsaved');
    return false;
  }
  if (deed && !(await confirm(deed))) return false;
  try {
    await send();
  } catch (error) {
    showRefusal(failed, error);
    // Somebody else was faster: show what is true now.
    if (error instanceof Refusal && error.status === 409) await reload();
    return false;
  }
  toast.success(done);
  await reload();
  return true;
}
