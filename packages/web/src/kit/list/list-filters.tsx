import { FilterButtons } from '../../ui/filter-buttons.tsx';
import { SearchBar } from '../../ui/search-bar.tsx';
import { type Option, SelectField } from '../../ui/select-field.tsx';
import css from './list.module.css';
import { type AddressPart, ALL } from './list-search.ts';

type Chips = {
  kind: 'chips';
  /** Name in the address. */
  name: string;
  /** What is chosen; on screen too when the list has several rows of chips. */
  label?: string;
  options: readonly Option[];
};
type Choice = {
  kind: 'choice';
  name: string;
  label: string;
  /** The request field, by which a test or a failed check finds the control. */
  field: string;
  /** What stands for all, whose value is the initial one of the address. */
  none: Option;
  choices: readonly Option[];
  /** The choices are not known yet. */
  pending: boolean;
};
type Search = { kind: 'search'; types: readonly Option[] };

/** One filter over a list. A hidden one is not drawn, and what the address says of it does not count. */
export type ListFilter = (Chips | Choice | Search) & { hidden?: boolean };

/** The chips of a list by state, 전체 first (OUT-03). */
export const statusChips = (codes: readonly string[], labelOf: (code: string) => string): ListFilter => ({
  kind: 'chips',
  name: 'status',
  options: [ALL, ...codes].map((value) => ({ value, label: value === ALL ? '전체' : labelOf(value) })),
});

type Props = { filters: readonly ListFilter[]; values: AddressPart; onChange: (part: AddressPart) => void };

const textOf = (values: AddressPart, name: string): string => String(values[name] ?? '');

function ChipsRow({ filter, titled, values, onChange }: { filter: Chips; titled: boolean } & Omit<Props, 'filters'>) {
  const { name, label, options } = filter;
  const buttons = (
    <FilterButtons
      {...(label === undefined ? {} : { label })}
      value={textOf(values, name)}
      options={options}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  if (!titled) return buttons;
  return (
    <div className={css['titled']}>
      <span aria-hidden="true">{label}</span>
      {buttons}
    </div>
  );
}

function Control({ filter, values, onChange }: { filter: Choice | Search } & Omit<Props, 'filters'>) {
  if (filter.kind === 'search') {
    const { type, key } = { type: textOf(values, 'type'), key: textOf(values, 'key') };
    return (
      <SearchBar
        key={`${type} ${key}`}
        type={type}
        types={filter.types}
        keyword={key}
        onSearch={(nextType, nextKey) => onChange({ type: nextType, key: nextKey })}
      />
    );
  }
  const { name, label, field, none, choices } = filter;
  const isNumber = typeof values[name] === 'number';
  return (
    <SelectField
      label={label}
      name={field}
      value={textOf(values, name)}
      options={[none, ...choices]}
      onChange={(value) => onChange({ [name]: isNumber ? Number(value) : value })}
    />
  );
}

/** Chips, choices and keyword of a list (OUT-02 to OUT-06). */
export function ListFilters({ filters, values, onChange }: Props) {
  const shown = filters.filter((filter) => filter.hidden !== true);
  const chips = shown.filter((filter) => filter.kind === 'chips');
  const controls = shown.filter((filter) => filter.kind !== 'chips');
  if (shown.length === 0) return null;
  return (
    <div className={css['filters']}>
      {chips.length > 0 && (
        <div className={css['chips']}>
          {chips.map((filter) => (
            <ChipsRow key={filter.name} titled={chips.length > 1} {...{ filter, values, onChange }} />
          ))}
        </div>
      )}
      {controls.length > 0 && (
        <div className={css['controls']}>
          {controls.map((filter) => (
            <Control key={filter.kind === 'choice' ? filter.name : 'search'} {...{ filter, values, onChange }} />
          ))}
        </div>
      )}
    </div>
  );
}
