import { useId } from 'react';
import css from './choice-buttons.module.css';

type Props<V extends string> = {
  /** Accessible name of the group. */
  label?: string;
  value: V;
  /** `kind` colours the chosen one. */
  options: readonly { value: V; label: string; kind?: 'good' | 'warn' }[];
  onChange: (value: V) => void;
  /** In three columns of large buttons, for a thumb. */
  large?: boolean;
  /** Another look than a row of buttons. */
  className?: string | undefined;
  /** Called to clear the choice, where no choice is allowed. */
  onClear?: (() => void) | undefined;
};

/** One choice of a few, as a row of buttons. Native radios make arrow keys work. */
export function ChoiceButtons<V extends string>(props: Props<V>) {
  const { label = '상태', value, options, onChange, onClear, large, className = css['buttons'] } = props;
  const name = useId();
  return (
    <div className={className} role="radiogroup" aria-label={label} data-large={large}>
      {options.map((option) => (
        <label key={option.value} data-kind={option.kind}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {onClear && options.some((option) => option.value === value) && (
        <button type="button" className={css['clear']} onClick={onClear}>
          선택 취소
        </button>
      )}
    </div>
  );
}
