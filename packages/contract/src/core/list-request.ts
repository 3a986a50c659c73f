import type { ListRules } from './paging.ts';

/** Status filter that matches every status. */
export const ALL = 'A';

/** The query of a list: page, page size, status filter, keyword with its type, and order. */
type ListQuery = { page: number; size: number; status: string; type: string; key: string; order: string };

/** The query of a list before the user changes it. */
export const defaultListQuery = ({ size, types, orders }: ListRules): ListQuery => ({
  page: 1,
  size,
  status: ALL,
  type: types[0]?.value ?? '',
  key: '',
  order: orders[0],
});

/** The request fields of a list call. */
export const listRequest = ({ page, size, status, type, key, order }: ListQuery) => ({
  Page: page,
  PageSize: size,
  SearchActiveStatus: status,
  SearchType: type,
  SearchKey: key,
  OrderType: order,
});

/** The request fields of the counts by status: the keyword, without page, order and status. */
export const countRequest = ({ type, key }: Pick<ListQuery, 'type' | 'key'>) => ({ SearchType: type, SearchKey: key });
