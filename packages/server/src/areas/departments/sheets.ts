import { departmentCalls } from '@portal/contract/areas/departments/calls';
import { EMPLOYMENT_LABELS } from '@portal/contract/areas/employees/codes';
import type { CallResult } from '@portal/contract/core/call';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { readMembers } from './routes.ts';

type Member = CallResult<typeof departmentCalls.listMembers>['rows'][number];

const COLUMNS: readonly SheetColumn<Member>[] = [
  { key: 'name', label: '이름', of: (row) => row.userName },
  { key: 'dept', label: '부서', of: (row) => row.deptName },
  { key: 'position', label: '직책', of: (row) => row.positionName },
  { key: 'status', label: '상태', of: (row) => EMPLOYMENT_LABELS[row.userStatus] },
  { key: 'phone', label: '연락처', personal: true, of: (row) => row.userPhone },
];

/** The workbook of the people of a department. */
export const departmentSheets = [
  listExport({
    call: departmentCalls.listMembers,
    name: '부서원목록',
    task: 'employee-list',
    columns: () => COLUMNS,
    read: readMembers,
  }),
];
