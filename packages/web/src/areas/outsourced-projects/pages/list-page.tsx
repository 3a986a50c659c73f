import { STAFF_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import {
  PARTNER_LIST_STATUSES,
  STAFF_LIST_STATUSES,
  statusLabel,
} from '@portal/contract/areas/outsourced-projects/status';
import { isStaff } from '@portal/contract/core/actor';
import { statusChips } from '../../../kit/list/list-filters.tsx';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { useCompanyFilter } from '../../lookups/public/use-lookups.ts';
import { projectRow, removal } from '../../project/public/removal.ts';
import { partnerProjects, removeProject, staffProjects } from '../api.ts';
import { PARTNER_COLUMNS, STAFF_COLUMNS } from '../parts/project-columns.tsx';
import { companyProjectSearch, projectSearch } from '../search.ts';

const REMOVAL = [removal<ProjectRow>(({ id }) => removeProject(id))];

/** What all lists of outsourced projects share: staff see companies, delete and register (OUT-01 to OUT-32). */
function useProjectList(statuses: readonly string[]) {
  const staff = isStaff(useActor());
  const companies = useCompanyFilter(staff);
  return {
    ...projectRow,
    columns: staff ? STAFF_COLUMNS : PARTNER_COLUMNS,
    filters: [statusChips(statuses, statusLabel), companies, { kind: 'search', types: STAFF_LIST.types }],
    batch: staff ? REMOVAL : [],
    addPath: staff ? paths.projectAdd : undefined,
  } as const;
}

const TITLE = '프로젝트 목록 (외주)';

function StaffList() {
  const shared = useProjectList(STAFF_LIST_STATUSES);
  return <ListScreen {...shared} title={TITLE} search={projectSearch.staff} query={staffProjects} />;
}

function PartnerList() {
  const shared = useProjectList(PARTNER_LIST_STATUSES);
  return <ListScreen {...shared} title={TITLE} search={projectSearch.partner} query={partnerProjects} />;
}

/** /projects/list: the staff's list for staff, the partner-facing one for contractors (D-40). */
export const ListPage = () => (isStaff(useActor()) ? <StaffList /> : <PartnerList />);

/** /projects/companylist: the partner-facing list for everybody, with the staff's tools for staff (D-40). */
export function CompanyListPage() {
  const shared = useProjectList(PARTNER_LIST_STATUSES);
  return <ListScreen {...shared} title="프로젝트 목록" search={companyProjectSearch} query={partnerProjects} />;
}
