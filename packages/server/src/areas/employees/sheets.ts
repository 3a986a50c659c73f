import { employeeCalls } from '@portal/contract/areas/employees/calls';
import { EMPLOYMENT_LABELS } from '@portal/contract/areas/employees/codes';
import type { EmployeeRow } from '@portal/contract/areas/employees/shapes';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { readList } from './routes.ts';

const COLUMNS: readonly SheetColumn<EmployeeRow>[] = [
  { key: 'no', label: '번호', kind: 'number', of: (row) => row.no },
  { key: 'name', label: '이름', of: (row) => row.userName },
  { key: 'dept', label: '부서', of: (row) => row.deptName },
  { key: 'position', label: '직책', of: (row) => row.position },
  { key: 'number', label: '사번', of: (row) => row.userNo },
  { key: 'status', label: '상태', of: (row) => EMPLOYMENT_LABELS[row.userStatus] },
  { key: 'phone', label: '휴대폰', personal: true, of: (row) => row.userPhone },
];

/** The workbook of the employees. */
export const employeeSheets = [
  listExport({
    call: employeeCalls.list,
    name: '직원목록',
    task: 'employee-list',
    columns: () => COLUMNS,
    read: readList,
  }),
];
