import type { ReceiptPage } from '@portal/contract/areas/receipts/calls';
import { expect, it } from 'vitest';
import { siteLines } from './site-lines.ts';

const camera = { materialId: 1, materialName: '카메라', modelName: 'M-1', unit: '개', sent: 8 };
const page = (part: Partial<ReceiptPage>): ReceiptPage => ({
  awardId: 5,
  access: 'write',
  shipment: 1,
  due: [],
  arrived: [{ ...camera, arrived: 7 }],
  version: 3,
  waitingYN: 'N',
  ...part,
});

it.each([
  { of: 'a first shipment', given: page({ due: [camera] }), isReceived: false, state: 'due', count: 8 },
  { of: 'a second one', given: page({ due: [{ ...camera, sent: 1 }] }), isReceived: false, state: 'due', count: 1 },
  { of: 'a difference that waits', given: page({ waitingYN: 'Y' }), isReceived: false, state: 'waiting', count: 7 },
  { of: 'a receipt', given: page({}), isReceived: true, state: 'received', count: 7 },
  { of: 'no receipt', given: page({}), isReceived: false, state: 'due', count: 7 },
])('the materials of a site are those that are due, else what arrived: $of (D-610)', (row) => {
  const { given, isReceived, state, count } = row;
  expect(siteLines(given, isReceived)).toEqual({ state, lines: [{ name: '카메라', count, unit: '개' }] });
});

it('a line of which nothing arrived is not received', () => {
  const arrived = [{ ...camera, unit: '', arrived: 0 }];
  expect(siteLines(page({ arrived }), true)).toEqual({ state: 'received', lines: [] });
});
