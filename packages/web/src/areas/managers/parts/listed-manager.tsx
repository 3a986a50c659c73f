import type { ManagerRow } from '@portal/contract/areas/managers/calls';
import { withSeparators } from '@portal/contract/core/formats';
import type { QueryClient } from '@tanstack/react-query';
import { findListedRow } from '#kit/record/listed-row.ts';
import type { ListedRecord } from '#kit/record/waiting-record.tsx';
import { ContactButtons } from '#ui/buttons/contact-buttons.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { ACCOUNT_STATE } from '#ui/marks/status-badge.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { managerListKey } from '../api.ts';

/** What the list knew of a contractor's manager (D-264). It does not know whether the account has a password. */
export function listedManager(client: QueryClient, id: string): ListedRecord | undefined {
  const row = findListedRow<ManagerRow>(client, managerListKey, ({ userId }) => userId === id);
  if (!row) return undefined;
  const isDeleted = row.delYn === 'Y';
  const facts = [
    { label: '업체', value: row.companyName },
    {
      label: '연락처',
      value: row.userPhone && <PhoneLink phone={row.userPhone} name={row.userName} />,
      isSummary: true,
    },
    { label: '지역', value: row.areaName },
    { label: '진행', value: `${withSeparators(row.ongoingCnt)}건` },
    { label: '수주', value: `${withSeparators(row.projectCnt)}건` },
  ];
  return {
    name: row.userName,
    position: row.userPosition,
    figure: <ContactButtons name={row.userName} phone={row.userPhone} />,
    avatar: <Initial name={row.userName} size="m" />,
    ...(isDeleted ? { state: { code: ACCOUNT_STATE.deleted, label: '삭제됨' } } : {}),
    facts: facts.filter(({ value }) => value !== ''),
    sided: !isDeleted,
  };
}
