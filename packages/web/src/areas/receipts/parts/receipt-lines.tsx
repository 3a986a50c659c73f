import type { ReceiptLine } from '@portal/contract/areas/receipts/calls';
import { lineLabel } from '@portal/contract/areas/receipts/receipts';
import { Chip } from '#ui/marks/chip.tsx';
import { PlainTable } from '#ui/tables/plain-table.tsx';
import { Text } from '#ui/text/text.tsx';

/** How many pieces came; damaged ones did. */
const receivedOf = ({ sent, kind, count }: ReceiptLine): number => (kind === 'S' ? sent - count : sent);

/** '−2' for missing pieces, '파손 1' for damaged ones. */
function differenceOf({ kind, count }: ReceiptLine): string {
  if (kind === 'O') return '0';
  return kind === 'S' ? `−${count}` : `${lineLabel(kind)} ${count}`;
}

/** What is missing is amber, what is damaged red. */
const TONES = { O: 'soft', S: 'warn', D: 'bad' } as const;
const CHIPS = { O: 'good', S: 'warn', D: 'bad' } as const;

/** The lines of a receipt: sent, received, the difference, and what the company says. Those that differ come first. */
export const ReceiptLines = ({ lines }: { lines: readonly ReceiptLine[] }) => (
  <PlainTable heads={['자재', '발송', '수령', '차이', '업체 판정']} numbers={['발송', '수령', '차이']} size={14}>
    {lines
      .toSorted((one, other) => Number(one.kind === 'O') - Number(other.kind === 'O'))
      .map((line) => (
        <tr key={line.materialId}>
          <td>
            {line.materialName}{' '}
            <Text as="small" size={13} tone="soft">
              {line.modelName}
            </Text>
          </td>
          <td data-number>{line.sent}</td>
          <td data-number>{receivedOf(line)}</td>
          <td data-number>
            <Text as="span" weight={line.kind === 'O' ? 'regular' : 'medium'} tone={TONES[line.kind]}>
              {differenceOf(line)}
            </Text>
          </td>
          <td>
            <Chip as="b" size={13} kind={CHIPS[line.kind]}>
              {lineLabel(line.kind)}
            </Chip>
          </td>
        </tr>
      ))}
  </PlainTable>
);
