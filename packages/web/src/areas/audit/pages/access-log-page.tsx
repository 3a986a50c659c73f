import { ACCESS_LOG_TYPES } from '@portal/contract/areas/audit/lists';
import { READING_TASKS, taskLabel, unitOf } from '@portal/contract/areas/audit/readings';
import type { AccessRow } from '@portal/contract/areas/audit/shapes';
import { withSeparators } from '@portal/contract/core/formats';
import { ALL } from '@portal/contract/core/list-request';
import { ManagerPage } from '#areas/reference/public/manager-page.tsx';
import { LineCard } from '#kit/list/line-card.tsx';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { dayTitle } from '#lib/days.ts';
import { DayTime, Moment } from '#ui/text/values.tsx';
import { accessLog } from '../api.ts';
import { LOG_DAYS } from '../parts/log-days.ts';
import { readSubject } from '../search.ts';

const TITLE = '열람 기록';

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'task',
    label: '업무',
    field: 'SearchTask',
    none: { value: ALL, label: '전체' },
    choices: READING_TASKS,
    pending: false,
  },
  ...LOG_DAYS,
  { kind: 'narrowing', name: 'reader', labelOf: (reader) => `열람자 ${reader}` },
  { kind: 'narrowing', name: 'subject', labelOf: (subject) => `대상 ${readSubject(subject).SubjectId}` },
  { kind: 'narrowing', name: 'address', labelOf: (address) => `주소 ${address}` },
  { kind: 'narrowing', name: 'odd', labelOf: () => '야간·주말·공휴일' },
  { kind: 'search', types: ACCESS_LOG_TYPES },
];

/** Whose data was read: one person or customer, or the number of rows in a list. */
const subjectOf = ({ task, subjectId, subjectName, subjectCnt }: AccessRow): string =>
  subjectId === '' ? `목록 ${withSeparators(subjectCnt)}${unitOf(task)}` : `${subjectName} (${subjectId})`;

const COLUMNS: readonly ListColumn<AccessRow>[] = [
  { key: 'at', header: '열람 시각', width: 150, render: ({ accessDtm }) => <Moment at={accessDtm} /> },
  {
    key: 'reader',
    header: '열람자',
    width: 180,
    render: ({ readerName, readerId }) => `${readerName} (${readerId})`,
  },
  { key: 'task', header: '업무', width: 160, render: ({ task }) => taskLabel(task) },
  { key: 'subject', header: '대상자', width: 220, render: subjectOf },
  { key: 'items', header: '열람 항목', render: ({ items, reason }) => [items, reason].filter(Boolean).join(' · ') },
  { key: 'address', header: '접속 주소', width: 150, render: ({ address }) => address },
];

const cardOf = (row: AccessRow) => (
  <LineCard
    name={`${row.readerName} → ${subjectOf(row)}`}
    above={taskLabel(row.task)}
    aboveEnd={<DayTime at={row.accessDtm} />}
    below={row.items}
    belowEnd={row.address}
  />
);

/** /reference/access-log: who read whose data, when, from where and for what (D-107, D-161). */
export const AccessLogPage = () => (
  <ManagerPage title={TITLE}>
    <ListScreen
      title={TITLE}
      emptyHint="audit.access.hint"
      {...accessLog}
      filters={FILTERS}
      columns={COLUMNS}
      card={cardOf}
      groupOf={({ accessDtm }) => dayTitle(accessDtm)}
      keyOf={({ id }) => id}
      nameOf={({ subjectName }) => subjectName}
    />
  </ManagerPage>
);
