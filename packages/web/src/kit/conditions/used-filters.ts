import type { ListFilter } from '#kit/list/list-filter.ts';
import type { AddressPart } from '#kit/list/list-search.ts';
import { conditionText, isCondition } from './condition.ts';

/** An active filter as text, with the address values that would remove it. */
type UsedFilter = { key: string; text: string; drop: AddressPart };

/** One active filter as text, with the address values that would remove it. Null when it is not active. */
function usedFilter(filter: ListFilter, values: AddressPart, initial: AddressPart): UsedFilter | null {
  const name = filter.kind === 'search' ? 'key' : filter.name;
  const value = String(values[name] ?? '');
  if (filter.hidden === true || values[name] === initial[name]) return null;
  const labelIn = (options: readonly { value: string; label: string }[], code: string) =>
    options.find((option) => option.value === code)?.label ?? code;
  const textOf = (): string => {
    if (filter.kind === 'search') return `${labelIn(filter.types, String(values['type']))} ‘${value}’`;
    if (filter.kind === 'day') return `${filter.label} ${value}`;
    if (isCondition(filter)) return `${filter.label} ${conditionText(filter, value)}`;
    if (filter.kind === 'narrowing') return filter.labelOf(value);
    if (filter.kind === 'choice') return `${filter.label} ${labelIn(filter.choices, value)}`;
    return `${filter.label ?? '상태'} ${labelIn(filter.options, value)}`;
  };
  return { key: name, text: textOf(), drop: { [name]: initial[name] } };
}

/** The active filters of a list. */
export const usedFilters = (filters: readonly ListFilter[], values: AddressPart, initial: AddressPart): UsedFilter[] =>
  filters.map((filter) => usedFilter(filter, values, initial)).filter((one) => one !== null);
