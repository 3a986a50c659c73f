import { Dialog } from '../../../ui/dialog.tsx';
import { ReasonStep } from '../parts/reason-step.tsx';
import { useLastShown } from '../parts/use-last-shown.ts';
import type { ReasonDialog } from './use-change-reasons.ts';

/** One reason per changed item, one item at a time; Escape and 취소 lead back to the form (CHG-05 to CHG-09). */
export function ChangeReasonDialog({ changes, step, typed, last, onType, onStep, onFinish, onLeave }: ReasonDialog) {
  const shown = useLastShown(changes) ?? [];
  const change = shown[step];
  return (
    <Dialog title="변경 사유 입력" opened={changes !== null} onClose={onLeave} width={560}>
      {change && (
        <ReasonStep
          key={change.itemName}
          change={change}
          place={{ step, count: shown.length }}
          reason={typed[change.itemName] ?? ''}
          last={last}
          onType={(reason) => onType(change.itemName, reason)}
          onBack={() => onStep(step - 1)}
          onNext={() => (step + 1 < shown.length ? onStep(step + 1) : onFinish())}
          onLeave={onLeave}
        />
      )}
    </Dialog>
  );
}
