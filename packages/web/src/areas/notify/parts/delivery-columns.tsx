import { CHANNEL_NAMES, isResendable, REASON_TEXTS } from '@portal/contract/areas/notify/deliveries';
import type { DeliveryRow } from '@portal/contract/areas/notify/delivery-calls';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import type { Column } from '#ui/tables/table-rows.tsx';
import { DeliveryPerson, DeliveryState } from './delivery-state.tsx';

/** The columns of '보낸 알림': message, receiver, way, result, reason, time, and the button to send it again. */
export const deliveryColumns = (onResend: (delivery: DeliveryRow) => void): Column<DeliveryRow>[] => [
  {
    key: 'title',
    header: '알림',
    head: true,
    render: ({ title, againYn }) => (againYn === 'Y' ? `${title} · 다시 보냄` : title),
  },
  {
    key: 'person',
    header: '받는 사람',
    width: 160,
    render: (delivery) => <DeliveryPerson {...delivery} />,
  },
  { key: 'channel', header: '수단', width: 84, render: ({ channel }) => CHANNEL_NAMES[channel] },
  {
    key: 'state',
    header: '결과',
    width: 72,
    render: (delivery) => <DeliveryState {...delivery} />,
  },
  { key: 'reason', header: '이유', width: 180, rank: 1, render: ({ reason }) => REASON_TEXTS[reason] },
  { key: 'time', header: '시각', width: 100, render: ({ createdDtm }) => createdDtm.slice(5, 16) },
  {
    key: 'again',
    header: '할 일',
    width: 108,
    render: (delivery) =>
      isResendable(delivery.state) && (
        <BusyButton variant="subtle" size="compact-sm" onClick={() => onResend(delivery)}>
          다시 보내기
        </BusyButton>
      ),
  },
];
