import css from './filters.module.css';

/** Limits years to four digits. Browsers otherwise accept six. */
const LAST_DAY = '9999-12-31';

type Props = { name: string; label: string; value: string; onChange: (part: Record<string, string>) => void };

/** A date of the filter line, 'YYYY-MM-DD', or '' for none. */
export const DayControl = ({ name, label, value, onChange }: Props) => (
  <label className={css['choice']}>
    <span>{label}</span>
    <input
      type="date"
      name={name}
      value={value}
      max={LAST_DAY}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  </label>
);
