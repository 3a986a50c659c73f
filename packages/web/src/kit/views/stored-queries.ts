import { type Condition, conditionValue } from '#kit/conditions/condition.ts';
import { isPeriod, periodDays, periodText, writeDays } from '#kit/conditions/period.ts';
import type { Address, ListSearch, Params } from '#kit/list/list-search.ts';
import { today } from '#lib/days.ts';
import { viewQuery } from './view-address.ts';

/** What a view could store of an address: as it is, and with the days that a moving period has today. */
export function storedQueries<P extends Params>(
  search: ListSearch<P>,
  address: Address<P>,
  conditions: readonly Condition[],
): { label: string; query: string }[] {
  const moving = conditions.filter(
    (condition) =>
      condition.kind === 'period' &&
      isPeriod(conditionValue(address, condition)) &&
      !conditionValue(address, condition).includes('~'),
  );
  const asIs = viewQuery(search, address);
  if (moving.length === 0) return [{ label: '', query: asIs }];
  const days = moving.map((condition) => writeDays(periodDays(conditionValue(address, condition), today())));
  const fixed = Object.fromEntries(moving.map(({ name }, index) => [name, days[index] ?? '']));
  return [
    { label: `언제나 ${moving.map((one) => periodText(conditionValue(address, one))).join(', ')}`, query: asIs },
    { label: days.map(periodText).join(', '), query: viewQuery(search, { ...address, ...fixed }) },
  ];
}
