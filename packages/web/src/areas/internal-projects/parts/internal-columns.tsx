import { typeLabel } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { wholeAddress } from '@portal/contract/core/address';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers } from '@portal/contract/core/formats';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { RecordCard } from '#kit/list/record-card.tsx';
import { shortDay } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import { internalState } from './internal-state.ts';

const NOT_ASSIGNED = '미지정';

const linkOf = (row: InternalRow): string => paths.projectMizeView(row.id);

const startOf = (row: InternalRow, day: string): string => [day, row.startTime].join(' ').trim();

const peopleOf = (row: InternalRow): string =>
  `${row.mizeSalesUserName || NOT_ASSIGNED} / ${firstAndOthers(row.mizePMUserName) || NOT_ASSIGNED}`;

/** The columns of the internal project list (D-81). */
export const internalColumns: ListColumn<InternalRow>[] = [
  { key: 'no', header: '번호', width: 60, align: 'right', rank: 4, sort: 'createdDtm', render: (row) => row.no },
  {
    key: 'status',
    header: '상태',
    width: 120,
    render: (row) => <StatusBadge plain {...internalState(row.mizeStatus)} />,
  },
  { key: 'type', header: '유형', width: 80, render: (row) => typeLabel(row.projectType) },
  { key: 'name', header: '프로젝트명', link: linkOf, render: (row) => row.projectName },
  { key: 'area', header: '지역', width: 52, render: (row) => row.areaName },
  {
    key: 'start',
    header: '시작일시',
    width: 166,
    sort: 'startDate',
    render: (row) => startOf(row, withWeekday(row.startDate)),
  },
  { key: 'customer', header: '고객사', width: 152, rank: 1, render: (row) => row.customerName },
  { key: 'place', header: '현장', width: 152, isOptional: true, render: (row) => row.placeName },
  { key: 'address', header: '주소', width: 240, isOptional: true, render: wholeAddress },
  { key: 'people', header: '담당자(영업) / 담당자(PM)', width: 160, rank: 2, render: peopleOf },
];

/** Shows an internal project as a card. */
export const internalCard = (row: InternalRow) => (
  <RecordCard
    to={linkOf(row)}
    state={internalState(row.mizeStatus)}
    place={row.areaName}
    latest={typeLabel(row.projectType)}
    name={row.projectName}
    when={[startOf(row, shortDay(row.startDate)), firstAndOthers(row.mizePMUserName)]
      .filter((part) => part !== '')
      .join(' · ')}
  />
);
