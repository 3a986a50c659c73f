import { describe, expect, it } from 'vitest';
import { amountRangeText, isAmountRange, readAmounts } from './amount-range.ts';
import { conditionText, type Many, toggled, withCleared, withoutConditions } from './condition.ts';

describe('amounts of a condition (D-348)', () => {
  it.each([
    ['5000000~', '500만 원 이상'],
    ['~100000000', '1억 원 이하'],
    ['5500~', '5,500 원 이상'],
    ['5000000~10000000', '500만 원 ~ 1,000만 원'],
    ['0~', '0 원 이상'],
  ])('%j reads %s', (value, text) => {
    expect([isAmountRange(value), amountRangeText(value)]).toEqual([true, text]);
  });

  it.each(['', '~', '5000000', '-5~', '1e9~', '1~2~3', '1234567890123~'])('%j is no range', (value) => {
    expect([isAmountRange(value), readAmounts(value)]).toEqual([false, { from: '', to: '' }]);
  });
});

describe('conditions of several values (D-348)', () => {
  const states: Many = {
    kind: 'many',
    name: 'states',
    label: '상태',
    choices: [
      { value: 'N', label: '수주전' },
      { value: 'Y', label: '수주완료' },
    ],
    pending: false,
    clears: { status: 'A' },
  };

  it('read in the order of their choices, and by their number until these are loaded', () => {
    expect(conditionText(states, 'Y^N')).toBe('수주전, 수주완료');
    expect(conditionText({ ...states, choices: [] }, 'Y^N')).toBe('2개');
  });

  it('take a value in and out', () => {
    expect([toggled('', 'Y'), toggled('Y', 'N'), toggled('Y^N', 'Y')]).toEqual(['Y', 'Y^N', 'N']);
  });

  it('several states take the place of the one of a chip, and none of them does not', () => {
    expect(withCleared([states], { states: 'Y' })).toEqual({ status: 'A', states: 'Y' });
    expect(withCleared([states], { states: '' })).toEqual({ states: '' });
    expect(withoutConditions([states])).toEqual({ states: '' });
  });
});
