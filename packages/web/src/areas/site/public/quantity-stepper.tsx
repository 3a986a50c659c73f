import { withSeparators } from '@portal/contract/core/formats';
import { MAX_QUANTITY } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { useId } from 'react';
import { useCount } from '#ui/fields/use-count.ts';
import { Stepper } from '../parts/stepper.tsx';

type Props = { label: string; value: number; most?: number; onChange: (quantity: number) => void };

/** A quantity between two buttons, which may also be typed. */
export function QuantityStepper({ label, value, most = MAX_QUANTITY, onChange }: Props) {
  const id = useId();
  const count = useCount({ value, onChange });
  const error = count.error ?? (value > most ? messageText('form.count.tooMany', { most: withSeparators(most) }) : '');
  const set = (quantity: number) => onChange(Math.min(Math.max(quantity, 0), most));
  return (
    <Stepper
      aria-label={label}
      less={{ label: `${label} 하나 줄이기`, disabled: value <= 0, onPress: () => set(value - 1) }}
      more={{ label: `${label} 하나 늘리기`, disabled: value >= most, onPress: () => set(value + 1) }}
      error={error === '' ? undefined : <span id={id}>{error}</span>}
    >
      <input
        inputMode="numeric"
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        {...count.input}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={error === '' ? undefined : id}
        onChange={(event) => count.input.onChange(event.currentTarget.value)}
      />
    </Stepper>
  );
}
