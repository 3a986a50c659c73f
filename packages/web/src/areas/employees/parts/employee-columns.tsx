import { EMPLOYMENT_LABELS, unusualEmployment } from '@portal/contract/areas/employees/codes';
import type { EmployeeRow } from '@portal/contract/areas/employees/shapes';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { PersonCard } from '#kit/list/person-card.tsx';
import { paths } from '#lib/paths.ts';
import { PersonName } from '#ui/marks/person-name.tsx';
import { employmentState, StatusBadge } from '#ui/marks/status-badge.tsx';
import { LastSignIn } from '#ui/text/last-sign-in.tsx';
import { PhoneLink } from '#ui/text/values.tsx';

/** An employee as a card. */
export const employeeCard = (row: EmployeeRow) => (
  <PersonCard
    name={row.userName}
    to={paths.employeeView(row.userId)}
    role={row.position}
    facts={[row.deptName]}
    state={unusualEmployment(row.userStatus)}
    phone={row.userPhone}
  />
);

/** The columns of the employee list (EMP-05, EMP-08, EMP-09, D-355). */
export const employeeColumns: ListColumn<EmployeeRow>[] = [
  { key: 'no', header: '번호', width: 60, align: 'right', rank: 3, sort: 'createdDtm', render: (row) => row.no },
  {
    key: 'name',
    header: '이름',
    sort: 'userName',
    link: (row) => paths.employeeView(row.userId),
    render: (row) => <PersonName name={row.userName} />,
  },
  { key: 'position', header: '직책', width: 84, sort: 'position', render: (row) => row.position },
  { key: 'dept', header: '부서', width: 152, sort: 'deptName', render: (row) => row.deptName },
  {
    key: 'phone',
    header: '휴대폰',
    width: 132,
    render: (row) => <PhoneLink phone={row.userPhone} name={row.userName} />,
  },
  { key: 'number', header: '사번', width: 96, rank: 2, render: (row) => row.userNo },
  {
    key: 'status',
    header: '상태',
    width: 88,
    render: ({ userStatus }) => (
      <StatusBadge plain code={employmentState(userStatus)} label={EMPLOYMENT_LABELS[userStatus]} />
    ),
  },
  { key: 'login', header: '마지막 로그인', width: 116, render: (row) => <LastSignIn at={row.lastLoginDtm} /> },
];
