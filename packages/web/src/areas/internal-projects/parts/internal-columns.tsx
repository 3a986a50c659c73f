import { typeLabel } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { firstAndOthers } from '@portal/contract/core/formats';
import type { ListColumn } from '../../../kit/list/list-columns.tsx';
import { paths } from '../../../lib/paths.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

const NOBODY = '미지정';

const startCell = (row: InternalRow): string => [row.startDate, row.startTime].join(' ').trim() || '-';

const peopleCell = (row: InternalRow): string =>
  `${row.mizeSalesUserName || NOBODY} / ${firstAndOthers(row.mizePMUserName) || NOBODY}`;

/** Columns of the internal list (D-81). */
export const internalColumns: ListColumn<InternalRow>[] = [
  { key: 'no', header: '번호', width: 64, align: 'center', rank: 3, render: (row) => row.no },
  { key: 'type', header: '유형', width: 88, align: 'center', render: (row) => typeLabel(row.projectType) },
  { key: 'area', header: '지역', width: 88, align: 'center', rank: 2, render: (row) => row.areaName },
  {
    key: 'name',
    header: '프로젝트명',
    link: (row) => paths.projectMizeView(row.id),
    render: (row) => row.projectName,
  },
  { key: 'start', header: '시작일시', width: 144, align: 'center', render: startCell },
  { key: 'customer', header: '고객사', width: 152, align: 'center', rank: 2, render: (row) => row.customerName || '-' },
  { key: 'people', header: '영업 / PM', width: 184, align: 'center', render: peopleCell },
  {
    key: 'status',
    header: '상태',
    width: 120,
    align: 'center',
    render: (row) => <StatusBadge code={row.mizeStatus} label={internalStatusLabel(row.mizeStatus)} />,
  },
];
