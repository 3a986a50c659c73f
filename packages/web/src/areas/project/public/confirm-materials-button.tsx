import { MATERIALS_ITEM, materialHistory } from '@portal/contract/areas/project/changes';
import { toYesNo, type YesNo } from '@portal/contract/core/formats';
import type { Change, ChangeReason } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useDecided } from '#kit/ground/use-decided.ts';
import { MemoDialog } from '#kit/record/memo-dialog.tsx';
import type { Subject } from '#lib/confirm.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { materialsFact } from './materials-field.tsx';

const TOGGLES = {
  confirm: {
    title: '자재확정',
    status: true,
    question: 'materials.confirm.confirm',
    consequence: 'materials.confirm.consequence',
    done: 'materials.confirm.done',
    failed: 'materials.confirm.failed',
    line: materialHistory.materialsConfirmed,
  },
  reopen: {
    title: '자재수정',
    status: false,
    question: 'materials.reopen.confirm',
    consequence: 'materials.reopen.consequence',
    done: 'materials.reopen.done',
    failed: 'materials.reopen.failed',
    line: materialHistory.materialsReopened,
  },
} as const;

type Props = {
  kind: keyof typeof TOGGLES;
  subject: Subject;
  /** The stored materials. */
  stored: Parameters<typeof materialsFact>[1];
  /** Unsaved changes of the form. */
  changed: readonly Change[];
  send: (status: YesNo, reasons: ChangeReason[]) => Promise<unknown>;
  /** Shows what changed since the user decided. */
  explainConflict?: () => Promise<boolean>;
  /** Whether the button is shown. An open dialog stays, with what the user typed. */
  offered?: boolean;
  reload: () => Promise<void>;
  /** Focuses the materials field. */
  onMissing: () => void;
};

/** Shows a message and returns true while materials are unsaved, because the action only uses stored ones. */
export function warnIfMaterialsUnsaved(changed: readonly Change[]): boolean {
  const unsaved = changed.some(({ itemName }) => itemName === MATERIALS_ITEM);
  if (unsaved) toast.error('form.unsaved');
  return unsaved;
}

/** The button 자재확정 or 자재수정, whose dialog also asks for the reason (I5, I6, MAT-09 to MAT-16). */
export function ConfirmMaterialsButton(props: Props) {
  const { kind, stored, changed, reload, onMissing, offered = true } = props;
  const decided = useDecided(props);
  const { subject, send, explainConflict } = decided.shown;
  const facts = [...subject.facts, materialsFact('N', decided.shown.stored)];
  const { title, status, question, consequence, done, failed, line } = TOGGLES[kind];
  const openDialog = () => {
    if (warnIfMaterialsUnsaved(changed)) return;
    if (stored.length > 0) return decided.open();
    toast.hint('project.materials.missing');
    onMissing();
  };
  return (
    <>
      {offered && (
        <BusyButton variant="default" size="compact-sm" needsServer onClick={openDialog}>
          {title}
        </BusyButton>
      )}
      <MemoDialog
        confirmation={{
          title,
          question,
          subject: { ...subject, facts },
          consequence: messageText(consequence),
          destructive: !status,
        }}
        memo={{ label: '변경 사유', field: 'Reason', missing: 'REASON_MISSING' }}
        done={done}
        failed={failed}
        send={(reason) => send(toYesNo(status), [{ ItemName: line('').itemName, Reason: reason.trim() }])}
        {...(explainConflict ? { explainConflict: () => decided.explained(explainConflict) } : {})}
        reload={reload}
        opened={decided.opened}
        onClose={decided.close}
      />
    </>
  );
}
