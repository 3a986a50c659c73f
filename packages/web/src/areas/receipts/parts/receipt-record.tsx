import type { Receipt } from '@portal/contract/areas/receipts/calls';
import { receiptStateLabel } from '@portal/contract/areas/receipts/receipts';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { TimeNotes } from '#areas/site/public/time-notes.tsx';
import { PhotoStrip } from '#areas/site-photos/public/photo-strip.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { ReceiptLines } from './receipt-lines.tsx';

type Props = { receipt: Receipt; photos: readonly SitePhoto[] };

/** '최영수 · 11-23 15:10'. */
const byText = (name: string, at: string): string => [name, at.slice(5, 16)].filter((text) => text !== '').join(' · ');

/** What came of one shipment: sent, received, difference, note and photos. */
export const ReceiptRecord = ({ receipt, photos }: Props) => (
  <Stack as="article" gap={8} aria-label={`${receipt.shipment}차 수령`}>
    <Text as="h3" size={14} weight="semibold">
      {receipt.shipment}차 수령 · {receiptStateLabel(receipt.state)}{' '}
      <Text as="small" weight="regular" tone="soft">
        {receipt.sentDtm !== '' && `${receipt.sentDtm.slice(5, 16)} 발송 · `}
        {byText(receipt.userName, receipt.createdDtm)}
        {receipt.answeredDtm !== '' && ` · 처리 ${byText(receipt.answerUserName, receipt.answeredDtm)}`}
      </Text>{' '}
      <TimeNotes time={receipt.createdDtm} device={receipt.deviceDtm} received={receipt.receivedDtm} />
    </Text>
    <ReceiptLines lines={receipt.lines} />
    {receipt.note !== '' && (
      <Text tone="soft" breaks>
        {receipt.note}
      </Text>
    )}
    <PhotoStrip photos={photos} shown={receipt.photos} />
  </Stack>
);
