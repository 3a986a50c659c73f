import type { Change } from '@portal/contract/core/forms';
import { isBlank } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { type KeyboardEvent, useState } from 'react';
import { focusField } from '../../../lib/failures.ts';
import { toast } from '../../../lib/toast.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { isSubmitKey } from '../../../ui/is-submit-key.ts';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { ChangedValue } from './changed-value.tsx';
import './reason-step.css';

type Props = {
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

function Place({ step, count }: Props['place']) {
  return (
    <div className="reason-place">
      <progress value={step + 1} max={count} aria-hidden="true" />
      <span>
        {step + 1} / {count}
      </span>
    </div>
  );
}

/** Old and new value of one item, and why (CHG-06, CHG-09). Enter goes on, Alt+R takes the last reason again. */
export function ReasonStep({ change, place, reason, last, onType, onBack, onNext, onLeave }: Props) {
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
    <div className="reason" onKeyDown={handleKey}>
      <Place {...place} />
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
      <div className="reason-reuse">
        {last !== '' && (
          <BusyButton variant="subtle" size="compact-sm" onClick={reuse}>
            이전 사유 사용 (Alt+R)
          </BusyButton>
        )}
      </div>
      <div className="reason-buttons">
        <BusyButton variant="subtle" color="gray" onClick={onLeave}>
          취소
        </BusyButton>
        <BusyButton variant="default" disabled={place.step === 0} onClick={onBack}>
          이전
        </BusyButton>
        <BusyButton onClick={next}>{place.step + 1 < place.count ? '다음' : '저장'}</BusyButton>
      </div>
    </div>
  );
}
