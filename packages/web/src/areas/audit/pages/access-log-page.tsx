import type { AccessRow } from '@portal/contract/areas/audit/calls';
import { ACCESS_LOG_TYPES } from '@portal/contract/areas/audit/lists';
import type { ListColumn } from '../../../kit/list/list-columns.tsx';
import type { ListFilter } from '../../../kit/list/list-filters.tsx';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { Moment } from '../../../ui/values.tsx';
import { ManagerPage } from '../../reference/public/manager-page.tsx';
import { accesses } from '../api.ts';
import { LOG_DAYS } from '../parts/log-days.ts';
import { accessSearch } from '../search.ts';

const TITLE = '열람 기록';

const FILTERS: readonly ListFilter[] = [...LOG_DAYS, { kind: 'search', types: ACCESS_LOG_TYPES }];

const COLUMNS: readonly ListColumn<AccessRow>[] = [
  { key: 'at', header: '열람 시각', width: 150, render: ({ accessDtm }) => <Moment at={accessDtm} /> },
  {
    key: 'reader',
    header: '열람자',
    width: 180,
    render: ({ readerName, readerId }) => `${readerName} (${readerId})`,
  },
  {
    key: 'subject',
    header: '대상자',
    width: 180,
    render: ({ subjectName, subjectId }) => `${subjectName} (${subjectId})`,
  },
  { key: 'items', header: '열람 항목', render: ({ items }) => items },
  { key: 'address', header: '접속 주소', width: 150, render: ({ address }) => address },
];

/** /reference/access-log: who read whose resident and account numbers (D-107). */
export const AccessLogPage = () => (
  <ManagerPage title={TITLE}>
    <ListScreen
      title={TITLE}
      search={accessSearch}
      query={accesses}
      filters={FILTERS}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      nameOf={({ subjectName }) => subjectName}
    />
  </ManagerPage>
);
