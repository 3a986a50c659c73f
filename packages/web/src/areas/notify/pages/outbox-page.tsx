import { CHANNEL_NAMES, isCancelable, isResendable, STATE_NAMES } from '@portal/contract/areas/notify/deliveries';
import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import { CHANNELS, DELIVERY_STATES, DeliveryState, NOTIFY_KINDS } from '@portal/contract/areas/notify/kinds';
import type { OutboxRow } from '@portal/contract/areas/notify/outbox-calls';
import { ALL } from '@portal/contract/core/list-request';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ManagerPage } from '#areas/reference/public/manager-page.tsx';
import type { BatchAction } from '#kit/list/batch/run-batch.ts';
import { codeChips, type ListFilter } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { cancelDelivery, outboxKey, outboxList, resendFromOutbox, sendTest } from '../parts/outbox/api.ts';
import { outboxCard, outboxColumns } from '../parts/outbox/outbox-columns.tsx';
import { OutboxFigures } from '../parts/outbox/outbox-figures.tsx';
import { RESEND_REASON, ResendDialog } from '../parts/resend-dialog.tsx';

const TITLE = '발송 현황';

const select = (name: string, label: string, field: string, choices: ListChoices): ListFilter => ({
  kind: 'choice',
  name,
  label,
  field,
  none: { value: ALL, label: `모든 ${label}` },
  choices,
  pending: false,
});
type ListChoices = readonly { value: string; label: string }[];

/** The states with failures first, as the rows are. */
const STATES = [DeliveryState.Failed, ...DELIVERY_STATES.filter((state) => state !== DeliveryState.Failed)];

const FILTERS: readonly ListFilter[] = [
  codeChips<DeliveryState>(STATES, { labelOf: (state) => STATE_NAMES[state] }),
  select(
    'channel',
    '수단',
    'SearchChannel',
    CHANNELS.map((value) => ({ value, label: CHANNEL_NAMES[value] })),
  ),
  select(
    'kind',
    '알림',
    'SearchKind',
    NOTIFY_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
  ),
  { kind: 'day', name: 'from', label: '시작일' },
  { kind: 'day', name: 'to', label: '종료일' },
  { kind: 'search', types: [{ value: 'name', label: '이름, 업체, 프로젝트' }] },
];

const rowNames = {
  keyOf: ({ deliveryId }: OutboxRow): number => deliveryId,
  nameOf: ({ title, userName }: OutboxRow): string => `${title} ${userName}`,
};

const ACTIONS: readonly BatchAction<OutboxRow>[] = [
  {
    label: '다시 보내기',
    noneMarked: 'notify.resend.none',
    refusalOf: ({ state }) => (isResendable(state) ? null : 'NOT_RESENDABLE'),
    question: 'notify.resend.confirm',
    memo: RESEND_REASON,
    done: 'notify.resend.done',
    summary: { title: '다시 보낸 결과', text: 'notify.resend.summary' },
    act: (row, key, reason) => resendFromOutbox(row, reason, key),
  },
  {
    label: '발송 취소',
    removes: true,
    noneMarked: 'notify.cancel.none',
    refusalOf: ({ state }) => (isCancelable(state) ? null : 'NOT_CANCELABLE'),
    question: 'notify.cancel.confirm',
    done: 'notify.cancel.done',
    summary: { title: '취소 결과', text: 'notify.cancel.summary' },
    act: cancelDelivery,
  },
];

/** Sends a test to the user. Its result stands in the list. */
const TestButton = ({ reload }: { reload: () => Promise<unknown> }) => (
  <BusyButton
    variant="default"
    onClick={() => performAction({ done: 'notify.test.done', failed: 'notify.test.failed', send: sendTest, reload })}
  >
    나에게 시험 발송
  </BusyButton>
);

function Outbox() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<OutboxRow | null>(null);
  const [opened, setOpened] = useState(false);
  const reload = () => client.invalidateQueries({ queryKey: outboxKey });
  const views = useMemo(() => {
    const reloadAll = () => client.invalidateQueries({ queryKey: outboxKey });
    const act = (row: OutboxRow) => {
      if (isResendable(row.state)) {
        setChosen(row);
        setOpened(true);
        return;
      }
      const confirmation = { title: '발송 취소', button: '발송 취소', question: 'notify.cancel.confirm' } as const;
      const texts = { done: 'notify.cancel.done', failed: 'notify.cancel.failed' } as const;
      void performAction({ confirmation, ...texts, send: () => cancelDelivery(row), reload: reloadAll });
    };
    return { columns: outboxColumns(act), card: outboxCard(act) };
  }, [client]);
  return (
    <>
      <ListScreen
        title={TITLE}
        {...outboxList}
        {...rowNames}
        {...views}
        filters={FILTERS}
        batch={ACTIONS}
        intro={() => <OutboxFigures />}
        buttons={() => <TestButton reload={reload} />}
      />
      {chosen && (
        <ResendDialog
          key={chosen.deliveryId}
          {...{ opened, reload }}
          delivery={chosen}
          send={(reason) => resendFromOutbox(chosen, reason)}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}

/** /reference/outbox: everything that the portal sent or will send, failures first, for permission M (D-425). */
export const OutboxPage = () => (
  <ManagerPage title={TITLE}>
    <Outbox />
  </ManagerPage>
);
