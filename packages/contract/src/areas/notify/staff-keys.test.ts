import { expect, it } from 'vitest';
import { projectHistory } from '../outsourced-projects/history.ts';
import { staffKeyOf } from './staff-keys.ts';

const accepted = projectHistory.accepted({ companyName: '한빛설비', day: '2026-11-25', people: 4 });

it.each([
  ['awarded', accepted],
  ['received', projectHistory.materialsReceived()],
  ['billed', projectHistory.billDateSaved('없음', '2026-11-30')],
  ['edited', projectHistory.completed()],
  ['edited', { itemName: '주소', newValue: '부산' }],
] as const)('staff are told %s of %o', (key, { itemName, newValue }) => {
  expect(staffKeyOf({ automatic: true, item_name: itemName, new_value: newValue })).toBe(key);
  expect(staffKeyOf({ automatic: false, item_name: itemName, new_value: newValue })).toBe('commented');
});
