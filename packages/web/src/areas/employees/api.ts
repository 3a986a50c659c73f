import type { EmployeeRow } from '@portal/contract/areas/employees/shapes';
import { type AddressOf, listRequest } from '../../kit/list/list-search.ts';
import type { ListQuery } from '../../kit/list/use-list.ts';
import { call } from '../../lib/call.ts';
import type { employeeSearch } from './search.ts';

const KIND = 'employees';

/** One page of the list (EMP-02 to EMP-09). */
export const employees = (address: AddressOf<typeof employeeSearch>): ListQuery<EmployeeRow> => ({
  queryKey: [KIND, 'list', address],
  queryFn: ({ signal }) => call('User/all-user-list', listRequest(address), { signal }),
});

/** Deletes one; his sessions end at once. */
export const removeEmployee = ({ userId }: Pick<EmployeeRow, 'userId'>) => call('User/user-del', { UserId: userId });
