import { PARTNER_LIST_STATUSES, STAFF_LIST_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { isStaff } from '@portal/contract/core/actor';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { type ListVariant, ProjectList } from '../parts/project-list.tsx';

const shared = { path: paths.projectList, title: '프로젝트 목록 (외주)' } as const;

const STAFF: ListVariant = { ...shared, source: 'staff', statuses: STAFF_LIST_STATUSES, defaultSize: 30 };
const PARTNER: ListVariant = { ...shared, source: 'partner', statuses: PARTNER_LIST_STATUSES, defaultSize: 10 };

/** /projects/list: the staff's list for staff, the partner-facing one for contractors (D-40, OUT-31, PART-06). */
export function ListPage() {
  const actor = useActor();
  return actor && <ProjectList actor={actor} variant={isStaff(actor) ? STAFF : PARTNER} />;
}
