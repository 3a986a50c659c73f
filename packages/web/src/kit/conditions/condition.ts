import { joinValues, splitValues } from '@portal/contract/core/formats';
import type { Option } from '#ui/fields/options.ts';
import { amountRangeText } from './amount-range.ts';
import { periodText } from './period.ts';

/** Values of an address by name. */
type Part = Readonly<Record<string, string | number | undefined>>;

/** A condition of several values, of which any may hold. They are joined by '^' in the address. */
export type Many = {
  kind: 'many';
  /** Name in the address. */
  name: string;
  label: string;
  choices: readonly Option[];
  /** The choices are still loading. */
  pending: boolean;
  /** Called when the choices are about to be shown. */
  want?: () => void;
  /** What it takes the place of in the address. */
  clears?: Part;
};
/** A condition on days. */
export type PeriodCondition = { kind: 'period'; name: string; label: string };
/** A condition on an amount in won. */
export type AmountCondition = { kind: 'amount'; name: string; label: string };
/** A condition of a list. Its value is one text of the address, '' for none. */
export type Condition = Many | PeriodCondition | AmountCondition;

/** Whether a filter is a condition. */
export const isCondition = <F extends { kind: string }>(filter: F): filter is F & Condition =>
  filter.kind === 'many' || filter.kind === 'period' || filter.kind === 'amount';

/** The value of a condition in an address. */
export const conditionValue = (values: Part, { name }: Pick<Condition, 'name'>): string => String(values[name] ?? '');

/** A condition in words. Values that do not exist are left out. */
export function conditionText(condition: Condition, value: string): string {
  if (condition.kind === 'period') return periodText(value);
  if (condition.kind === 'amount') return amountRangeText(value);
  const chosen = splitValues(value);
  const labels = condition.choices.filter((choice) => chosen.includes(choice.value)).map(({ label }) => label);
  return labels.length === 0 ? `${chosen.length}개` : labels.join(', ');
}

/** The value with one of several values added or taken away. */
export function toggled(value: string, one: string): string {
  const chosen = splitValues(value);
  return joinValues(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
}

/** The part of an address with what its conditions take the place of. */
export function withCleared(conditions: readonly Condition[], part: Part): Part {
  const cleared = conditions.map((condition) =>
    condition.kind === 'many' && conditionValue(part, condition) !== '' ? condition.clears : undefined,
  );
  return Object.assign({}, ...cleared, part);
}

/** The part of an address without any of the conditions. */
export const withoutConditions = (conditions: readonly Condition[]): Part =>
  Object.fromEntries(conditions.map(({ name }) => [name, '']));
