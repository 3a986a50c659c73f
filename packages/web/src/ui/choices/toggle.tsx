import css from './toggle.module.css';

type Props = {
  /** What is switched. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What both mean in a word. */
  words?: { on: string; off: string };
};

/** Something that is on or off, with the word for it. */
export const Toggle = ({ label, checked, onChange, words = { on: '사용', off: '사용 안 함' } }: Props) => (
  <label className={css['toggle']}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <i />
    {checked ? words.on : words.off}
  </label>
);
