import type { RefusalCode } from '@portal/contract/core/refusals';
import type { MessageKey } from '@portal/contract/messages/catalogue';
import { confirm } from '../../../lib/confirm.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { showRefusal } from '../../../lib/refusal-toast.ts';
import { toast } from '../../../lib/toast.ts';

type Action = {
  /** Asked first, where there is something to ask (D-158). */
  question?: MessageKey;
  done: MessageKey;
  failed: MessageKey;
  send: () => Promise<unknown>;
  reload: () => Promise<void>;
};

const UNEVALUATED: RefusalCode = 'UNEVALUATED';

/** The one refusal of an action that speaks alone (D-127). */
const isUnevaluated = (error: unknown): error is Refusal => error instanceof Refusal && error.code === UNEVALUATED;

/** Asks, sends, tells how it went and draws the project anew; true after success (OUT-87, INT-60, D-127). */
export async function performAction({ question, done, failed, send, reload }: Action): Promise<boolean> {
  if (question && !(await confirm(question))) return false;
  try {
    await send();
    toast.success(done);
    await reload();
    return true;
  } catch (error) {
    if (isUnevaluated(error)) toast.text(error.message, 'error');
    else showRefusal(failed, error);
    // Somebody else was faster: show what is true now.
    if (error instanceof Refusal && error.status === 409) await reload();
    return false;
  }
}
