import type { MessageKey } from '@portal/contract/messages';
import { type Confirmation, confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';

/** An action on a record and its texts. */
export type Action = {
  /** Asked before the action, if set (D-158). */
  confirmation?: Confirmation;
  /** The form has unsaved changes that the action would ignore. The action is then refused without asking. */
  unsaved?: boolean;
  done: MessageKey;
  failed: MessageKey;
  send: () => Promise<unknown>;
  /** Reloads the record. */
  reload: () => Promise<unknown>;
};

/** Asks, sends, shows the result and reloads the record. Resolves to true on success (D-127). */
export async function performAction(action: Action): Promise<boolean> {
  const { confirmation, unsaved = false, done, failed, send, reload } = action;
  if (unsaved) {
    toast.error('form.unsaved');
    return false;
  }
  if (confirmation && !(await confirm(confirmation))) return false;
  try {
    await send();
  } catch (error) {
    showRefusal(failed, error);
    // Another user was faster, so the new state is loaded.
    if (error instanceof Refusal && error.status === 409) await reload();
    return false;
  }
  toast.success(done);
  await reload();
  return true;
}
