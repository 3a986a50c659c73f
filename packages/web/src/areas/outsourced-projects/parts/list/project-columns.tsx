import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { isBeforeAward } from '@portal/contract/areas/outsourced-projects/status';
import { firstStartDate } from '@portal/contract/areas/project/start-dates';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers } from '@portal/contract/core/formats';
import { type ListColumn, MONEY } from '#kit/list/list-columns.tsx';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import { Total } from '#ui/text/money.tsx';
import { Faint } from '#ui/text/values.tsx';
import { NameWithChanges } from '../../public/change-text.tsx';
import { CUSTOMER_COLUMNS } from '../../public/customer-columns.ts';
import { stateOf } from './row-state.ts';
import { todoText } from './todo-text.ts';

const NO_COMPANY = '미정';
const NO_PM = '미지정';

/** The first offered day before the award, the chosen day afterwards (OUT-16 to OUT-18). */
const startCell = (row: ProjectRow): string =>
  isBeforeAward(row.status) ? firstStartDate(row.startDate) : row.choiceSelDate;

/** Columns that staff may add. */
const STAFF_COLUMNS: ListColumn<ProjectRow>[] = [
  { key: 'sales', header: '담당자(영업)', width: 92, isOptional: true, render: (row) => row.mizeSalesUserName },
  { key: 'chosen', header: '수주일', width: 96, isOptional: true, render: (row) => row.choiceDtm.slice(0, 10) },
  { key: 'bill', header: '계산서 발행일', width: 118, isOptional: true, render: (row) => withWeekday(row.billDate) },
  ...CUSTOMER_COLUMNS,
];

type Viewer = { partner: boolean; link: (row: ProjectRow) => string };

/** The columns of the project lists (OUT-11 to OUT-22). `link` returns the URL behind the name. */
export const projectColumns = ({ partner, link }: Viewer): ListColumn<ProjectRow>[] => [
  { key: 'no', header: '번호', width: 60, align: 'right', rank: 3, sort: 'createdDtm', render: (row) => row.no },
  {
    key: 'status',
    header: '상태',
    width: partner ? 156 : 130,
    render: (row) => <StatusBadge plain {...stateOf(row, partner)} />,
  },
  {
    key: 'name',
    header: '프로젝트명',
    link,
    lane: {
      header: '업체',
      ...(partner ? {} : { sort: 'companyName' }),
      render: (row) => row.choiceCompanyName || <Faint text={NO_COMPANY} />,
    },
    render: (row) => <NameWithChanges row={row} waiting={partner ? todoText(row) : undefined} />,
  },
  { key: 'area', header: '지역', width: 48, render: (row) => row.areaName },
  { key: 'start', header: '시작일', width: 148, sort: 'startDate', render: startCell },
  {
    key: 'price',
    header: '합계 (VAT 별도)',
    ...MONEY,
    sort: 'price',
    render: (row) => <Total amounts={row} />,
  },
  {
    key: 'people',
    header: '담당자(PM)',
    width: 112,
    rank: 1,
    render: (row) => firstAndOthers(row.mizePMUserName) || <Faint text={NO_PM} />,
  },
  {
    key: 'contact',
    header: '업체 담당자',
    width: 84,
    rank: 2,
    render: (row) => row.choiceUserName || <Faint text={NO_COMPANY} />,
  },
  ...(partner ? [] : STAFF_COLUMNS),
];
