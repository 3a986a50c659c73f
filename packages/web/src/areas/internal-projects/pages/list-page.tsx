import { internalMachine } from '@portal/contract/areas/internal-projects/machine';
import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import type { InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { INTERNAL_LIST, INTERNAL_STATUSES, internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { projectRow, removal } from '#areas/project/public/removal.ts';
import { useConditions, withStates } from '#areas/project/public/use-conditions.ts';
import { statusChips } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { internalList, removeProject } from '../api.ts';
import { internalCard, internalColumns } from '../parts/internal-columns.tsx';
import { internalMark } from '../parts/internal-state.ts';
import { INTERNAL_TODO_FILTER } from '../parts/todo-filter.ts';

const TITLE = '프로젝트목록 (마이즈)';

/** The page /projects/mizelist lists the provider's own projects (INT-02 to INT-10, D-78, D-81, D-82). */
export const ListPage = () => (
  <AllowedPage title={TITLE} may={mayUseInternalProjects}>
    {(actor) => <InternalList actor={actor} />}
  </AllowedPage>
);

const STATES = withStates(statusChips(INTERNAL_STATUSES, { labelOf: internalStatusLabel, markOf: internalMark }));
const FILTERS = [STATES, INTERNAL_TODO_FILTER, { kind: 'search', types: INTERNAL_LIST.types }] as const;

function InternalList({ actor }: { actor: Actor }) {
  const conditions = useConditions({ states: STATES, isOutsourced: false, shown: true });
  return (
    <ListScreen
      {...projectRow}
      title={TITLE}
      emptyHint="internal.list.hint"
      {...internalList(actor)}
      filters={[...FILTERS, ...conditions]}
      columns={internalColumns}
      card={internalCard}
      batch={REMOVAL}
      addPath={paths.projectMizeAdd}
    />
  );
}

const REMOVAL = [
  removal({
    act: removeProject,
    machine: internalMachine,
    stateOf: (row: InternalRow) => row.mizeStatus,
  }),
];
