import { MEMBER_ORDERS, MEMBER_PAGE_SIZE } from '@portal/contract/areas/departments/kinds';
import { defineSearch, oneOf, positiveInteger } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The parameters of the member list: the department and the order (DEPT-03, DEPT-04, DEPT-12). */
export const memberSearch = defineSearch(
  paths.departmentList,
  { dept: positiveInteger(), order: oneOf(MEMBER_ORDERS, MEMBER_ORDERS[0]) },
  { size: MEMBER_PAGE_SIZE },
);
