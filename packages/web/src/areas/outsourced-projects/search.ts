import { PARTNER_LIST, STAFF_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { TODO_SCOPES, TODOS } from '@portal/contract/areas/outsourced-projects/todos';
import { ALL } from '@portal/contract/core/list-request';
import { conditionParams } from '#areas/project/public/condition-params.ts';
import { figureParams } from '#areas/project/public/figure-params.ts';
import { listSearch, oneOf, positiveInteger } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The URL parameters of these lists only: the company, 0 for all (OUT-30), the open task (LISTS-21), a figure, conditions. */
const extraParams = {
  company_id: positiveInteger(),
  todo: oneOf(['', ...TODOS], ''),
  scope: oneOf(TODO_SCOPES, 'mine'),
  ...figureParams,
  ...conditionParams,
};

/** The list for contractors opens on the open offers (D-305). An address with another status has that one. */
const offerParams = { ...extraParams, status: oneOf<string>([ALL, ...PARTNER_LIST.statuses], ProjectStatus.Open) };

/** The URL parameters of /projects/list for staff and for contractors (D-40, D-41). */
export const projectSearch = {
  staff: listSearch(paths.projectList, STAFF_LIST, extraParams),
  partner: listSearch(paths.projectList, PARTNER_LIST, offerParams),
};

/** The URL parameters of /projects/companylist. */
export const companyProjectSearch = listSearch(paths.projectCompanyList, PARTNER_LIST, offerParams);
