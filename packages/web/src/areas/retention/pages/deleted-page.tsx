import type { DeletedRow } from '@portal/contract/areas/retention/deleted-calls';
import { DELETED_CODES, DELETED_KINDS } from '@portal/contract/areas/retention/lists';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { ManagerPage } from '#areas/reference/public/manager-page.tsx';
import type { BatchAction } from '#kit/list/batch/run-batch.ts';
import { LineCard } from '#kit/list/line-card.tsx';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { DayTime, Moment } from '#ui/text/values.tsx';
import { deletedRecords, restoreDeleted } from '../api.ts';

const TITLE = '삭제된 항목';

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'chips',
    name: 'kind',
    options: DELETED_CODES.map((value) => ({ value, label: DELETED_KINDS[value] })),
  },
];

const whoOf = ({ userName, userId }: DeletedRow): string => (userId === '' ? '' : `${userName} (${userId})`);
const untilOf = ({ untilDay }: DeletedRow): string => (untilDay === '' ? '기한 없음' : `${untilDay}까지`);

const COLUMNS: readonly ListColumn<DeletedRow>[] = [
  { key: 'at', header: '삭제 시각', width: 150, render: ({ deletedDtm }) => <Moment at={deletedDtm} /> },
  { key: 'name', header: '이름', render: ({ name }) => name },
  { key: 'id', header: '번호', width: 90, render: ({ id }) => id },
  { key: 'user', header: '삭제한 사람', width: 180, render: whoOf },
  { key: 'reason', header: '사유', render: ({ reason }) => reason },
  { key: 'until', header: '되돌릴 수 있는 날', width: 150, render: untilOf },
];

const cardOf = (row: DeletedRow) => (
  <LineCard
    name={row.name}
    above={whoOf(row)}
    aboveEnd={<DayTime at={row.deletedDtm} />}
    below={`${row.reason} · ${untilOf(row)}`}
  />
);

const ACTIONS: readonly BatchAction<DeletedRow>[] = [
  {
    label: '되돌리기',
    noneMarked: 'retention.restore.none',
    question: 'retention.restore.confirm',
    done: 'retention.restore.done',
    summary: { title: '되돌리기 결과', text: 'retention.restore.summary' },
    memo: {
      label: '되돌리는 사유',
      field: 'Reason',
      maxLength: TEXT_LIMIT.reason,
      missing: 'retention.restore.reason',
    },
    act: restoreDeleted,
  },
];

/** /reference/deleted: who deleted what and why, and the way back within its period (D-521). */
export const DeletedPage = () => (
  <ManagerPage title={TITLE}>
    <ListScreen
      title={TITLE}
      emptyHint="retention.deleted.hint"
      {...deletedRecords}
      filters={FILTERS}
      columns={COLUMNS}
      card={cardOf}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      batch={ACTIONS}
    />
  </ManagerPage>
);
