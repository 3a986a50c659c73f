import { PARTNER_LIST, STAFF_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { TODO_SCOPES, TODOS } from '@portal/contract/areas/outsourced-projects/todos';
import { figureParams } from '#areas/project/public/figure-filters.ts';
import { listSearch, oneOf, positiveInteger } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The URL parameters of these lists only: the company, 0 for all (OUT-30), the open task (LISTS-21), a figure. */
const extraParams = {
  company_id: positiveInteger(),
  todo: oneOf(['', ...TODOS], ''),
  scope: oneOf(TODO_SCOPES, 'mine'),
  ...figureParams,
};

/** The URL parameters of /projects/list for staff and for contractors (D-40 to D-42). */
export const projectSearch = {
  staff: listSearch(paths.projectList, STAFF_LIST, extraParams),
  partner: listSearch(paths.projectList, PARTNER_LIST, extraParams),
};

/** The URL parameters of /projects/companylist. */
export const companyProjectSearch = listSearch(paths.projectCompanyList, PARTNER_LIST, extraParams);
