import { type ManagerRow, managerCalls } from '@portal/contract/areas/managers/calls';
import { deletedLabel } from '@portal/contract/areas/managers/lists';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { readList } from './routes.ts';

const COLUMNS: readonly SheetColumn<ManagerRow>[] = [
  { key: 'no', label: '번호', kind: 'number', of: (row) => row.no },
  { key: 'company', label: '업체', of: (row) => row.companyName },
  { key: 'name', label: '담당자명', of: (row) => row.userName },
  { key: 'position', label: '직책', of: (row) => row.userPosition },
  { key: 'area', label: '지역', of: (row) => row.areaName },
  { key: 'ongoing', label: '진행', kind: 'number', of: (row) => row.ongoingCnt },
  { key: 'orders', label: '수주', kind: 'number', of: (row) => row.projectCnt },
  { key: 'status', label: '상태', of: (row) => deletedLabel(row.delYn) },
  { key: 'phone', label: '연락처', personal: true, of: (row) => row.userPhone },
];

/** The workbook of the contractors' managers. */
export const managerSheets = [
  listExport({
    call: managerCalls.list,
    name: '업체담당자목록',
    task: 'manager-list',
    columns: () => COLUMNS,
    read: readList,
  }),
];
