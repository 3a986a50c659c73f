import { CHANNEL_NAMES, STATE_NAMES } from '@portal/contract/areas/notify/deliveries';
import type { DeliveryRow } from '@portal/contract/areas/notify/delivery-calls';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { MemoDialog } from '#kit/record/memo-dialog.tsx';

type Props = {
  delivery: Pick<DeliveryRow, 'title' | 'userName' | 'companyName' | 'channel' | 'state' | 'createdDtm'>;
  send: (reason: string) => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
  reload: () => Promise<unknown>;
};

/** Why a message is sent again. */
export const RESEND_REASON = {
  label: '사유',
  field: 'Reason',
  maxLength: TEXT_LIMIT.objection,
  missing: 'REASON_MISSING',
} as const;

/** Asks for the reason and sends a message to its person again (D-394). */
export function ResendDialog({ delivery, ...dialog }: Props) {
  const { title, userName, companyName, channel, state, createdDtm } = delivery;
  return (
    <MemoDialog
      confirmation={{
        title: '알림 다시 보내기',
        button: '다시 보내기',
        question: 'notify.resend.confirm',
        subject: {
          name: title,
          facts: [
            { label: '받는 사람', value: companyName === '' ? userName : `${userName} (${companyName})` },
            { label: '수단', value: CHANNEL_NAMES[channel] },
            { label: '지난 결과', value: `${STATE_NAMES[state]} · ${createdDtm.slice(5, 16)}` },
          ],
        },
      }}
      memo={RESEND_REASON}
      done="notify.resend.done"
      failed="notify.resend.failed"
      {...dialog}
    />
  );
}
