import { useState } from 'react';
import { isCondition } from '#kit/conditions/condition.ts';
import { StateFilter } from '#ui/choices/state-filter.tsx';
import bare from '#ui/fields/bare-input.module.css';
import { SearchBar } from '#ui/fields/search-bar.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useFilterSpace, useNarrow } from '#ui/screen/use-narrow.ts';
import { Select } from '#ui/selects/select.tsx';
import { DayControl } from './day-control.tsx';
import css from './filters.module.css';
import {
  type Chips,
  type FilterChoice,
  type FilterPanel,
  type ListFilter,
  type Narrowing,
  panelOf,
} from './list-filter.ts';
import type { AddressPart } from './list-search.ts';
import { type Counts, TOTAL } from './use-counts.ts';

type Values = { values: AddressPart; onChange: (part: AddressPart) => void };
type Props = Values & {
  filters: readonly ListFilter[];
  counts: Counts | undefined;
  /** What a phone shows of the controls besides those in use. */
  panel: FilterPanel | null;
  /** The values that do not filter. */
  initial: AddressPart;
};

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
  const counted = options.map((option) => {
    if (filter.counts) return { ...option, count: filter.counts[option.value] };
    if (option === options[0]) return { ...option, count: counts?.get(TOTAL) };
    return option.mark === undefined ? option : { ...option, count: counts?.get(option.value) };
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
        onChange={(value) => onChange({ ...filter.clears, [name]: value })}
      />
    </div>
  );
}

function ChoiceControl({ filter, values, onChange }: Values & { filter: FilterChoice }) {
  const { name, label, field, none, choices } = filter;
  const isNumber = typeof values[name] === 'number';
  return (
    <div className={css['choice']} data-field={field}>
      <span aria-hidden="true">{label}</span>
      <Select
        className={`${bare['bare']} ${css['inner']}`}
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
      aria-label={`${label} 조건 해제`}
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
export function ListFilters({ filters, counts, panel, values, initial, onChange }: Props) {
  const isNarrow = useNarrow();
  const shown = filters.filter((filter) => filter.hidden !== true && !isCondition(filter));
  const search = shown.find((filter) => filter.kind === 'search');
  const { typed, onType, asPart } = useSearchDraft(values);
  const change = (part: AddressPart) => onChange(search ? { ...asPart(), ...part } : part);
  const chips = shown.filter((filter) => filter.kind === 'chips');
  if (shown.length === 0) return null;
  const shared = { values, onChange: change };
  const isInUse = (name: string) => textOf(values, name) !== textOf(initial, name);
  const isOpen = (filter: ListFilter) =>
    !isNarrow || panelOf(filter) === panel || isInUse(filter.kind === 'search' ? 'key' : filter.name);
  return (
    <div className={css['filters']} data-print="off">
      {chips.map((filter) => (
        <ChipsRow key={filter.name} titled={chips.length > 1} {...{ filter, counts }} {...shared} />
      ))}
      <div className={css['controls']}>
        {shown.filter(isOpen).map((filter) => {
          if (filter.kind === 'choice') return <ChoiceControl key={filter.name} filter={filter} {...shared} />;
          if (filter.kind === 'day')
            return <DayControl key={filter.name} {...filter} value={textOf(values, filter.name)} onChange={change} />;
          if (filter.kind === 'narrowing') return <NarrowingPill key={filter.name} filter={filter} {...shared} />;
          return null;
        })}
        {search && isOpen(search) && (
          <SearchBar
            {...typed}
            types={search.types}
            opened={panel === 'search'}
            onType={onType}
            onSearch={() => change({})}
          />
        )}
      </div>
    </div>
  );
}
