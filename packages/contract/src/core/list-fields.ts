import { codeOr, pageNumber, text } from './fields.ts';
import { LOOKUP_SIZE, MAX_PAGE, MAX_PAGE_SIZE, TEXT_LIMIT } from './limits.ts';

/** Fields that every paged list takes (CALLS-20). `size` is the list's default page size. */
export const pageFields = (size: number) => ({
  Page: pageNumber(MAX_PAGE, 1),
  PageSize: pageNumber(MAX_PAGE_SIZE, size),
});

/** Fields of a keyword search; unknown codes mean the default (wire.md, Requests). */
export const searchFields = <S extends string, T extends string, O extends string>(codes: {
  statuses: readonly S[];
  types: readonly T[];
  orders: readonly [O, ...O[]];
}) => ({
  SearchActiveStatus: codeOr<S | 'A'>(['A', ...codes.statuses], 'A'),
  SearchType: codeOr<T | ''>(['', ...codes.types], ''),
  SearchKey: text(TEXT_LIMIT.key),
  OrderType: codeOr(codes.orders, codes.orders[0]),
});

/** Look-up lists: page 1, size 100 (LOOKUP-01). */
export const lookupFields = pageFields(LOOKUP_SIZE);
