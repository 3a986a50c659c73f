import type { ManagerRow } from '@portal/contract/areas/managers/calls';
import { deletedLabel } from '@portal/contract/areas/managers/lists';
import { withSeparators } from '@portal/contract/core/formats';
import { Link } from '@tanstack/react-router';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { PersonCard } from '#kit/list/person-card.tsx';
import { paths } from '#lib/paths.ts';
import { PersonName } from '#ui/marks/person-name.tsx';
import { ACCOUNT_STATE, StatusBadge } from '#ui/marks/status-badge.tsx';
import { LastSignIn } from '#ui/text/last-sign-in.tsx';
import { Faint, PhoneLink } from '#ui/text/values.tsx';

const NO_PHONE = '미정';

/** The name with the region in parentheses (MGR-07). */
const nameOf = ({ userName, areaName }: ManagerRow): string =>
  areaName === '' ? userName : `${userName} (${areaName})`;

/** The number of orders the manager won, with a link to their company's projects (D-102). */
function OrderCount({ row }: { row: ManagerRow }) {
  return (
    <Link
      to={paths.projectList}
      search={{ company_id: row.companyId }}
      aria-label={`${row.userName} 수주 ${withSeparators(row.projectCnt)} · ${row.companyName} 프로젝트`}
    >
      {withSeparators(row.projectCnt)}
    </Link>
  );
}

/** The telephone number, or 미정 without one (MGR-08). */
const phoneOf = (row: ManagerRow) =>
  row.userPhone === '' ? <Faint text={NO_PHONE} /> : <PhoneLink phone={row.userPhone} name={row.userName} />;

const statusOf = ({ delYn }: ManagerRow) => (
  <StatusBadge plain code={delYn === 'Y' ? ACCOUNT_STATE.deleted : ACCOUNT_STATE.used} label={deletedLabel(delYn)} />
);

/** A manager as a card. */
export const managerCard = (staff: boolean) => (row: ManagerRow) => (
  <PersonCard
    name={nameOf(row)}
    to={staff ? paths.managerView(row.userId) : undefined}
    role={row.userPosition}
    facts={[row.companyName, `수주 ${withSeparators(row.projectCnt)}`, row.userPhone === '' ? `전화 ${NO_PHONE}` : '']}
    state={row.delYn === 'Y' ? deletedLabel('Y') : ''}
    phone={row.userPhone}
  />
);

const SIGN_IN: ListColumn<ManagerRow> = {
  key: 'login',
  header: '마지막 로그인',
  width: 116,
  render: (row) => <LastSignIn at={row.lastLoginDtm} />,
};

/** The columns of the manager list. Only staff get links to the records (MGR-06 to MGR-11, MGR-16, D-355). */
export const managerColumns = (staff: boolean): ListColumn<ManagerRow>[] => [
  { key: 'no', header: '번호', width: 60, align: 'right', rank: 3, sort: 'createdDtm', render: (row) => row.no },
  { key: 'company', header: '업체', width: 180, render: (row) => row.companyName },
  {
    key: 'name',
    header: '담당자명 (지역)',
    ...(staff ? { link: (row: ManagerRow) => paths.managerView(row.userId) } : {}),
    render: (row) => <PersonName name={nameOf(row)} role={row.userPosition} />,
  },
  {
    key: 'phone',
    header: '연락처',
    width: 144,
    render: phoneOf,
  },
  {
    key: 'ongoing',
    header: '진행',
    width: 72,
    align: 'right',
    render: ({ ongoingCnt }) => (ongoingCnt === 0 ? <Faint text="0" /> : withSeparators(ongoingCnt)),
  },
  { key: 'orders', header: '수주', width: 72, align: 'right', render: (row) => <OrderCount row={row} /> },
  ...(staff ? [SIGN_IN] : []),
  {
    key: 'status',
    header: '상태',
    width: 96,
    render: statusOf,
  },
];
