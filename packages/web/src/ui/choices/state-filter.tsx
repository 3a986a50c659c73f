import { shortCount } from '@portal/contract/core/paging';
import { useId } from 'react';
import bare from '../fields/bare-input.module.css';
import { StatusGlyph } from '../marks/status-badge.tsx';
import { Select } from '../selects/select.tsx';
import css from './state-filter.module.css';

/** One value of a filter, with the mark of its state and its number of records, where known. */
export type StateOption = { value: string; label: string; mark?: string; count?: number | undefined };

type Props = {
  /** Accessible name of the group. */
  label: string;
  value: string;
  options: readonly StateOption[];
  /** Values without room. They form one select at the end, '그 외'. */
  folded: readonly StateOption[];
  onChange: (value: string) => void;
};

const withCount = ({ label, count }: StateOption): string =>
  count === undefined ? label : `${label} ${shortCount(count)}`;

function Folded({ value, folded, onChange }: Pick<Props, 'value' | 'folded' | 'onChange'>) {
  const chosen = folded.some((option) => option.value === value);
  const known = folded.every(({ count }) => count !== undefined);
  const total = folded.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <div className={css['more']} data-chosen={chosen || undefined}>
      <Select
        className={`${bare['bare']} ${css['rest']}`}
        label="그 외 상태"
        value={chosen ? value : ''}
        placeholder={withCount({ value: '', label: '그 외', count: known ? total : undefined })}
        withoutEmpty
        options={folded.map((option) => ({ value: option.value, label: withCount(option) }))}
        onChange={onChange}
      />
    </div>
  );
}

/** One choice of a few states with counts, in one line. Native radios make arrow keys work. */
export function StateFilter({ label, value, options, folded, onChange }: Props) {
  const id = useId();
  return (
    <div className={css['states']} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            aria-label={option.label}
            aria-describedby={option.count === undefined ? undefined : `${id}${option.value}`}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.mark !== undefined && <StatusGlyph code={option.mark} />}
            {option.label}
            {option.count !== undefined && <small id={`${id}${option.value}`}>{shortCount(option.count)}</small>}
          </span>
        </label>
      ))}
      {folded.length > 0 && <Folded {...{ value, folded, onChange }} />}
    </div>
  );
}
