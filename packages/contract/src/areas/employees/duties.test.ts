import { expect, it } from 'vitest';
import { Duty, givenDuties, hasDuty } from './duties.ts';

it.each([
  [Duty.Sales, { permission: 'B', sales: false, pm: false }, true],
  [Duty.Sales, { permission: 'M', sales: true, pm: false }, true],
  [Duty.Sales, { permission: 'F', sales: false, pm: true }, false],
  [Duty.Pm, { permission: 'F', sales: false, pm: false }, true],
  [Duty.Pm, { permission: 'D', sales: false, pm: true }, true],
  [Duty.Pm, { permission: 'M', sales: true, pm: false }, false],
])('the duty %s of %j is there: %s (D-253)', (duty, person, has) => {
  expect(hasDuty(duty, person)).toBe(has);
});

it('names the duties that were given', () => {
  expect([givenDuties({ sales: true, pm: true }), givenDuties({ sales: false, pm: false })]).toEqual([
    '영업, PM',
    '없음',
  ]);
});
