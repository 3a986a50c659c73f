import { PARTNER_LIST_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { type ListVariant, ProjectList } from '../parts/project-list.tsx';

const VARIANT: ListVariant = {
  path: paths.projectCompanyList,
  title: '프로젝트 목록',
  source: 'partner',
  statuses: PARTNER_LIST_STATUSES,
  defaultSize: 10,
};

/** /projects/companylist: the partner-facing list for everybody, with the staff's tools for staff (D-40). */
export function CompanyListPage() {
  const actor = useActor();
  return actor && <ProjectList actor={actor} variant={VARIANT} />;
}
