import { splitValues } from '@portal/contract/core/formats';
import { useEffect, useRef, useState } from 'react';
import { today } from '#lib/days.ts';
import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { DayInput } from '#ui/days/day-input.tsx';
import { GreyLines } from '#ui/feedback/grey-lines.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FindField } from '#ui/fields/find-field.tsx';
import { matchesHangul } from '#ui/fields/hangul.ts';
import { AmountEditor } from './amount-editor.tsx';
import { type Condition, type Many, type PeriodCondition, toggled } from './condition.ts';
import css from './conditions.module.css';
import { isPeriod, MOVING_PERIODS, periodDays, writeDays } from './period.ts';

type Props<C> = { condition: C; value: string; onChange: (value: string) => void };

/** More choices than this get a field to find one. */
const FIND_FROM = 8;

function ManyEditor({ condition: { choices, label, pending, want }, value, onChange }: Props<Many>) {
  const [keyword, setKeyword] = useState('');
  // Only once: the function is new at each render.
  const latest = useRef(want);
  useEffect(() => latest.current?.(), []);
  const chosen = splitValues(value);
  const shown = choices.filter((choice) => keyword === '' || matchesHangul(choice.label, keyword));
  return (
    <>
      {choices.length > FIND_FROM && <FindField label={`${label} 찾기`} value={keyword} onChange={setKeyword} />}
      <fieldset className={css['choices']}>
        <legend>{label}</legend>
        {pending && <GreyLines rows={3} />}
        {shown.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={() => onChange(toggled(value, choice.value))}
          />
        ))}
      </fieldset>
    </>
  );
}

const OWN_DAYS = 'days';
const PERIODS = [
  ...Object.entries(MOVING_PERIODS).map(([value, label]) => ({ value, label })),
  { value: OWN_DAYS, label: '직접' },
];

function PeriodEditor({ condition: { label }, value, onChange }: Props<PeriodCondition>) {
  const isOwn = value.includes('~');
  const [own, setOwn] = useState(isOwn);
  const days = periodDays(value, today());
  const choose = (code: string) => {
    setOwn(code === OWN_DAYS);
    onChange(code === OWN_DAYS ? writeDays(days) : code);
  };
  return (
    <>
      <ChoiceButtons
        label={label}
        value={own ? OWN_DAYS : value}
        options={PERIODS}
        onChange={choose}
        onClear={isPeriod(value) ? () => choose('') : undefined}
      />
      {own && (
        <div className={css['between']}>
          <DayInput
            label={`${label} 부터`}
            value={days.from}
            onChange={(from) => onChange(writeDays({ ...days, from }))}
          />
          <span aria-hidden="true">~</span>
          <DayInput label={`${label} 까지`} value={days.to} onChange={(to) => onChange(writeDays({ ...days, to }))} />
        </div>
      )}
    </>
  );
}

/** The control of one condition. */
export function ConditionEditor({ condition, ...shared }: Props<Condition>) {
  if (condition.kind === 'many') return <ManyEditor condition={condition} {...shared} />;
  if (condition.kind === 'period') return <PeriodEditor condition={condition} {...shared} />;
  return <AmountEditor condition={condition} {...shared} />;
}
