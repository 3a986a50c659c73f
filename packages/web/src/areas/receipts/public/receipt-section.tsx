import type { Receipt } from '@portal/contract/areas/receipts/calls';
import { differenceText } from '@portal/contract/areas/receipts/receipts';
import type { ReactNode } from 'react';
import { useAwardPhotos } from '#areas/site-photos/public/use-award-photos.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { acceptDifference } from '../api.ts';
import { ReceiptRecord } from '../parts/receipt-record.tsx';
import { useReceipts } from './use-receipts.ts';

type Props = {
  projectId: number;
  /** For staff: the button that sends again. Without it nothing can be answered. */
  resend?: ReactNode;
  reload?: () => Promise<unknown>;
};

/** The difference that waits, and for staff the two ways to answer it (D-450). */
function Waiting({ receipt, resend, reload }: { receipt: Receipt; resend: ReactNode; reload: () => Promise<unknown> }) {
  const accept = () =>
    performAction({
      confirmation: {
        title: '차이 인정',
        question: 'receipt.accept.confirm',
        button: '차이 인정',
      },
      done: 'receipt.accepted',
      failed: 'receipt.accept.failed',
      send: () => acceptDifference(receipt.receiptId),
      reload,
    });
  return (
    <Row wraps gap={12} padY={8} padX={12} round="md" ground="warn-soft" tone="warn" role="status">
      <Stack as="span">
        <span>
          <b>자재 차이의 확인을 기다립니다</b> · {differenceText(receipt.lines)}
        </span>
        <Text as="small" size={13}>
          {receipt.userName} {receipt.createdDtm.slice(5, 16)}
        </Text>
      </Stack>
      {resend !== undefined && (
        <Row toEnd gap={8} data-print="off">
          <BusyButton variant="default" size="compact-sm" onClick={accept}>
            차이 인정
          </BusyButton>
          {resend}
        </Row>
      )}
    </Row>
  );
}

/** The receipts of an award with their differences and photos. Nothing before the first one. */
export function ReceiptSection({ projectId, resend, reload = async () => undefined }: Props) {
  const receipts = useReceipts(projectId);
  const photos = useAwardPhotos(projectId);
  if (!receipts.data || receipts.data.data.length === 0) return null;
  const all = receipts.data.data;
  const waiting = receipts.data.meta.waitingYN === 'Y' ? all.find(({ state }) => state === 'W') : undefined;
  const reloadAll = () => Promise.all([receipts.refetch(), reload()]);
  return (
    <Section title="자재수령" note={`${all.length}건`}>
      <Stack gap={16}>
        {waiting && <Waiting receipt={waiting} resend={resend} reload={reloadAll} />}
        {all.map((receipt) => (
          <ReceiptRecord key={receipt.receiptId} receipt={receipt} photos={photos.data?.data ?? []} />
        ))}
        {waiting && resend !== undefined && (
          <Text tone="soft">추가 발송을 하면 자재수령은 다음 발송을 받을 때까지 열려 있습니다.</Text>
        )}
      </Stack>
    </Section>
  );
}
