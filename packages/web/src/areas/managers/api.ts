import type { ManagerRow } from '@portal/contract/areas/managers/calls';
import { type AddressOf, listRequest } from '../../kit/list/list-search.ts';
import type { ListQuery } from '../../kit/list/use-list.ts';
import { call } from '../../lib/call.ts';
import type { managerSearch } from './search.ts';

const KIND = 'managers';

/** One page of the list (MGR-02 to MGR-10). */
export const managers = (address: AddressOf<typeof managerSearch>): ListQuery<ManagerRow> => ({
  queryKey: [KIND, 'list', address],
  queryFn: ({ signal }) =>
    call('Manager/all-manager-list', { ...listRequest(address), CompanyId: address.company_id }, { signal }),
});

/** Deletes one; his sessions end at once. */
export const removeManager = ({ userId }: Pick<ManagerRow, 'userId'>) =>
  call('Manager/manager-delete', { UserId: userId });

/** Takes that back. */
export const restoreManager = ({ userId }: Pick<ManagerRow, 'userId'>) =>
  call('Manager/manager-no-delete', { UserId: userId });
