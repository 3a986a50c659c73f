import { MANAGER_LIST } from '@portal/contract/areas/managers/lists';
import { ALL } from '@portal/contract/core/list-request';
import { listSearch, oneOf, positiveInteger } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

const company_id = positiveInteger();

/** The parameters of the manager list. Staff first see all managers (D-101). */
export const managerSearch = listSearch(paths.managerList, MANAGER_LIST, { company_id });

/** The same for contractors, who first see only managers that are not deleted (wire.md, People). */
export const ownManagerSearch = listSearch(paths.managerList, MANAGER_LIST, {
  company_id,
  status: oneOf([ALL, ...MANAGER_LIST.statuses], 'N'),
});
