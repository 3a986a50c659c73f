import { MATERIALS_ITEM, materialHistory } from '@portal/contract/areas/project/changes';
import type { YesNo } from '@portal/contract/core/formats';
import type { Change, ChangeReason } from '@portal/contract/core/forms';
import type { AskReasons } from '../../../kit/form/change-reasons.ts';
import { performAction } from '../../../kit/record/perform-action.ts';
import { confirm } from '../../../lib/confirm.ts';
import { focusField } from '../../../lib/failures.ts';
import { toast } from '../../../lib/toast.ts';

const TOGGLES = {
  Y: {
    question: 'materials.confirm.confirm',
    done: 'materials.confirm.done',
    failed: 'materials.confirm.failed',
    line: materialHistory.materialsConfirmed,
  },
  N: {
    question: 'materials.reopen.confirm',
    done: 'materials.reopen.done',
    failed: 'materials.reopen.failed',
    line: materialHistory.materialsReopened,
  },
} as const;

type Options = {
  /** The stored materials and the request field that holds them. */
  stored: readonly unknown[];
  field: string;
  /** Unsaved changes of the form. */
  changed: readonly Change[];
  reasons: AskReasons;
  send: (status: YesNo, reasons: ChangeReason[]) => Promise<unknown>;
  reload: () => Promise<void>;
};

/** Confirming and reopening the materials, each with its reason (I5, I6). */
export function useMaterialToggle({ stored, field, changed, reasons, send, reload }: Options) {
  /** An action is about the stored materials; others on screen would mislead. */
  const isUnsaved = (): boolean => {
    const unsaved = changed.some(({ itemName }) => itemName === MATERIALS_ITEM);
    if (unsaved) toast.error('form.unsaved');
    return unsaved;
  };
  const toggle = async (status: YesNo) => {
    if (isUnsaved()) return;
    if (stored.length === 0) {
      toast.error('project.materials.missing');
      focusField(field);
      return;
    }
    const { question, line, ...texts } = TOGGLES[status];
    if (!(await confirm(question))) return;
    const given = await reasons.ask([line('')]);
    if (!given) return;
    if (await performAction({ ...texts, send: () => send(status, given), reload })) reasons.forget();
  };
  return { isUnsaved, confirm: () => toggle('Y'), reopen: () => toggle('N') };
}
