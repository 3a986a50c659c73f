import { withSeparators } from '@portal/contract/core/formats';
import { MAX_QUANTITY } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { useId } from 'react';
import { useCount } from '#ui/fields/use-count.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from '../parts/steppers.module.css';

type Props = { label: string; value: number; most?: number; onChange: (quantity: number) => void };

/** A quantity between two buttons, which may also be typed. */
export function QuantityStepper({ label, value, most = MAX_QUANTITY, onChange }: Props) {
  const id = useId();
  const count = useCount({ value, onChange });
  const error = count.error ?? (value > most ? messageText('form.count.tooMany', { most: withSeparators(most) }) : '');
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
        onFocus={(event) => event.currentTarget.select()}
        {...count.input}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={error === '' ? undefined : id}
        onChange={(event) => count.input.onChange(event.currentTarget.value)}
      />
      <button type="button" aria-label={`${label} 하나 늘리기`} disabled={value >= most} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
      {error !== '' && (
        <span id={id} className={css['wrong']}>
          {error}
        </span>
      )}
    </span>
  );
}
