import { DayInput } from '#ui/days/day-input.tsx';
import bare from '#ui/fields/bare-input.module.css';
import css from './filters.module.css';

type Props = { name: string; label: string; value: string; onChange: (part: Record<string, string>) => void };

/** A date of the filter line, 'YYYY-MM-DD', or '' for none. */
export const DayControl = ({ name, label, value, onChange }: Props) => (
  <div className={css['choice']} data-day>
    <span aria-hidden="true">{label}</span>
    <DayInput
      className={`${bare['bare']} ${css['inner']}`}
      label={label}
      name={name}
      value={value}
      onChange={(day) => onChange({ [name]: day })}
    />
  </div>
);
