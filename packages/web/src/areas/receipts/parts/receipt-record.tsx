import type { Receipt } from '@portal/contract/areas/receipts/calls';
import { lineLabel, receiptStateLabel } from '@portal/contract/areas/receipts/receipts';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { ClockNote } from '#areas/site/public/clock-note.tsx';
import { PhotoStrip } from '#areas/site-photos/public/photo-strip.tsx';
import css from './receipt.module.css';

type Props = { receipt: Receipt; photos: readonly SitePhoto[] };

/** '최영수 · 11-23 15:10'. */
const byText = (name: string, at: string): string => [name, at.slice(5, 16)].filter((text) => text !== '').join(' · ');

/** What came of one shipment: sent, received, difference, note and photos. */
export const ReceiptRecord = ({ receipt, photos }: Props) => (
  <article className={css['receipt']} aria-label={`${receipt.shipment}차 수령`}>
    <h3>
      {receipt.shipment}차 수령 · {receiptStateLabel(receipt.state)}{' '}
      <small>
        {byText(receipt.userName, receipt.createdDtm)}
        {receipt.answeredDtm !== '' && ` · 처리 ${byText(receipt.answerUserName, receipt.answeredDtm)}`}
      </small>{' '}
      <ClockNote server={receipt.createdDtm} device={receipt.deviceDtm} />
    </h3>
    <table className={css['table']}>
      <thead>
        <tr>
          <th scope="col">자재</th>
          <th scope="col" data-number>
            보냄
          </th>
          <th scope="col" data-number>
            정상
          </th>
          <th scope="col">업체 판정</th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={line.materialId}>
            <td>{line.materialName}</td>
            <td data-number>{line.sent}</td>
            <td data-number>{line.sent - line.count}</td>
            <td data-kind={line.kind}>
              {lineLabel(line.kind)} {line.count > 0 && line.count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {receipt.note !== '' && <p className={css['note']}>{receipt.note}</p>}
    <PhotoStrip photos={photos} shown={receipt.photos} />
  </article>
);
