import type { ReceiptLine } from '@portal/contract/areas/receipts/calls';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReceiptLines } from './receipt-lines.tsx';

const line = (materialName: string, kind: ReceiptLine['kind'], count: number): ReceiptLine => ({
  materialId: materialName.length,
  materialName,
  modelName: 'M-1',
  sent: 18,
  kind,
  count,
});

it('what differs comes first; missing pieces were not received, damaged ones were', () => {
  render(<ReceiptLines lines={[line('허브', 'O', 0), line('카메라', 'S', 2), line('녹화기계', 'D', 1)]} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
    ['카메라 M-1', '18', '16', '−2', '부족'],
    ['녹화기계 M-1', '18', '18', '파손 1', '파손'],
    ['허브 M-1', '18', '18', '0', '정상'],
  ]);
});
