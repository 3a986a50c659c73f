import type { MessageKey } from '@portal/contract/messages';
import { type Confirmation, confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { announceRefusal, noteOwnWrite } from '#lib/ground.ts';
import { Refusal } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';
import { focusTitle } from '#ui/layers/use-focus-return.ts';

/** An action on a record and its texts. */
export type Action = {
  /** Asked before the action, if set (D-158). */
  confirmation?: Confirmation;
  /** The form has unsaved changes that the action would ignore. The action is then refused without asking. */
  unsaved?: boolean;
  /** The message of success; a function when it depends on what `send` did. */
  done: MessageKey | (() => MessageKey);
  failed: MessageKey;
  send: () => Promise<unknown>;
  /** Reloads the record. */
  reload: () => Promise<unknown>;
  /** Shows what changed since the user decided. Returns false when there is nothing to show. */
  explainConflict?: () => Promise<boolean>;
};

/** Shows why an action failed. After a conflict the new state is loaded, because another user was faster. */
async function showFailed({ failed, reload, explainConflict }: Action, error: unknown): Promise<void> {
  const isConflict = error instanceof Refusal && error.status === 409;
  if (isConflict && explainConflict) {
    announceRefusal(error.message);
    await reload();
    if (!(await explainConflict())) showRefusal(failed, error);
    return;
  }
  showRefusal(failed, error);
  if (isConflict) await reload();
}

/** Asks, sends, shows the result and reloads the record. Resolves to true on success (D-127). */
export async function performAction(action: Action): Promise<boolean> {
  const { confirmation, unsaved = false, done, send, reload } = action;
  if (unsaved) {
    toast.error('form.unsaved');
    return false;
  }
  if (confirmation && !(await confirm(confirmation))) return false;
  try {
    await send();
  } catch (error) {
    await showFailed(action, error);
    return false;
  }
  noteOwnWrite();
  toast.success(typeof done === 'function' ? done() : done);
  await reload();
  // On a page that is not a record the focus returns to the button.
  focusTitle('main [data-record-name]');
  return true;
}
