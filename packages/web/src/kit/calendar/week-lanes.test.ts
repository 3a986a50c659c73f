import { expect, test } from 'vitest';
import { weekLanes } from './week-lanes.ts';

const SUNDAY = '2026-12-06';
const span = (name: string, from: string, to = from) => ({ name, from: `2026-12-${from}`, to: `2026-12-${to}` });

test('items over several days are above one-day items, and none overlap', () => {
  const { placed } = weekLanes(SUNDAY, [span('회의', '07'), span('시공', '06', '11'), span('점검', '08')], 3);
  expect(placed.map(({ item, first, last, lane }) => [item.name, first, last, lane])).toEqual([
    ['시공', 0, 5, 0],
    ['회의', 1, 1, 1],
    ['점검', 2, 2, 1],
  ]);
});

test('an item that continues in another week is cut at the edge and marked', () => {
  const [bar] = weekLanes(SUNDAY, [span('시공', '03', '20')], 3).placed;
  expect(bar).toMatchObject({ first: 0, last: 6, begins: false, ends: false });
});

test('items of other weeks are left out', () => {
  expect(weekLanes(SUNDAY, [span('전', '01', '05'), span('후', '13')], 3).placed).toEqual([]);
});

test('an item without a lane is counted on each of its days, and a later item may still get a lane', () => {
  const { placed, hidden } = weekLanes(
    SUNDAY,
    [span('가', '07', '08'), span('나', '07', '08'), span('다', '08', '09'), span('라', '09')],
    2,
  );
  expect(placed.map(({ item, lane }) => [item.name, lane])).toEqual([
    ['가', 0],
    ['나', 1],
    ['라', 0],
  ]);
  expect(hidden).toEqual([0, 0, 1, 1, 0, 0, 0]);
});
