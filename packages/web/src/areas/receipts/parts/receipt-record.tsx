import type { Receipt } from '@portal/contract/areas/receipts/calls';
import { receiptStateLabel } from '@portal/contract/areas/receipts/receipts';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { TimeNotes } from '#areas/site/public/time-notes.tsx';
import { PhotoStrip } from '#areas/site-photos/public/photo-strip.tsx';
import css from './receipt.module.css';
import { ReceiptLines } from './receipt-lines.tsx';

type Props = { receipt: Receipt; photos: readonly SitePhoto[] };

/** '최영수 · 11-23 15:10'. */
const byText = (name: string, at: string): string => [name, at.slice(5, 16)].filter((text) => text !== '').join(' · ');

/** What came of one shipment: sent, received, difference, note and photos. */
export const ReceiptRecord = ({ receipt, photos }: Props) => (
  <article className={css['receipt']} aria-label={`${receipt.shipment}차 수령`}>
    <h3>
      {receipt.shipment}차 수령 · {receiptStateLabel(receipt.state)}{' '}
      <small>
        {receipt.sentDtm !== '' && `${receipt.sentDtm.slice(5, 16)} 발송 · `}
        {byText(receipt.userName, receipt.createdDtm)}
        {receipt.answeredDtm !== '' && ` · 처리 ${byText(receipt.answerUserName, receipt.answeredDtm)}`}
      </small>{' '}
      <TimeNotes time={receipt.createdDtm} device={receipt.deviceDtm} received={receipt.receivedDtm} />
    </h3>
    <ReceiptLines lines={receipt.lines} />
    {receipt.note !== '' && <p className={css['note']}>{receipt.note}</p>}
    <PhotoStrip photos={photos} shown={receipt.photos} />
  </article>
);
