import type { ListRules } from './paging.ts';

/** The value of a status filter that leaves out nothing. */
export const ALL = 'A';

/** What a list with states and keyword is asked for. */
type ListAsk = { page: number; size: number; status: string; type: string; key: string; order: string };

/** What a list is asked for before anybody has chosen anything. */
export const firstAsk = ({ size, types, orders }: ListRules): ListAsk => ({
  page: 1,
  size,
  status: ALL,
  type: types[0]?.value ?? '',
  key: '',
  order: orders[0],
});

/** The fields that every list call takes. */
export const listRequest = ({ page, size, status, type, key, order }: ListAsk) => ({
  Page: page,
  PageSize: size,
  SearchActiveStatus: status,
  SearchType: type,
  SearchKey: key,
  OrderType: order,
});

/** The fields that the counts of a list's states take: the same without page, order and state. */
export const countRequest = ({ type, key }: Pick<ListAsk, 'type' | 'key'>) => ({ SearchType: type, SearchKey: key });
