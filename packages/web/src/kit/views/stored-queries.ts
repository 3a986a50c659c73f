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
  const moving = conditions.find(
    (condition) =>
      condition.kind === 'period' &&
      isPeriod(conditionValue(address, condition)) &&
      !conditionValue(address, condition).includes('~'),
  );
  const asIs = viewQuery(search, address);
  if (!moving) return [{ label: '', query: asIs }];
  const value = conditionValue(address, moving);
  const days = writeDays(periodDays(value, today()));
  return [
    { label: `언제나 ${periodText(value)}`, query: asIs },
    { label: periodText(days), query: viewQuery(search, { ...address, [moving.name]: days }) },
  ];
}
