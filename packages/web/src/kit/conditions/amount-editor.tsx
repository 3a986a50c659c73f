import { firstFailure } from '@portal/contract/core/forms';
import { amountChecks } from '@portal/contract/core/number-checks';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { readAmounts, writeAmounts } from './amount-range.ts';
import type { AmountCondition } from './condition.ts';
import css from './conditions.module.css';

const QUICK = [
  { value: '1000000', label: '100만' },
  { value: '5000000', label: '500만' },
  { value: '10000000', label: '1,000만' },
  { value: '30000000', label: '3,000만' },
  { value: '100000000', label: '1억' },
];

type Props = { condition: AmountCondition; value: string; onChange: (value: string) => void };

type BoundProps = { name: string; label: string; value: string; onChange: (value: string) => void };

/** One end of a range. What is no amount stays in the field, marked, and does not narrow. */
function AmountBound({ name, label, value, onChange }: BoundProps) {
  const [unread, setUnread] = useState('');
  const failure = firstFailure(amountChecks(name), { [name]: unread });
  const put = (text: string) => {
    const isWrong = firstFailure(amountChecks(name), { [name]: text }) !== undefined;
    setUnread(isWrong ? text : '');
    if (!isWrong) onChange(text);
  };
  const error = failure && messageText(failure.message);
  return (
    <AmountField
      name={name}
      label={label}
      value={failure ? unread : value}
      {...(error === undefined ? {} : { error })}
      onChange={put}
    />
  );
}

/** The least and the most won of a condition. */
export function AmountEditor({ condition: { name, label }, value, onChange }: Props) {
  const range = readAmounts(value);
  return (
    <>
      <div className={css['between']}>
        <AmountBound
          name={`${name}From`}
          label={`${label} 이상`}
          value={range.from}
          onChange={(from) => onChange(writeAmounts({ ...range, from }))}
        />
        <span aria-hidden="true">~</span>
        <AmountBound
          name={`${name}To`}
          label={`${label} 이하`}
          value={range.to}
          onChange={(to) => onChange(writeAmounts({ ...range, to }))}
        />
      </div>
      <ChoiceButtons
        label="자주 쓰는 금액 이상"
        value={range.from}
        options={QUICK}
        onChange={(from) => onChange(writeAmounts({ ...range, from }))}
      />
    </>
  );
}
