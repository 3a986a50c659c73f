import { ALL } from '@portal/contract/core/list-request';
import { useState } from 'react';
import { StateFilter, type StateOption } from '#ui/choices/state-filter.tsx';
import type { Option } from '#ui/fields/options.ts';
import { SearchBar } from '#ui/fields/search-bar.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useFilterSpace, useNarrow } from '#ui/screen/use-narrow.ts';
import { DayControl } from './day-control.tsx';
import css from './filters.module.css';
import type { AddressPart } from './list-search.ts';
import type { Counts } from './use-counts.ts';

type Chips = {
  kind: 'chips';
  /** Name in the address. */
  name: string;
  /** Label of the row of chips. It is visible when the list has several such rows. */
  label?: string;
  options: readonly StateOption[];
  /** Number of records per value, where it differs from the list's state counts. */
  counts?: Readonly<Partial<Record<string, number>>>;
  /** How many of the last chips fold into '그 외' with less room and with least room. */
  folds?: readonly [less: number, least: number];
};
type Choice = {
  kind: 'choice';
  name: string;
  label: string;
  /** The request field. Tests and failed checks find the control by it. */
  field: string;
  /** The option for all. Its value is the initial one of the address. */
  none: Option;
  choices: readonly Option[];
  /** The choices are still loading. */
  pending: boolean;
};
/** A date, 'YYYY-MM-DD', or '' for none. */
type Day = { kind: 'day'; name: string; label: string };
type Search = { kind: 'search'; types: readonly Option[] };
/** A filter set by another page. It is shown as text while active and can be removed. */
type Narrowing = { kind: 'narrowing'; name: string; labelOf: (value: string) => string };

/** One filter of a list. A hidden one is not drawn, and its value in the address is ignored. */
export type ListFilter = (Chips | Choice | Day | Search | Narrowing) & { hidden?: boolean };

/** Texts for a row of chips. */
type Codes<Code extends string> = {
  /** Name in the address, by default that of the list's states. */
  name?: string;
  label?: string;
  /** The value of 전체, which is the initial one of the address. */
  all?: string;
  labelOf: (code: Code) => string;
  folds?: Chips['folds'];
};

/** Chips for codes that are not states, such as kinds. 전체 comes first, without marks and counts. */
export const codeChips = <const Code extends string>(
  codes: readonly Code[],
  { name = 'status', all = ALL, label, labelOf, folds = [0, 0] }: Codes<Code>,
): Chips => ({
  kind: 'chips',
  name,
  ...(label === undefined ? {} : { label }),
  folds,
  options: [{ value: all, label: '전체' }, ...codes.map((value) => ({ value, label: labelOf(value) }))],
});

/** Texts and marks of a list's states. `markOf` gives the mark of a code where it is not the code itself. */
type States = Pick<Codes<string>, 'labelOf' | 'folds'> & { markOf?: (code: string) => string };

/** Chips for the states of a list, each with its mark and number of records (OUT-03). */
export function statusChips(codes: readonly string[], { markOf = (code) => code, ...words }: States): Chips {
  const chips = codeChips(codes, words);
  const options = chips.options.map((option) =>
    option.value === ALL ? option : { ...option, mark: markOf(option.value) },
  );
  return { ...chips, options };
}

type Values = { values: AddressPart; onChange: (part: AddressPart) => void };
type Props = Values & { filters: readonly ListFilter[]; counts: Counts | undefined };

const textOf = (values: AddressPart, name: string): string => String(values[name] ?? '');

function ChipsRow({
  filter,
  titled,
  counts,
  values,
  onChange,
}: Values & Pick<Props, 'counts'> & { filter: Chips; titled: boolean }) {
  const room = useFilterSpace();
  const narrow = useNarrow();
  const { name, label = '상태', folds = [0, 0], options } = filter;
  const isCounted = ({ mark, value }: StateOption): boolean => mark !== undefined || value === ALL;
  const counted = options.map((option) => {
    if (filter.counts) return { ...option, count: filter.counts[option.value] };
    return isCounted(option) ? { ...option, count: counts?.get(option.value) } : option;
  });
  const foldedCount = narrow || room === 2 ? 0 : (folds[room === 1 ? 0 : 1] ?? 0);
  const visibleCount = counted.length - foldedCount;
  return (
    <div className={css['chips']}>
      {titled && <span aria-hidden="true">{label}</span>}
      <StateFilter
        label={label}
        value={textOf(values, name)}
        options={counted.slice(0, visibleCount)}
        folded={counted.slice(visibleCount)}
        onChange={(value) => onChange({ [name]: value })}
      />
    </div>
  );
}

function ChoiceControl({ filter, values, onChange }: Values & { filter: Choice }) {
  const { name, label, field, none, choices } = filter;
  const isNumber = typeof values[name] === 'number';
  return (
    <div className={css['choice']} data-field={field}>
      <span aria-hidden="true">{label}</span>
      <Select
        className={css['inner']}
        label={label}
        name={field}
        value={textOf(values, name)}
        options={[none, ...choices]}
        onChange={(value) => onChange({ [name]: isNumber ? Number(value) : value })}
      />
    </div>
  );
}

function NarrowingPill({ filter, values, onChange }: Values & { filter: Narrowing }) {
  const value = textOf(values, filter.name);
  if (value === '') return null;
  const label = filter.labelOf(value);
  return (
    <button
      type="button"
      className={css['pill']}
      aria-label={`${label} 조건 빼기`}
      onClick={() => onChange({ [filter.name]: '' })}
    >
      {label}
      <Icon name="close" />
    </button>
  );
}

/** Typed text that is not searched for yet. It is applied when a filter changes. */
function useSearchDraft(values: AddressPart) {
  const searched = { type: textOf(values, 'type'), keyword: textOf(values, 'key') };
  const from = `${searched.type} ${searched.keyword}`;
  const [draft, setDraft] = useState({ from, ...searched });
  const typed = draft.from === from ? draft : searched;
  return {
    typed,
    onType: (next: { type: string; keyword: string }) => setDraft({ from, ...next }),
    asPart: (): AddressPart => ({ type: typed.type, key: typed.keyword.trim() }),
  };
}

/** The filter line: states with counts, narrowing, choices, dates and keyword (OUT-02 to OUT-06). */
export function ListFilters({ filters, counts, values, onChange }: Props) {
  const shown = filters.filter((filter) => filter.hidden !== true);
  const search = shown.find((filter) => filter.kind === 'search');
  const { typed, onType, asPart } = useSearchDraft(values);
  const change = (part: AddressPart) => onChange(search ? { ...asPart(), ...part } : part);
  const chips = shown.filter((filter) => filter.kind === 'chips');
  if (shown.length === 0) return null;
  const shared = { values, onChange: change };
  return (
    <div className={css['filters']} data-print="off">
      {chips.map((filter) => (
        <ChipsRow key={filter.name} titled={chips.length > 1} {...{ filter, counts }} {...shared} />
      ))}
      <div className={css['controls']}>
        {shown.map((filter) => {
          if (filter.kind === 'choice') return <ChoiceControl key={filter.name} filter={filter} {...shared} />;
          if (filter.kind === 'day')
            return <DayControl key={filter.name} {...filter} value={textOf(values, filter.name)} onChange={change} />;
          if (filter.kind === 'narrowing') return <NarrowingPill key={filter.name} filter={filter} {...shared} />;
          return null;
        })}
        {search && <SearchBar {...typed} types={search.types} onType={onType} onSearch={() => change({})} />}
      </div>
    </div>
  );
}
