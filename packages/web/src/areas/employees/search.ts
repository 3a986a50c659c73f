import { EMPLOYEE_LIST } from '@portal/contract/areas/employees/lists';
import { anyText, defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** No employment filter. 'A' cannot be used, because it means employed (D-105). */
export const ANY_STATUS = 'ALL';

/** The parameters of the employee list (EMP-03 to EMP-05). */
export const employeeSearch = defineSearch(
  paths.employeeList,
  {
    status: oneOf([ANY_STATUS, ...EMPLOYEE_LIST.statuses], ANY_STATUS),
    type: oneOf(
      EMPLOYEE_LIST.types.map(({ value }) => value),
      EMPLOYEE_LIST.types[0].value,
    ),
    key: anyText(),
    order: oneOf(EMPLOYEE_LIST.orders, EMPLOYEE_LIST.orders[0]),
  },
  { size: EMPLOYEE_LIST.size },
);
