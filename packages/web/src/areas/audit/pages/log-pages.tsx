import type { AccessRow, ChangeRow } from '@portal/contract/areas/audit/calls';
import { ACCESS_LOG_TYPES } from '@portal/contract/areas/audit/lists';
import type { ListColumn } from '../../../kit/list/list-columns.tsx';
import type { ListFilter } from '../../../kit/list/list-filters.tsx';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { Moment } from '../../../ui/values.tsx';
import { ManagerPage } from '../../reference/public/manager-page.tsx';
import { accesses, changes } from '../api.ts';
import { accessSearch, changeSearch } from '../search.ts';

const DAYS: readonly ListFilter[] = [
  { kind: 'day', name: 'from', label: '시작일' },
  { kind: 'day', name: 'to', label: '종료일' },
];
const ACCESS_FILTERS: readonly ListFilter[] = [...DAYS, { kind: 'search', types: ACCESS_LOG_TYPES }];
const CHANGE_FILTERS: readonly ListFilter[] = [
  ...DAYS,
  { kind: 'search', types: [{ value: 'name', label: '변경자 또는 대상' }] },
];

const person = (name: string, id: string): string => `${name} (${id})`;

const ACCESS_COLUMNS: readonly ListColumn<AccessRow>[] = [
  { key: 'at', header: '열람 시각', width: 150, render: ({ accessDtm }) => <Moment at={accessDtm} /> },
  { key: 'reader', header: '열람자', width: 180, render: ({ readerName, readerId }) => person(readerName, readerId) },
  {
    key: 'subject',
    header: '대상자',
    width: 180,
    render: ({ subjectName, subjectId }) => person(subjectName, subjectId),
  },
  { key: 'items', header: '열람 항목', render: ({ items }) => items },
  { key: 'address', header: '접속 주소', width: 150, render: ({ address }) => address },
];

const CHANGE_COLUMNS: readonly ListColumn<ChangeRow>[] = [
  { key: 'at', header: '변경 시각', width: 150, render: ({ changeDtm }) => <Moment at={changeDtm} /> },
  { key: 'user', header: '변경자', width: 160, render: ({ userName, userId }) => person(userName, userId) },
  { key: 'subject', header: '구분', width: 120, render: ({ subject }) => subject },
  { key: 'name', header: '대상', width: 180, render: ({ subjectName }) => subjectName },
  { key: 'action', header: '작업', width: 130, render: ({ action }) => action },
  { key: 'detail', header: '내용', render: ({ detail }) => detail },
];

const ACCESS_TITLE = '열람 기록';
const CHANGE_TITLE = '변경 기록';

/** /reference/access-log: who read whose resident and account numbers (D-107). */
export const AccessLogPage = () => (
  <ManagerPage title={ACCESS_TITLE}>
    <ListScreen
      title={ACCESS_TITLE}
      search={accessSearch}
      query={accesses}
      filters={ACCESS_FILTERS}
      columns={ACCESS_COLUMNS}
      keyOf={({ id }) => id}
      nameOf={({ subjectName }) => subjectName}
    />
  </ManagerPage>
);

/** /reference/change-log: who changed rights and reference data (D-133). */
export const ChangeLogPage = () => (
  <ManagerPage title={CHANGE_TITLE}>
    <ListScreen
      title={CHANGE_TITLE}
      search={changeSearch}
      query={changes}
      filters={CHANGE_FILTERS}
      columns={CHANGE_COLUMNS}
      keyOf={({ id }) => id}
      nameOf={({ subjectName }) => subjectName}
    />
  </ManagerPage>
);
