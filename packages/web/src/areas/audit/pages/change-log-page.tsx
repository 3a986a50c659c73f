import type { ChangeRow } from '@portal/contract/areas/audit/shapes';
import { ManagerPage } from '#areas/reference/public/manager-page.tsx';
import { LineCard } from '#kit/list/line-card.tsx';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { dayTitle } from '#lib/days.ts';
import { DayTime, Moment } from '#ui/text/values.tsx';
import { changeLog } from '../api.ts';
import { LOG_DAYS } from '../parts/log-days.ts';

const TITLE = '변경 기록';

const FILTERS: readonly ListFilter[] = [
  ...LOG_DAYS,
  { kind: 'search', types: [{ value: 'name', label: '변경자 또는 대상' }] },
];

const COLUMNS: readonly ListColumn<ChangeRow>[] = [
  { key: 'at', header: '변경 시각', width: 150, render: ({ changeDtm }) => <Moment at={changeDtm} /> },
  { key: 'user', header: '변경자', width: 160, render: ({ userName, userId }) => `${userName} (${userId})` },
  { key: 'subject', header: '구분', width: 120, render: ({ subject }) => subject },
  { key: 'name', header: '대상', width: 180, render: ({ subjectName }) => subjectName },
  { key: 'action', header: '작업', width: 130, render: ({ action }) => action },
  { key: 'detail', header: '내용', render: ({ detail }) => detail },
];

const cardOf = (row: ChangeRow) => (
  <LineCard
    name={row.subjectName === '' ? row.userName : `${row.userName} → ${row.subjectName}`}
    above={`${row.subject} · ${row.action}`}
    aboveEnd={<DayTime at={row.changeDtm} />}
    below={row.detail}
  />
);

/** /reference/change-log: who changed rights and reference data (D-133). */
export const ChangeLogPage = () => (
  <ManagerPage title={TITLE}>
    <ListScreen
      title={TITLE}
      emptyHint="audit.change.hint"
      {...changeLog}
      filters={FILTERS}
      columns={COLUMNS}
      card={cardOf}
      groupOf={({ changeDtm }) => dayTitle(changeDtm)}
      keyOf={({ id }) => id}
      nameOf={({ subjectName }) => subjectName}
    />
  </ManagerPage>
);
