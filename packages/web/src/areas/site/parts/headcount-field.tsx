import { MOST_HEADCOUNT } from '@portal/contract/areas/site/visits';
import { Icon } from '#ui/marks/icon.tsx';
import css from './visit-parts.module.css';

type Props = { value: number; onChange: (count: number) => void };

/** How many people came: a count between two buttons for a thumb. */
export const HeadcountField = ({ value, onChange }: Props) => (
  <div>
    <p className={css['label']} id="headcount">
      온 사람 <em aria-hidden>*</em>
    </p>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
    <div className={css['stepper']} role="group" aria-labelledby="headcount" data-field="Headcount" tabIndex={-1}>
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
