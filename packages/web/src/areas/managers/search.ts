import { MANAGER_LIST } from '@portal/contract/areas/managers/lists';
import { ALL } from '@portal/contract/core/list-request';
import { count, listSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

const company_id = count();

/** What the address of the list of managers says: staff begin with all of them (D-101). */
export const managerSearch = listSearch(paths.managerList, MANAGER_LIST, { company_id });

/** The same for contractors, who see deleted ones only when they ask for them (wire.md, People). */
export const ownManagerSearch = listSearch(paths.managerList, MANAGER_LIST, {
  company_id,
  status: oneOf([ALL, ...MANAGER_LIST.statuses], 'N'),
});
