import { PARTNER_LIST, STAFF_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { TODO_SCOPES, TODOS } from '@portal/contract/areas/outsourced-projects/todos';
import { count, listSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** Names beside the usual ones: the company, 0 for all (OUT-30), and the waiting work it is narrowed to (LISTS-21). */
const more = { company_id: count(), todo: oneOf(['', ...TODOS], ''), scope: oneOf(TODO_SCOPES, 'mine') };

/** What the address of /projects/list says, for staff and for contractors (D-40 to D-42). */
export const projectSearch = {
  staff: listSearch(paths.projectList, STAFF_LIST, more),
  partner: listSearch(paths.projectList, PARTNER_LIST, more),
};

/** The same for /projects/companylist. */
export const companyProjectSearch = listSearch(paths.projectCompanyList, PARTNER_LIST, more);
