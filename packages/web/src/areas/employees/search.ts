import { EMPLOYEE_LIST } from '@portal/contract/areas/employees/lists';
import { anyText, defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** All employees, whatever their employment: A means employed here (D-105). */
export const ANYHOW = 'ALL';

/** What the address of the list of employees says (EMP-03 to EMP-05). */
export const employeeSearch = defineSearch(
  paths.employeeList,
  {
    status: oneOf([ANYHOW, ...EMPLOYEE_LIST.statuses], ANYHOW),
    type: oneOf(
      EMPLOYEE_LIST.types.map(({ value }) => value),
      EMPLOYEE_LIST.types[0].value,
    ),
    key: anyText(),
    order: oneOf(EMPLOYEE_LIST.orders, EMPLOYEE_LIST.orders[0]),
  },
  { size: EMPLOYEE_LIST.size },
);
