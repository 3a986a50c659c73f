import { ALL } from '@portal/contract/core/list-request';
import { type Condition, isCondition } from '#kit/conditions/condition.ts';
import type { StateOption } from '#ui/choices/state-filter.tsx';
import type { Option } from '#ui/fields/options.ts';

/** A row of chips. */
export type Chips = {
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
  /** What a chosen chip takes the place of in the address. */
  clears?: Readonly<Record<string, string>>;
};
/** A select. */
export type FilterChoice = {
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
export type Narrowing = { kind: 'narrowing'; name: string; labelOf: (value: string) => string };

/** One filter of a list. A hidden one is not drawn, and its value in the address is ignored. */
export type ListFilter = (Chips | FilterChoice | Day | Search | Narrowing | Condition) & { hidden?: boolean };

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
type States = Pick<Codes<string>, 'all' | 'labelOf' | 'folds'> & { markOf?: (code: string) => string };

/** Chips for the states of a list, each with its mark and number of records (OUT-03). */
export function statusChips(codes: readonly string[], { markOf = (code) => code, ...words }: States): Chips {
  const chips = codeChips(codes, words);
  const options = chips.options.map((option) =>
    option === chips.options[0] ? option : { ...option, mark: markOf(option.value) },
  );
  return { ...chips, options };
}

/** A part of the filter line that a phone shows behind an icon. */
export type FilterPanel = 'search' | 'choice';

/** The panel of a filter. Chips and narrowing filters have none. */
export function panelOf(filter: ListFilter): FilterPanel | undefined {
  if (filter.kind === 'search') return 'search';
  return filter.kind === 'choice' || filter.kind === 'day' || isCondition(filter) ? 'choice' : undefined;
}

/** The conditions among the filters of a list. */
export const conditionsOf = (filters: readonly ListFilter[]): readonly Condition[] =>
  filters.filter(isCondition).filter(({ hidden }) => hidden !== true);

/** The panels that the filters of a list need. */
export const panelsOf = (filters: readonly ListFilter[]): readonly FilterPanel[] =>
  (['search', 'choice'] as const).filter((panel) =>
    filters.some((filter) => filter.hidden !== true && panelOf(filter) === panel),
  );
