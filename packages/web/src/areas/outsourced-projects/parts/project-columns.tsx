import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { isBeforeAward, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { firstStartDate } from '@portal/contract/areas/project/start-dates';
import { firstAndOthers, inWon, splitValues } from '@portal/contract/core/formats';
import type { ListColumn } from '../../../kit/list/list-columns.tsx';
import { paths } from '../../../lib/paths.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

const NO_COMPANY = '미정';
const NO_PM = '미지정';

/** Offered dates before the award, the chosen one afterwards; an ended project that nobody won keeps its offer. */
function startCell(row: ProjectRow): string {
  if (isBeforeAward(row.status)) return firstStartDate(row.startDate) || '-';
  return row.choiceSelDate || splitValues(row.startDate).join(', ') || '-';
}

const peopleCell = (row: ProjectRow): string =>
  `${firstAndOthers(row.mizePMUserName) || NO_PM} / ${row.choiceUserName || NO_COMPANY}`;

const projectColumns = (link: (row: ProjectRow) => string): ListColumn<ProjectRow>[] => [
  { key: 'no', header: '번호', width: 64, align: 'center', rank: 3, render: (row) => row.no },
  { key: 'area', header: '지역', width: 88, align: 'center', rank: 2, render: (row) => row.areaName },
  {
    key: 'name',
    header: '프로젝트명',
    link,
    note: (row) => row.choiceCompanyName || NO_COMPANY,
    render: (row) => row.projectName,
  },
  { key: 'start', header: '시작일', width: 176, align: 'center', render: startCell },
  { key: 'price', header: '금액', width: 136, align: 'right', render: (row) => inWon(row.price) },
  { key: 'people', header: '담당자(PM) / 업체', width: 208, align: 'center', rank: 2, render: peopleCell },
  {
    key: 'status',
    header: '상태',
    width: 128,
    align: 'center',
    render: (row) => <StatusBadge code={row.mizeStatus} label={statusLabel(row.mizeStatus)} />,
  },
];

/** Columns of the project lists (OUT-11 to OUT-22): staff go to their own detail everywhere, contractors to theirs (D-146). */
export const STAFF_COLUMNS = projectColumns((row) => paths.projectView(row.id));
export const PARTNER_COLUMNS = projectColumns((row) => paths.projectCompanyView(row.id));
