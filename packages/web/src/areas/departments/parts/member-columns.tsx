import type { DepartmentMember } from '@portal/contract/areas/departments/calls';
import { EMPLOYMENT_LABELS, unusualEmployment } from '@portal/contract/areas/employees/codes';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { PersonCard } from '#kit/list/person-card.tsx';
import { paths } from '#lib/paths.ts';
import { PersonName } from '#ui/marks/person-name.tsx';
import { employmentState, StatusBadge } from '#ui/marks/status-badge.tsx';
import { PhoneLink } from '#ui/text/values.tsx';

const NAME: ListColumn<DepartmentMember> = {
  key: 'name',
  header: '이름',
  sort: 'userName',
  render: ({ userName }) => <PersonName name={userName} />,
};

const REST: readonly ListColumn<DepartmentMember>[] = [
  { key: 'dept', header: '부서', width: 150, render: ({ deptName }) => deptName },
  { key: 'position', header: '직책', width: 110, sort: 'positionName', render: ({ positionName }) => positionName },
  {
    key: 'phone',
    header: '연락처',
    width: 130,
    render: ({ userPhone, userName }) => <PhoneLink phone={userPhone} name={userName} />,
  },
  {
    key: 'status',
    header: '상태',
    width: 84,
    render: ({ userStatus }) => (
      <StatusBadge plain code={employmentState(userStatus)} label={EMPLOYMENT_LABELS[userStatus]} />
    ),
  },
];

/** The columns of the members. Names link to the records for users who may open them (D-113). */
export const memberColumns = {
  plain: [NAME, ...REST],
  linked: [{ ...NAME, link: ({ userId }: DepartmentMember) => paths.employeeView(userId) }, ...REST],
} as const;

const cardOf = (linked: boolean) => (row: DepartmentMember) => (
  <PersonCard
    name={row.userName}
    to={linked ? paths.employeeView(row.userId) : undefined}
    role={row.positionName}
    facts={[row.deptName]}
    state={unusualEmployment(row.userStatus)}
    phone={row.userPhone}
  />
);

/** A member on a phone, linked as the columns are. */
export const memberCard = { plain: cardOf(false), linked: cardOf(true) } as const;
