import { type Change, isBlank, orNone } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { type KeyboardEvent, useState } from 'react';
import { focusField } from '../../lib/failures.ts';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ButtonRow, Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/fields.tsx';
import { isSubmitKey } from '../../ui/is-submit-key.ts';
import css from './change-reason-dialog.module.css';
import type { ReasonDialog } from './change-reasons.ts';
import { useLastShown } from './use-last-shown.ts';

type StepProps = {
  change: Change;
  place: { step: number; count: number };
  reason: string;
  /** The reason given last; '' offers none. */
  last: string;
  onType: (reason: string) => void;
  onBack: () => void;
  onNext: () => void;
  onLeave: () => void;
};

const FIELD = 'Reason';
const MISSING = 'REASON_MISSING';

const isReuseKey = (event: KeyboardEvent): boolean => event.altKey && event.code === 'KeyR';
const isNextKey = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLTextAreaElement && isSubmitKey(event) && !event.shiftKey;

/** An item with the value before and the value now. */
function ChangedValue({ itemName, originValue, newValue }: Change) {
  return (
    <dl className={css['change']}>
      <dt className={css['name']}>변경 항목</dt>
      <dd className={css['name']}>{itemName}</dd>
      <dt>기존 값</dt>
      <dd className={css['before']}>{orNone(originValue)}</dd>
      <dt>변경 값</dt>
      <dd className={css['after']}>{orNone(newValue)}</dd>
    </dl>
  );
}

/** Old and new value of one item, and why (CHG-06, CHG-09). Enter goes on, Alt+R takes the last reason again. */
function ReasonStep({ change, place, reason, last, onType, onBack, onNext, onLeave }: StepProps) {
  const [missing, setMissing] = useState(false);
  const next = () => {
    if (!isBlank(reason)) return onNext();
    setMissing(true);
    toast.error(MISSING);
    focusField(FIELD);
  };
  const reuse = () => {
    if (last !== '') onType(last);
    focusField(FIELD);
  };
  const handleKey = (event: KeyboardEvent) => {
    const action = isReuseKey(event) ? reuse : isNextKey(event) ? next : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the controls inside
    <div className={css['step']} onKeyDown={handleKey}>
      <div className={css['place']}>
        <progress value={place.step + 1} max={place.count} aria-hidden="true" />
        <span>
          {place.step + 1} / {place.count}
        </span>
      </div>
      <ChangedValue {...change} />
      <TextAreaField
        label="변경 사유"
        name={FIELD}
        required
        rows={3}
        autoFocus
        maxLength={TEXT_LIMIT.memo}
        description="Enter로 다음, Shift+Enter로 줄바꿈"
        {...(missing && isBlank(reason) ? { error: messageText(MISSING) } : {})}
        value={reason}
        onChange={onType}
      />
      {last !== '' && (
        <div className={css['reuse']}>
          <BusyButton variant="subtle" size="compact-sm" onClick={reuse}>
            이전 사유 사용 (Alt+R)
          </BusyButton>
        </div>
      )}
      <ButtonRow apart>
        <BusyButton variant="subtle" color="gray" onClick={onLeave}>
          취소
        </BusyButton>
        <BusyButton variant="default" disabled={place.step === 0} onClick={onBack}>
          이전
        </BusyButton>
        <BusyButton onClick={next}>{place.step + 1 < place.count ? '다음' : '저장'}</BusyButton>
      </ButtonRow>
    </div>
  );
}

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
