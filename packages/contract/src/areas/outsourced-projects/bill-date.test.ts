import { expect, it } from 'vitest';
import { firstFailure } from '../../core/forms.ts';
import { billDateBounds, billDateChecks } from './forms.ts';

const bounds = billDateBounds('2026-11-20 15:00:00', '2026-11-24');

it.each([
  ['', 'outsourced.billDate.blank'],
  ['2026-11-19', 'outsourced.billDate.early'],
  ['2026-11-20', undefined],
  ['2027-11-24', undefined],
  ['2027-11-25', 'outsourced.billDate.late'],
])('the invoice date "%s" is answered with %s (D-222)', (BillDate, message) => {
  expect(firstFailure(billDateChecks, { BillDate, ...bounds })?.message).toBe(message);
});
