import { type Change, isBlank, orNone } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { focusField } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { isSubmitKey } from '#ui/fields/is-submit-key.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ReasonDialog } from './change-reasons.ts';
import css from './dialogs.module.css';

type Typed = ReasonDialog['typed'];

type StepProps = Omit<ReasonDialog, 'changes'> & { changes: readonly Change[] };

const FIELD = 'Reason';
const MISSING = 'REASON_MISSING';

const isReuseKey = (event: KeyboardEvent): boolean => event.altKey && event.code === 'KeyR';
const isNextKey = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLTextAreaElement && isSubmitKey(event) && !event.shiftKey;

type ItemProps = { number: number; itemName: string; reason: string; isNow: boolean };

/** One changed item, with its reason once it has one. */
function Item({ number, itemName, reason, isNow }: ItemProps) {
  const isDone = !isNow && !isBlank(reason);
  return (
    <li data-now={isNow || undefined} aria-current={isNow ? 'step' : undefined}>
      <Text as="span" tone={isDone ? 'good' : 'faint'}>
        {isDone ? <Icon name="check" size={16} /> : number}
      </Text>
      <Stack as="span">
        {itemName}
        {isDone && (
          <Text as="small" size={12} tone="faint" cut>
            {reason}
          </Text>
        )}
      </Stack>
    </li>
  );
}

/** All changed items. Shows which have a reason already and which one is current. */
const Overview = ({ changes, step, typed }: { changes: readonly Change[]; step: number; typed: Typed }) => (
  <Stack as="ol" tone="soft" className={css['overview']} aria-label="변경 항목">
    {changes.map(({ itemName }, index) => (
      <Item
        key={itemName}
        number={index + 1}
        itemName={itemName}
        reason={typed[itemName] ?? ''}
        isNow={index === step}
      />
    ))}
  </Stack>
);

const Before = ({ text }: { text: string }) => (
  <Text as="s" weight="regular" tone="faint">
    {text}
  </Text>
);

/** An item with its value before and after the change. */
function ChangedValue({ itemName, originValue, newValue }: Change) {
  return (
    <dl className={css['change']}>
      {[
        { label: '변경 항목', value: itemName },
        { label: '변경 전', value: <Before text={orNone(originValue)} /> },
        { label: '변경 값', value: orNone(newValue) },
      ].map(({ label, value }) => (
        <Fragment key={label}>
          <Text as="dt" size={13} tone="soft">
            {label}
          </Text>
          <Text as="dd" weight="semibold" breaks>
            {value}
          </Text>
        </Fragment>
      ))}
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
      <Stack gap={12} onKeyDown={handleKey}>
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
          <Row gap={8}>
            <BusyButton variant="default" size="compact-sm" onClick={reuse}>
              앞 사유 그대로 <kbd>Alt+R</kbd>
            </BusyButton>
            <Text as="small" size={12} tone="soft" cut>
              '{last}'
            </Text>
          </Row>
        )}
      </Stack>
      <Row wraps justify="end" gap={8} padY={12} padX={24} line="above" className={css['foot']}>
        <Text as="small" size={12} tone="faint" fill>
          <kbd>Enter</kbd> 다음 · <kbd>Shift+Enter</kbd> 줄바꿈
        </Text>
        <BusyButton variant="subtle" color="gray" onClick={onLeave}>
          닫기
        </BusyButton>
        <BusyButton variant="default" disabled={step === 0} onClick={() => onStep(step - 1)}>
          이전
        </BusyButton>
        <BusyButton needsServer={isLast} onClick={next}>
          {isLast ? '저장' : '다음'}
        </BusyButton>
      </Row>
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
        <Stack gap={4} size={13} className={css['side']}>
          <Text padX={8} tone="faint">
            {step + 1} / {shown.length}
          </Text>
          <Overview changes={shown} step={step} typed={typed} />
        </Stack>
        <ReasonStep key={shown[step]?.itemName} changes={shown} {...{ step, typed }} {...rest} />
      </div>
    </Dialog>
  );
}
