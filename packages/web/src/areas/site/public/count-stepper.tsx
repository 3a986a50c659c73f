import { MOST_HEADCOUNT } from '@portal/contract/areas/site/visits';
import { useId } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import css from '../parts/visit-parts.module.css';

type Props = {
  label: string;
  /** Request field. */
  name: string;
  value: number;
  onChange: (count: number) => void;
};

/** How many people: a count between two buttons for a thumb. */
export function CountStepper({ label, name, value, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <p className={css['label']} id={id}>
        {label} <em aria-hidden>*</em>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div className={css['stepper']} role="group" aria-labelledby={id} data-field={name} tabIndex={-1}>
        <button type="button" aria-label="하나 줄이기" disabled={value <= 1} onClick={() => onChange(value - 1)}>
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{value}명</output>
        <button
          type="button"
          aria-label="하나 늘리기"
          disabled={value >= MOST_HEADCOUNT}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
