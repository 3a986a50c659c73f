import type { PeriodRow } from '@portal/contract/areas/retention/calls';
import { RETENTION_KINDS } from '@portal/contract/areas/retention/kinds';
import { withSeparators } from '@portal/contract/core/formats';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ManagerPage } from '#areas/reference/public/manager-page.tsx';
import { useConfirmedClose } from '#kit/form/use-confirmed-close.ts';
import { LineCard } from '#kit/list/line-card.tsx';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Drawer } from '#ui/layers/drawer.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint, Moment } from '#ui/text/values.tsx';
import { periods, retentionKey } from '../api.ts';
import { PeriodSheet } from '../parts/period-sheet.tsx';
import { WaitingJobs } from '../parts/waiting-jobs.tsx';
import { retentionSearch } from '../search.ts';

const TITLE = '보유 기간';
const SHEET_WIDTH = 440;

const nameOf = ({ kind }: PeriodRow): string => RETENTION_KINDS[kind].label;

const COLUMNS: readonly ListColumn<PeriodRow>[] = [
  { key: 'name', header: '구분', width: 240, render: nameOf },
  { key: 'months', header: '보유 기간', width: 100, align: 'right', render: ({ months }) => `${months}개월` },
  { key: 'since', header: '기준일', width: 190, render: ({ kind }) => RETENTION_KINDS[kind].since },
  { key: 'what', header: '파기 항목', render: ({ kind }) => RETENTION_KINDS[kind].what },
  {
    key: 'due',
    header: '현재 대상',
    width: 90,
    align: 'right',
    render: ({ dueCount }) => `${withSeparators(dueCount)}건`,
  },
  {
    key: 'last',
    header: '최근 파기일',
    width: 150,
    render: ({ lastDtm }) => (lastDtm === '' ? <Faint text="없음" /> : <Moment at={lastDtm} />),
  },
];

/** The introduction, with the start day while the first run is still to come. */
const Intro = ({ rows }: { rows: readonly PeriodRow[] }) => {
  const day = rows[0]?.startDay ?? '';
  return (
    <Text size={13} tone="soft">
      보유 기간이 지난 개인정보는 한 시간마다 자동으로 지웁니다. 금액, 날짜, 번호는 남습니다. 알림은 14일, 어디에도
      쓰이지 않은 파일은 하루 뒤에 지웁니다.
      {day !== '' && (
        <Text as="strong" weight="semibold" tone="warn">
          {` ${day}부터 지우기 시작합니다. 그 전에 대상을 확인해주세요.`}
        </Text>
      )}
    </Text>
  );
};

type Sheet = { row: PeriodRow | null; opened: boolean; count: number };

function Retention() {
  const client = useQueryClient();
  const [sheet, setSheet] = useState<Sheet>({ row: null, opened: false, count: 0 });
  const show = useCallback((row: PeriodRow) => setSheet(({ count }) => ({ row, opened: true, count: count + 1 })), []);
  const close = () => setSheet((current) => ({ ...current, opened: false }));
  const leave = useConfirmedClose(close);
  const columns = useMemo(
    () => COLUMNS.map((column) => (column.key === 'name' ? { ...column, onOpen: show } : column)),
    [show],
  );
  const card = useCallback(
    (row: PeriodRow) => (
      <LineCard
        name={nameOf(row)}
        onOpen={() => show(row)}
        above={`${RETENTION_KINDS[row.kind].since}부터 ${row.months}개월`}
        aboveEnd={`지금 ${withSeparators(row.dueCount)}건`}
        below={RETENTION_KINDS[row.kind].what}
      />
    ),
    [show],
  );
  const reload = () => client.invalidateQueries({ queryKey: retentionKey });
  return (
    <>
      <ListScreen
        title={TITLE}
        search={retentionSearch}
        query={periods}
        columns={columns}
        card={card}
        keyOf={({ kind }) => kind}
        nameOf={nameOf}
        intro={({ rows }) => (
          <Stack gap={12} padY={8}>
            <WaitingJobs />
            <Intro rows={rows} />
          </Stack>
        )}
      />
      <Drawer
        title={sheet.row === null ? '' : nameOf(sheet.row)}
        width={SHEET_WIDTH}
        opened={sheet.opened}
        onClose={leave}
      >
        {sheet.row !== null && (
          <PeriodSheet key={sheet.count} row={sheet.row} reload={reload} onDone={close} onCancel={leave} />
        )}
      </Drawer>
    </>
  );
}

/** /reference/retention: how long personal data is stored, what is overdue, and what was blanked. */
export const RetentionPage = () => (
  <ManagerPage title={TITLE}>
    <Retention />
  </ManagerPage>
);
