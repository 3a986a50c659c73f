import type { Address, ListSearch, Params } from '#kit/list/list-search.ts';
import { parseSearch } from '#lib/search-params.ts';
import type { SavedView } from './saved-view.ts';

/** Parameters of an address. */
export type AddressParams = Record<string, string | number>;

/** What a view stores of an address: conditions, order and columns, in a fixed order. Page and page size are left out. */
export function viewQuery<P extends Params>(search: ListSearch<P>, address: Address<P>): string {
  const { page } = search.initial;
  const { [search.sizeName]: _size, ...params } = search.write({ ...address, page, view: 0 });
  const sorted = Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(sorted.map(([name, value]) => [name, String(value)])).toString();
}

/** The address of a stored view. */
export function viewAddress<P extends Params>(search: ListSearch<P>, { id, query }: SavedView): AddressParams {
  return search.write({ ...search.read(parseSearch(query)), view: id });
}

/** Whether an address still is what its view stores. */
export const isAsStored = <P extends Params>(
  search: ListSearch<P>,
  address: Address<P>,
  { query }: SavedView,
): boolean => viewQuery(search, address) === viewQuery(search, search.read(parseSearch(query)));
