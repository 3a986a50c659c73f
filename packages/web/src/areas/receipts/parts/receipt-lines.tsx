import type { ReceiptLine } from '@portal/contract/areas/receipts/calls';
import { lineLabel } from '@portal/contract/areas/receipts/receipts';
import css from './receipt.module.css';

/** How many pieces came; damaged ones did. */
const receivedOf = ({ sent, kind, count }: ReceiptLine): number => (kind === 'S' ? sent - count : sent);

/** '−2' for missing pieces, '파손 1' for damaged ones. */
function differenceOf({ kind, count }: ReceiptLine): string {
  if (kind === 'O') return '0';
  return kind === 'S' ? `−${count}` : `${lineLabel(kind)} ${count}`;
}

/** The lines of a receipt: sent, received, the difference, and what the company says. Those that differ come first. */
export const ReceiptLines = ({ lines }: { lines: readonly ReceiptLine[] }) => (
  <table className={css['table']}>
    <thead>
      <tr>
        <th scope="col">자재</th>
        <th scope="col" data-number>
          발송
        </th>
        <th scope="col" data-number>
          수령
        </th>
        <th scope="col" data-number>
          차이
        </th>
        <th scope="col">업체 판정</th>
      </tr>
    </thead>
    <tbody>
      {lines
        .toSorted((one, other) => Number(one.kind === 'O') - Number(other.kind === 'O'))
        .map((line) => (
          <tr key={line.materialId}>
            <td>
              {line.materialName} <small>{line.modelName}</small>
            </td>
            <td data-number>{line.sent}</td>
            <td data-number>{receivedOf(line)}</td>
            <td data-number data-kind={line.kind}>
              {differenceOf(line)}
            </td>
            <td>
              <b data-kind={line.kind}>{lineLabel(line.kind)}</b>
            </td>
          </tr>
        ))}
    </tbody>
  </table>
);
