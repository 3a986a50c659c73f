import {
  QUANTITY_STEPS,
  type QuantityStep,
  stepQuantity,
  typedQuantity,
} from '@portal/contract/areas/project/materials';
import { readCount, UNREAD } from '@portal/contract/core/typed-numbers';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { numberInput } from '#ui/fields/number-field.tsx';
import type { Reading } from '#ui/fields/typed-value.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './project.module.css';

type Props = {
  name: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onRefuse: (refusal: MessageKey) => void;
  onRemove: () => void;
};

const stepText = (step: QuantityStep): string => (step > 0 ? `+${step}` : `−${-step}`);

const READING: Reading = { read: readCount, separators: /,/g };
const quantityText = (quantity: number): string => (quantity === UNREAD ? '' : String(quantity));

function refusalOf(typed: string): MessageKey | undefined {
  const result = typedQuantity(typed);
  return 'refusal' in result ? result.refusal : undefined;
}

/** The quantity with four step buttons and an input. A refused change leaves it as it was (MAT-03 to MAT-06). */
function QuantityField({ name, quantity, onQuantity, onRefuse }: Omit<Props, 'onRemove'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = (result: { quantity: number } | { refusal: MessageKey }) => {
    if ('refusal' in result) onRefuse(result.refusal);
    else onQuantity(result.quantity);
  };
  const finishTyping = () => {
    if (typed === null) return;
    const result = typedQuantity(typed);
    // What is no quantity stays in sight and keeps the form from being sent.
    if ('refusal' in result && result.refusal !== 'project.materials.belowOne') return onQuantity(UNREAD);
    setTyped(null);
    apply(result);
  };
  const refusal = quantity === UNREAD && typed !== null ? refusalOf(typed) : undefined;
  const input = numberInput({
    value: typed ?? '',
    shown: typed ?? quantityText(quantity),
    reading: READING,
    onChange: setTyped,
  });
  const stepButton = (step: QuantityStep) => (
    <button
      key={step}
      type="button"
      aria-label={`${name} 수량 ${stepText(step)}`}
      disabled={quantity === UNREAD}
      onClick={() => apply(stepQuantity(quantity, step))}
    >
      {stepText(step)}
    </button>
  );
  return (
    <>
      <div className={css['steps']}>
        {QUANTITY_STEPS.filter((step) => step < 0).map(stepButton)}
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${name} 수량`}
          aria-invalid={refusal !== undefined || undefined}
          {...input}
          onChange={(event) => input.onChange(event.currentTarget.value)}
          onBlur={finishTyping}
          onKeyDown={(event) => event.key === 'Enter' && finishTyping()}
        />
        {QUANTITY_STEPS.filter((step) => step > 0).map(stepButton)}
      </div>
      {refusal !== undefined && (
        <Text size={12} tone="bad" className={css['wrong']}>
          {messageText(refusal)}
        </Text>
      )}
    </>
  );
}

/** One chosen material with its quantity. */
export function MaterialLine({ onRemove, ...field }: Props) {
  return (
    <Row as="li" wraps gap={8} padY={4} line="below" className={css['line']}>
      <Text as="span" className={css['name']}>
        {field.name}
      </Text>
      <QuantityField {...field} />
      <IconButton icon="close" label={`${field.name} 삭제`} onClick={onRemove} />
    </Row>
  );
}
