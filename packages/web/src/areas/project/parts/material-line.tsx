import {
  QUANTITY_STEPS,
  type QuantityStep,
  stepQuantity,
  typedQuantity,
} from '@portal/contract/areas/project/materials';
import type { MessageKey } from '@portal/contract/messages';
import { useState } from 'react';
import { toast } from '#lib/toast.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import css from './material-line.module.css';

type Props = { name: string; quantity: number; onQuantity: (quantity: number) => void; onRemove: () => void };

const stepText = (step: QuantityStep): string => (step > 0 ? `+${step}` : `−${-step}`);

/** The quantity with four step buttons and an input. A refused change leaves it as it was (MAT-03 to MAT-06). */
function QuantityField({ name, quantity, onQuantity }: Omit<Props, 'onRemove'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = (result: { quantity: number } | { refusal: MessageKey }) => {
    if ('refusal' in result) toast.error(result.refusal);
    else onQuantity(result.quantity);
  };
  const finishTyping = () => {
    if (typed !== null) apply(typedQuantity(typed));
    setTyped(null);
  };
  const stepButton = (step: QuantityStep) => (
    <button
      key={step}
      type="button"
      aria-label={`${name} 수량 ${stepText(step)}`}
      onClick={() => apply(stepQuantity(quantity, step))}
    >
      {stepText(step)}
    </button>
  );
  return (
    <div className={css['steps']}>
      {QUANTITY_STEPS.filter((step) => step < 0).map(stepButton)}
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${name} 수량`}
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={finishTyping}
        onKeyDown={(event) => event.key === 'Enter' && finishTyping()}
      />
      {QUANTITY_STEPS.filter((step) => step > 0).map(stepButton)}
    </div>
  );
}

/** One chosen material with its quantity. */
export function MaterialLine({ name, quantity, onQuantity, onRemove }: Props) {
  return (
    <li className={css['line']}>
      <span className={css['name']}>{name}</span>
      <QuantityField name={name} quantity={quantity} onQuantity={onQuantity} />
      <IconButton icon="close" label={`${name} 삭제`} onClick={onRemove} />
    </li>
  );
}
