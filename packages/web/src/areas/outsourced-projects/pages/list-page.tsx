import { STAFF_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import {
  PARTNER_LIST_STATUSES,
  PROJECT_STATUSES,
  statusLabel,
} from '@portal/contract/areas/outsourced-projects/status';
import { isStaff } from '@portal/contract/core/actor';
import { totalOf } from '@portal/contract/core/money';
import { useCompanyFilter } from '#areas/lookups/public/use-lookups.ts';
import { useFigureFilters } from '#areas/project/public/figure-filters.ts';
import { projectRow, removal } from '#areas/project/public/removal.ts';
import { useConditions, withStates } from '#areas/project/public/use-conditions.ts';
import { statusChips } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { companyProjectList, projectList, removeProject } from '../api.ts';
import { NewOffers } from '../parts/list/new-offers.tsx';
import { POSTING } from '../parts/list/posting.ts';
import { projectCard } from '../parts/list/project-card.tsx';
import { projectColumns } from '../parts/list/project-columns.tsx';
import { useNewOffers } from '../parts/list/use-new-offers.ts';
import { TODO_FILTER } from '../public/todo-filter.ts';

type Viewer = Parameters<typeof projectColumns>[0];
const columnsAndCard = (viewer: Viewer) => ({ columns: projectColumns(viewer), card: projectCard(viewer) });

/** In every list, staff rows link to the staff page and contractor rows to the contractor page (D-146). */
const FOR_STAFF = columnsAndCard({ partner: false, link: (row) => paths.projectView(row.id) });
const FOR_PARTNERS = columnsAndCard({ partner: true, link: (row) => paths.projectCompanyView(row.id) });

const BATCH = [
  removal({
    act: removeProject,
    machine: projectMachine,
    stateOf: (row) => row.status,
    amountOf: totalOf,
  }),
  POSTING,
];

/** What a part of the list needs of it. */
type Shown = {
  rows: readonly ProjectRow[];
  meta: object | undefined;
  change: (part: { page: number }) => unknown;
  reload: () => Promise<unknown>;
};

/**
 * The common props of all outsourced project lists. Staff also see companies and can delete, post and register (OUT-01 to
 * OUT-32).
 */
function useProjectList(hasViews: boolean) {
  const staff = isStaff(useActor());
  const chips = statusChips(staff ? PROJECT_STATUSES : PARTNER_LIST_STATUSES, { labelOf: statusLabel, folds: [3, 4] });
  const conditions = useConditions({ states: chips, isOutsourced: true, shown: hasViews });
  const companies = useCompanyFilter(staff);
  const offers = useNewOffers();
  const newOffers = ({ rows, meta, change, reload }: Shown) => (
    <NewOffers {...{ offers, reload }} rows={meta && rows} onShow={() => change({ page: 1 })} />
  );
  const figures = useFigureFilters();
  return {
    ...projectRow,
    ...(staff ? FOR_STAFF : FOR_PARTNERS),
    filters: [
      hasViews ? withStates(chips) : chips,
      TODO_FILTER,
      ...figures,
      companies,
      { kind: 'search', types: STAFF_LIST.types },
      ...(hasViews ? conditions : []),
    ],
    batch: staff ? BATCH : [],
    emptyHint: staff ? 'outsourced.list.hint' : 'outsourced.offers.hint',
    addPath: staff ? paths.projectAdd : undefined,
    ...(staff ? {} : { beside: newOffers, isUnshown: offers.isNew }),
  } as const;
}

/** The page /projects/list. Staff see the staff list, contractors the list for contractors (D-40). */
export function ListPage() {
  const actor = useActor();
  const shared = useProjectList(isStaff(actor));
  return <ListScreen {...shared} {...projectList(actor)} title="프로젝트 목록 (외주)" />;
}

/** The page /projects/companylist shows the contractor list to everyone. Staff also get their tools (D-40). */
export function CompanyListPage() {
  const shared = useProjectList(false);
  return <ListScreen {...shared} {...companyProjectList(useActor())} title="프로젝트목록" />;
}
