import { type Change, isBlank, orNone } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { type KeyboardEvent, useState } from 'react';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { focusField } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { isSubmitKey } from '#ui/fields/is-submit-key.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import css from './change-reason-dialog.module.css';
import type { ReasonDialog } from './change-reasons.ts';

type Typed = ReasonDialog['typed'];

type StepProps = Omit<ReasonDialog, 'changes'> & { changes: readonly Change[] };

const FIELD = 'Reason';
const MISSING = 'REASON_MISSING';

const isReuseKey = (event: KeyboardEvent): boolean => event.altKey && event.code === 'KeyR';
const isNextKey = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLTextAreaElement && isSubmitKey(event) && !event.shiftKey;

/** All changed items. Shows which have a reason already and which one is current. */
const Overview = ({ changes, step, typed }: { changes: readonly Change[]; step: number; typed: Typed }) => (
  <ol className={css['overview']} aria-label="변경 항목">
    {changes.map(({ itemName }, index) => {
      const reason = typed[itemName] ?? '';
      const state = index === step ? 'now' : isBlank(reason) ? 'todo' : 'done';
      return (
        <li key={itemName} data-state-of={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' ? <Icon name="check" /> : <i>{index + 1}</i>}
          <span>
            {itemName}
            {state === 'done' && <small>{reason}</small>}
          </span>
        </li>
      );
    })}
  </ol>
);

/** An item with its value before and after the change. */
function ChangedValue({ itemName, originValue, newValue }: Change) {
  return (
    <dl className={css['change']}>
      <dt>변경 항목</dt>
      <dd>
        <strong>{itemName}</strong>
      </dd>
      <dt>변경 전</dt>
      <dd className={css['before']}>{orNone(originValue)}</dd>
      <dt>변경 값</dt>
      <dd>
        <strong>{orNone(newValue)}</strong>
      </dd>
    </dl>
  );
}

/**
 * Old and new value of one item and the field for its reason (CHG-06, CHG-09). Enter goes to the next item, Alt+R
 * repeats the last reason.
 */
function ReasonStep({ changes, readersOf, step, typed, last, onType, onStep, onFinish, onLeave }: StepProps) {
  const [missing, setMissing] = useState(false);
  const change = changes[step];
  if (!change) return null;
  const reason = typed[change.itemName] ?? '';
  const isLast = step + 1 === changes.length;
  const type = (text: string) => onType(change.itemName, text);
  const next = () => {
    if (!isBlank(reason)) return isLast ? onFinish() : onStep(step + 1);
    setMissing(true);
    toast.hint(MISSING);
    focusField(FIELD);
  };
  const reuse = () => {
    if (last !== '') type(last);
    focusField(FIELD);
  };
  const handleKey = (event: KeyboardEvent) => {
    const action = isReuseKey(event) ? reuse : isNextKey(event) ? next : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the controls inside */}
      <div className={css['step']} onKeyDown={handleKey}>
        <ChangedValue {...change} />
        <TextAreaField
          label="변경 사유"
          description={readersOf(change.itemName)}
          name={FIELD}
          required
          rows={3}
          autoFocus
          maxLength={TEXT_LIMIT.memo}
          {...(missing && isBlank(reason) ? { error: messageText(MISSING) } : {})}
          value={reason}
          onChange={type}
        />
        {last !== '' && (
          <div className={css['reuse']}>
            <BusyButton variant="default" size="compact-sm" onClick={reuse}>
              앞 사유 그대로 <kbd>Alt+R</kbd>
            </BusyButton>
            <small>'{last}'</small>
          </div>
        )}
      </div>
      <div className={css['foot']}>
        <small>
          <kbd>Enter</kbd> 다음 · <kbd>Shift+Enter</kbd> 줄바꿈
        </small>
        <BusyButton variant="subtle" color="gray" onClick={onLeave}>
          닫기
        </BusyButton>
        <BusyButton variant="default" disabled={step === 0} onClick={() => onStep(step - 1)}>
          이전
        </BusyButton>
        <BusyButton rests={isLast} onClick={next}>
          {isLast ? '저장' : '다음'}
        </BusyButton>
      </div>
    </>
  );
}

/**
 * Asks for one reason per changed item, one item at a time, with all items listed (CHG-05 to CHG-09). Escape and 닫기
 * lead back to the form.
 */
export function ChangeReasonDialog({ changes, step, typed, ...rest }: ReasonDialog) {
  const shown = useLastNonNull(changes) ?? [];
  return (
    <Dialog title="변경 사유 입력" opened={changes !== null} onClose={rest.onLeave} width={680}>
      <div className={css['body']}>
        <div className={css['side']}>
          <p>
            {step + 1} / {shown.length}
          </p>
          <Overview changes={shown} step={step} typed={typed} />
        </div>
        <ReasonStep key={shown[step]?.itemName} changes={shown} {...{ step, typed }} {...rest} />
      </div>
    </Dialog>
  );
}
