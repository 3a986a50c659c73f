import { Board } from '@portal/contract/areas/comments/boards';
import type { DeliveryRow } from '@portal/contract/areas/notify/delivery-calls';
import { messageText } from '@portal/contract/messages';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { threadKey } from '#areas/comments/public/thread-key.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AlertLine } from '#ui/surface/alert-line.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { deliveryPages, resend } from '../api.ts';
import { deliveriesKey } from '../public/deliveries-key.ts';
import { deliveryColumns } from './delivery-columns.tsx';
import { ResendDialog } from './resend-dialog.tsx';

type Counts = Record<'receivedCount' | 'sentCount' | 'waitingCount' | 'failedCount' | 'canceledCount', number>;

/** The results that occur, with their numbers: '수신 16 · 보냄 2'. */
const sumText = (counts: Counts): string =>
  [
    ['수신', counts.receivedCount],
    ['보냄', counts.sentCount],
    ['대기', counts.waitingCount],
    ['실패', counts.failedCount],
    ['취소', counts.canceledCount],
  ]
    .filter(([, count]) => count !== 0)
    .map((one) => one.join(' '))
    .join(' · ');

const rowKey = ({ deliveryId }: DeliveryRow): number => deliveryId;

/** What contractors were told of a project, and whether it came (D-393). */
export function DeliveryList({ projectId }: { projectId: number }) {
  const [failedOnly, setFailedOnly] = useState<'Y' | 'N'>('N');
  const [chosen, setChosen] = useState<DeliveryRow | null>(null);
  const [opened, setOpened] = useState(false);
  const client = useQueryClient();
  const pages = useInfiniteQuery(deliveryPages(projectId, failedOnly));
  const columns = useMemo(
    () =>
      deliveryColumns((delivery) => {
        setChosen(delivery);
        setOpened(true);
      }),
    [],
  );
  const reload = async () => {
    await client.invalidateQueries({ queryKey: deliveriesKey(projectId) });
    // The history shows the reason, so the comments are refetched.
    await client.invalidateQueries({ queryKey: threadKey(Board.Project, String(projectId)) });
  };
  if (pages.isPending) return <Loading />;
  if (pages.isError) return <LoadError onRetry={() => pages.refetch()} />;
  const rows = pages.data.pages.flatMap(({ data }) => data);
  const counts = pages.data.pages[0]?.meta;
  const unreached = counts?.unreached ?? [];
  return (
    <Stack gap={8}>
      <Row gap={8} justify="between" wraps>
        <Segments
          label="보기"
          value={failedOnly}
          options={[
            { value: 'N', label: '전체' },
            { value: 'Y', label: `실패 ${counts?.failedCount ?? 0}` },
          ]}
          onChange={setFailedOnly}
        />
        <Text as="span" size={12} tone="faint">
          {counts && sumText(counts)}
        </Text>
      </Row>
      {unreached.length > 0 && (
        <AlertLine role="status">
          {messageText('notify.unreached', { names: unreached.map(({ userName }) => userName).join(', ') })}
        </AlertLine>
      )}
      {rows.length > 0 ? (
        <DataTable label="보낸 알림" columns={columns} rows={rows} rowKey={rowKey} />
      ) : (
        <Text size={12} tone="faint">
          {failedOnly === 'Y' ? '실패한 알림이 없습니다.' : '보낸 알림이 없습니다.'}
        </Text>
      )}
      {pages.hasNextPage && (
        <BusyButton variant="subtle" size="compact-sm" fullWidth onClick={() => pages.fetchNextPage()}>
          더 보기
        </BusyButton>
      )}
      <Text size={12} tone="faint">
        수신은 받는 사람이 알림을 열어 본 것입니다. 180일이 지나면 월별 건수만 남습니다.
      </Text>
      {chosen && (
        <ResendDialog
          key={chosen.deliveryId}
          {...{ opened, reload }}
          delivery={chosen}
          send={(reason) => resend(projectId, chosen, reason)}
          onClose={() => setOpened(false)}
        />
      )}
    </Stack>
  );
}
