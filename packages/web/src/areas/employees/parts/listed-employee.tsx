import { EMPLOYMENT_LABELS } from '@portal/contract/areas/employees/codes';
import type { EmployeeRow } from '@portal/contract/areas/employees/shapes';
import type { QueryClient } from '@tanstack/react-query';
import { findListedRow } from '#kit/record/listed-row.ts';
import type { ListedRecord } from '#kit/record/waiting-record.tsx';
import { ContactButtons } from '#ui/buttons/contact-buttons.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { employmentState } from '#ui/marks/status-badge.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { employeeListKey } from '../api.ts';

/** What the list knew of an employee (D-264). */
export function listedEmployee(client: QueryClient, id: string): ListedRecord | undefined {
  const row = findListedRow<EmployeeRow>(client, employeeListKey, ({ userId }) => userId === id);
  if (!row) return undefined;
  const facts = [
    { label: '소속', value: row.deptName },
    {
      label: '휴대폰',
      value: row.userPhone && <PhoneLink phone={row.userPhone} name={row.userName} />,
      isSummary: true,
    },
  ];
  return {
    name: row.userName,
    position: row.position,
    figure: <ContactButtons name={row.userName} phone={row.userPhone} />,
    avatar: <Avatar src="" />,
    state: { code: employmentState(row.userStatus), label: EMPLOYMENT_LABELS[row.userStatus] },
    facts: facts.filter(({ value }) => value !== ''),
    sided: true,
  };
}
