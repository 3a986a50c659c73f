import { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { typeLabel } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { splitValues } from '@portal/contract/core/formats';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { readList } from './read-projects.ts';

const COLUMNS: readonly SheetColumn<InternalRow>[] = [
  { key: 'no', label: '번호', kind: 'number', of: (row) => row.no },
  { key: 'status', label: '상태', of: (row) => internalStatusLabel(row.status) },
  { key: 'type', label: '유형', of: (row) => typeLabel(row.projectType) },
  { key: 'name', label: '프로젝트명', of: (row) => row.projectName },
  { key: 'area', label: '지역', of: (row) => row.areaName },
  { key: 'start', label: '시작일', kind: 'day', of: (row) => row.startDate },
  { key: 'time', label: '시작 시각', of: (row) => row.startTime },
  { key: 'customer', label: '고객사', of: (row) => row.customerName },
  { key: 'place', label: '현장', isOptional: true, of: (row) => row.placeName },
  { key: 'address', label: '주소', isOptional: true, of: (row) => `${row.addr1} ${row.addr2}`.trim() },
  { key: 'sales', label: '담당자(영업)', of: (row) => row.mizeSalesUserName },
  { key: 'pm', label: '담당자(PM)', of: (row) => splitValues(row.mizePMUserName).join(', ') },
];

/** The workbook of the internal projects. */
export const internalSheets = [
  listExport({
    call: internalProjectCalls.listProjects,
    name: '프로젝트목록(마이즈)',
    task: 'internal-list',
    columns: () => COLUMNS,
    read: readList,
  }),
];
