import { eventLabel, SECURITY_EVENTS } from '@portal/contract/areas/audit/security-events';
import type { EventRow } from '@portal/contract/areas/audit/shapes';
import { ALL } from '@portal/contract/core/list-request';
import { ManagerPage } from '#areas/reference/public/manager-page.tsx';
import { LineCard } from '#kit/list/line-card.tsx';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { dayTitle } from '#lib/days.ts';
import { DayTime, Moment } from '#ui/text/values.tsx';
import { securityLog } from '../api.ts';
import { LOG_DAYS } from '../parts/log-days.ts';

const TITLE = '보안 기록';

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'event',
    label: '구분',
    field: 'SearchEvent',
    none: { value: ALL, label: '전체' },
    choices: SECURITY_EVENTS,
    pending: false,
  },
  ...LOG_DAYS,
  { kind: 'search', types: [{ value: 'name', label: '사용자, 주소 또는 내용' }] },
];

const labelOf = ({ event }: EventRow): string => eventLabel(event);

const COLUMNS: readonly ListColumn<EventRow>[] = [
  { key: 'at', header: '시각', width: 150, render: ({ eventDtm }) => <Moment at={eventDtm} /> },
  { key: 'event', header: '구분', width: 140, render: labelOf },
  {
    key: 'user',
    header: '사용자',
    width: 200,
    render: ({ userName, userId }) => (userId === '' ? '' : `${userName} (${userId})`),
  },
  { key: 'address', header: '접속 주소', width: 160, render: ({ address }) => address },
  { key: 'detail', header: '내용', render: ({ detail }) => detail },
];

const cardOf = (row: EventRow) => (
  <LineCard
    name={row.userId === '' ? row.address : `${row.userName} (${row.userId})`}
    above={labelOf(row)}
    aboveEnd={<DayTime at={row.eventDtm} />}
    below={row.detail}
    belowEnd={row.userId === '' ? '' : row.address}
  />
);

/** /reference/security-log: sign-ins and refused attempts (TH34). */
export const SecurityLogPage = () => (
  <ManagerPage title={TITLE}>
    <ListScreen
      title={TITLE}
      emptyHint="audit.security.hint"
      {...securityLog}
      filters={FILTERS}
      columns={COLUMNS}
      card={cardOf}
      groupOf={({ eventDtm }) => dayTitle(eventDtm)}
      keyOf={({ id }) => id}
      nameOf={labelOf}
    />
  </ManagerPage>
);
