import { PARTNER_LIST, STAFF_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { count, listSearch } from '../../kit/list/list-search.ts';
import { paths } from '../../lib/paths.ts';

/** Names beside the usual ones: the company, 0 for all (OUT-30). */
const more = { company_id: count() };

/** What the address of /projects/list says, for staff and for contractors (D-40 to D-42). */
export const projectSearch = {
  staff: listSearch(paths.projectList, STAFF_LIST, more),
  partner: listSearch(paths.projectList, PARTNER_LIST, more),
};

/** The same for /projects/companylist. */
export const companyProjectSearch = listSearch(paths.projectCompanyList, PARTNER_LIST, more);
