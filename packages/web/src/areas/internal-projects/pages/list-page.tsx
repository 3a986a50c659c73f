import type { InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { INTERNAL_LIST, INTERNAL_STATUSES, internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { statusChips } from '../../../kit/list/list-filters.tsx';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { paths } from '../../../lib/paths.ts';
import { projectRow, removal } from '../../project/public/removal.ts';
import { internalProjects, removeProject } from '../api.ts';
import { internalColumns } from '../parts/internal-columns.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { internalSearch } from '../search.ts';

const TITLE = '프로젝트 목록 (마이즈)';

/** /projects/mizelist: the provider's own projects (INT-02 to INT-10, D-78, D-81, D-82). */
export const ListPage = () => (
  <StaffPage title={TITLE}>
    {() => (
      <ListScreen
        {...projectRow}
        title={TITLE}
        search={internalSearch}
        query={internalProjects}
        filters={FILTERS}
        columns={internalColumns}
        batch={REMOVAL}
        addPath={paths.projectMizeAdd}
      />
    )}
  </StaffPage>
);

const FILTERS = [
  statusChips(INTERNAL_STATUSES, internalStatusLabel),
  { kind: 'search', types: INTERNAL_LIST.types },
] as const;

const REMOVAL = [removal<InternalRow>(({ id }) => removeProject(id))];
