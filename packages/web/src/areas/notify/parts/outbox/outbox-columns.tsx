import { CHANNEL_NAMES, isCancelable, isResendable, REASON_TEXTS } from '@portal/contract/areas/notify/deliveries';
import type { OutboxRow } from '@portal/contract/areas/notify/outbox-calls';
import { LineCard } from '#kit/list/line-card.tsx';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { DeliveryPerson, DeliveryState } from '../delivery-state.tsx';

type OnAct = (row: OutboxRow) => void;

/** What can be done with a row: send it again, cancel it, or nothing. */
const actionOf = ({ state }: OutboxRow): string => {
  if (isResendable(state)) return '다시 보내기';
  return isCancelable(state) ? '취소' : '';
};

const titleOf = ({ title, againYn }: OutboxRow): string => (againYn === 'Y' ? `${title} · 다시 보냄` : title);

/** The columns of '발송 현황'. */
export const outboxColumns = (onAct: OnAct): ListColumn<OutboxRow>[] => [
  { key: 'state', header: '상태', width: 72, render: (row) => <DeliveryState {...row} /> },
  { key: 'time', header: '시각', width: 100, render: ({ createdDtm }) => createdDtm.slice(5, 16) },
  { key: 'title', header: '알림', width: 150, render: titleOf },
  { key: 'person', header: '받는 사람', width: 170, render: (row) => <DeliveryPerson {...row} /> },
  { key: 'channel', header: '수단', width: 84, render: ({ channel }) => CHANNEL_NAMES[channel] },
  { key: 'subject', header: '프로젝트', rank: 2, render: ({ subject }) => subject },
  { key: 'reason', header: '이유', width: 190, rank: 1, render: ({ reason }) => REASON_TEXTS[reason] },
  { key: 'attempts', header: '시도', width: 52, align: 'right', rank: 3, render: ({ attempts }) => attempts },
  {
    key: 'deed',
    header: '할 일',
    width: 108,
    render: (row) =>
      actionOf(row) !== '' && (
        <BusyButton variant="subtle" size="compact-sm" onClick={() => onAct(row)}>
          {actionOf(row)}
        </BusyButton>
      ),
  },
];

/** A row on a phone. A press does what can be done. */
export const outboxCard = (onAct: OnAct) => (row: OutboxRow) => (
  <LineCard
    name={row.subject === '' ? titleOf(row) : `${titleOf(row)} · ${row.subject}`}
    onOpen={actionOf(row) === '' ? undefined : () => onAct(row)}
    above={<DeliveryState {...row} />}
    aboveEnd={`${CHANNEL_NAMES[row.channel]} · ${row.createdDtm.slice(5, 16)}`}
    below={<DeliveryPerson {...row} />}
    belowEnd={
      REASON_TEXTS[row.reason] || (
        <Text as="span" tone="accent">
          {actionOf(row)}
        </Text>
      )
    }
  />
);
