import { expect, it } from 'vitest';
import { firstFailure } from '../../core/forms.ts';
import { coversSent, differenceText, isAllFine, type ReceivedLine, receiptChecks } from './receipts.ts';

const SENT = [
  { materialId: 1, sent: 18 },
  { materialId: 2, sent: 1 },
];
const FINE: ReceivedLine[] = SENT.map(({ materialId }) => ({ MaterialId: materialId, Kind: 'O', Count: 0 }));
const lines = (Kind: ReceivedLine['Kind'], Count: number): ReceivedLine[] => [
  { MaterialId: 1, Kind, Count },
  { MaterialId: 2, Kind: 'O', Count: 0 },
];

it.each<[ReceivedLine[], string[], string | undefined]>([
  [FINE, [], undefined],
  [lines('S', 2), [], 'receipt.photo.missing'],
  [lines('S', 2), ['a'], undefined],
  [lines('D', 18), ['a'], undefined],
  [lines('S', 0), ['a'], 'receipt.count.wrong'],
  [lines('S', 19), ['a'], 'receipt.count.wrong'],
])('a receipt of %j with %j fails with %s', (Lines, Photos, message) => {
  const failed = firstFailure(receiptChecks, { Lines, Photos, Note: '', sent: SENT });
  expect(failed?.message).toBe(message);
});

it('the lines of a receipt are those that were sent, each once', () => {
  expect(coversSent(FINE, SENT)).toBe(true);
  expect(coversSent(FINE.slice(1), SENT)).toBe(false);
  expect(coversSent([...FINE, ...FINE.slice(1)], SENT)).toBe(false);
  expect(coversSent([{ MaterialId: 1 }, { MaterialId: 3 }], SENT)).toBe(false);
  expect(coversSent([], [])).toBe(true);
});

it('says what is different in words', () => {
  expect(isAllFine(lines('D', 1).map(({ Kind }) => ({ Kind })))).toBe(false);
  expect(
    differenceText([
      { materialName: '돔 카메라', kind: 'S', count: 2 },
      { materialName: '허브', kind: 'O', count: 0 },
      { materialName: 'NVR', kind: 'D', count: 1 },
    ]),
  ).toBe('돔 카메라 2개 부족, NVR 1개 파손');
});
