import { FIRST_MONTH, MONTH_JUMP, moveMonth } from '@portal/contract/core/months';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { IconName } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from '../parts/settlement.module.css';

type Props = {
  /** The accessible name of the month. */
  label?: string;
  month: string;
  onChange: (month: string) => void;
};

const STEPS: { label: string; icon: IconName; months: number }[] = [
  { label: `${MONTH_JUMP}개월 전`, icon: 'jump-back', months: -MONTH_JUMP },
  { label: '이전 달', icon: 'previous', months: -1 },
  { label: '다음 달', icon: 'next', months: 1 },
  { label: `${MONTH_JUMP}개월 후`, icon: 'jump-ahead', months: MONTH_JUMP },
];

/** Buttons for steps of one month and jumps of five. The first month is 2020.01 (D-96). */
export function MonthNavigator({ label: title = '발행월', month, onChange }: Props) {
  const buttons = STEPS.map(({ label, icon, months }) => (
    <IconButton
      key={label}
      icon={icon}
      label={label}
      title={label}
      disabled={months < 0 && month <= FIRST_MONTH}
      onClick={() => onChange(moveMonth(month, months))}
    />
  ));
  return (
    <Row as="fieldset" className={css['navigator']}>
      <legend>
        <VisuallyHidden>{title}</VisuallyHidden>
      </legend>
      {buttons.slice(0, 2)}
      <Text as="strong" size={16} phoneSize={18} weight="semibold" aria-live="polite">
        {month}
      </Text>
      {buttons.slice(2)}
    </Row>
  );
}
