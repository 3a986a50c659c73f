import { MAX_QUANTITY } from '@portal/contract/core/limits';
import { Icon } from '#ui/marks/icon.tsx';
import css from '../parts/steppers.module.css';

type Props = { label: string; value: number; most?: number; onChange: (quantity: number) => void };

const LONGEST = String(MAX_QUANTITY).length;

/** A quantity between two buttons, which may also be typed. */
export function QuantityStepper({ label, value, most = MAX_QUANTITY, onChange }: Props) {
  const set = (quantity: number) => onChange(Math.min(Math.max(quantity, 0), most));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <span className={css['quantity']} role="group" aria-label={label}>
      <button type="button" aria-label={`${label} 하나 줄이기`} disabled={value <= 0} onClick={() => set(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        maxLength={LONGEST}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => set(Number(event.currentTarget.value.replace(/\D/g, '')))}
      />
      <button type="button" aria-label={`${label} 하나 늘리기`} disabled={value >= most} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
