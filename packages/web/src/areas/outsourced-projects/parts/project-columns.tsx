import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { isBeforeAward, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { firstStartDate } from '@portal/contract/areas/project/start-dates';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { inWon } from '@portal/contract/core/formats';
import { firstAndOthers } from '@portal/contract/core/multi-value';
import { paths } from '../../../lib/paths.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { ProjectLink } from '../../project-parts/public/project-link.tsx';

const NO_COMPANY = '미정';
const NO_PM = '미지정';

/** Staff go to their own detail in every variant, contractors to theirs (D-146). */
const detailOf = (actor: Actor, row: ProjectRow): string =>
  isStaff(actor) ? paths.projectView(row.id) : paths.projectCompanyView(row.id);

const nameCell = (actor: Actor, row: ProjectRow) => (
  <ProjectLink to={detailOf(actor, row)} name={row.projectName} note={row.choiceCompanyName || NO_COMPANY} />
);

/** Offered dates before the award, the chosen one afterwards (OUT-16 to OUT-18). */
const startCell = (row: ProjectRow): string =>
  (isBeforeAward(row.status) ? firstStartDate(row.startDate) : row.choiceSelDate) || '-';

const peopleCell = (row: ProjectRow): string =>
  `${firstAndOthers(row.mizePMUserName) || NO_PM} / ${row.choiceUserName || NO_COMPANY}`;

/** Columns of the project lists (OUT-11 to OUT-22). */
export const projectColumns = (actor: Actor): Column<ProjectRow>[] => [
  { key: 'no', header: '번호', width: 64, align: 'center', render: (row) => row.no },
  { key: 'area', header: '지역', width: 88, align: 'center', render: (row) => row.areaName },
  { key: 'name', header: '프로젝트명', render: (row) => nameCell(actor, row) },
  { key: 'start', header: '시작일', width: 176, align: 'center', render: startCell },
  { key: 'price', header: '금액', width: 136, align: 'right', render: (row) => inWon(row.price) },
  { key: 'people', header: '담당자(PM) / 업체', width: 208, align: 'center', render: peopleCell },
  {
    key: 'status',
    header: '상태',
    width: 128,
    align: 'center',
    render: (row) => <StatusBadge code={row.mizeStatus} label={statusLabel(row.mizeStatus)} />,
  },
];
