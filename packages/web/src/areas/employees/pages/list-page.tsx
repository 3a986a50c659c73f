import { EMPLOYMENT_LABELS } from '@portal/contract/areas/employees/codes';
import { EMPLOYEE_LIST } from '@portal/contract/areas/employees/lists';
import { mayUseEmployees } from '@portal/contract/areas/employees/policy';
import type { EmployeeRow } from '@portal/contract/areas/employees/shapes';
import type { Actor } from '@portal/contract/core/actor';
import type { BatchAction } from '#kit/list/batch/run-batch.ts';
import { DELETE_MEMO } from '#kit/list/delete-memo.ts';
import { statusChips } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { employmentState } from '#ui/marks/status-badge.tsx';
import { employeeList, removeEmployee } from '../api.ts';
import { employeeCard, employeeColumns } from '../parts/employee-columns.tsx';
import { ANY_STATUS } from '../search.ts';

const TITLE = '직원목록';

const labels: Readonly<Record<string, string>> = EMPLOYMENT_LABELS;

const FILTERS = [
  statusChips(EMPLOYEE_LIST.statuses, {
    all: ANY_STATUS,
    labelOf: (code) => labels[code] ?? code,
    markOf: employmentState,
  }),
  { kind: 'search', types: EMPLOYEE_LIST.types },
] as const;

/** Deleting asks for confirmation. The user's own row is passed over (EMP-11 to EMP-14, D-113, D-214). */
const actionsOf = ({ userId }: Actor): readonly BatchAction<EmployeeRow>[] => [
  {
    label: '삭제',
    removes: true,
    noneMarked: 'employee.remove.noneSelected',
    refusalOf: (row) => (row.userId === userId ? 'SELF_DELETE' : null),
    question: 'employee.remove.confirm',
    done: 'employee.remove.done',
    summary: { title: '삭제 결과', text: 'employee.remove.summary' },
    memo: DELETE_MEMO,
    act: removeEmployee,
  },
];

/** /employee/list: the employees of the own company (EMP-02 to EMP-16, D-105, D-113). */
export const ListPage = () => (
  <AllowedPage title={TITLE} may={mayUseEmployees}>
    {(actor) => (
      <ListScreen
        title={TITLE}
        emptyHint="employee.list.hint"
        unit="명"
        {...employeeList(actor)}
        filters={FILTERS}
        keyOf={({ userId }) => userId}
        nameOf={({ userName }) => userName}
        columns={employeeColumns}
        card={employeeCard}
        batch={actionsOf(actor)}
        addPath={paths.employeeAdd}
      />
    )}
  </AllowedPage>
);
