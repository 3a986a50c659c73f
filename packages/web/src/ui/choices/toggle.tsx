import css from './toggle.module.css';

type Props = {
  /** Accessible name of the switch. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Texts for on and off. */
  words?: { on: string; off: string };
  disabled?: boolean;
};

/** A switch with a text for its value. */
export const Toggle = ({
  label,
  checked,
  onChange,
  words = { on: '사용', off: '사용 안 함' },
  disabled = false,
}: Props) => (
  <label className={css['toggle']}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <i />
    {checked ? words.on : words.off}
  </label>
);
