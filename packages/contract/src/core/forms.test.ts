import { describe, expect, it } from 'vitest';
import { automaticContent, type ChangeItem, type Check, changesBetween, firstFailure, reasonFor } from './forms.ts';
import { amountChecks } from './number-checks.ts';

type Draft = { name: string; price: string };

const checks: readonly Check<Draft>[] = [
  { field: 'name', fails: (draft) => draft.name === '', message: 'project.name.blank' },
  { field: 'price', fails: (draft) => draft.price === '', message: 'project.price.blank' },
];

describe('the first failing check (OUT-64)', () => {
  it.each([
    [{ name: '', price: '' }, 'name'],
    [{ name: 'a', price: '' }, 'price'],
    [{ name: 'a', price: '1' }, undefined],
  ])('of %j is %s', (draft, field) => {
    expect(firstFailure(checks, draft)?.field).toBe(field);
  });
});

const items: readonly ChangeItem<Draft>[] = [
  { name: '프로젝트명', key: ({ name }) => name, show: ({ name }) => name },
  { name: '금액', key: ({ price }) => price || '0', show: ({ price }) => price },
];

describe('changes (CHG-01)', () => {
  it.each([
    ['nothing', { name: 'a', price: '1' }, []],
    ['one', { name: 'b', price: '1' }, ['프로젝트명']],
    ['both, in form order', { name: 'b', price: '2' }, ['프로젝트명', '금액']],
  ])('%s', (_name, after, changed) => {
    const before = { name: 'a', price: '1' };
    expect(changesBetween(items, before, after).map((change) => change.itemName)).toEqual(changed);
  });

  it('are compared by key, not by the shown value', () => {
    expect(changesBetween(items, { name: 'a', price: '' }, { name: 'a', price: '0' })).toEqual([]);
  });

  it('contain the old and the new value', () => {
    expect(changesBetween(items, { name: 'a', price: '1' }, { name: 'b', price: '1' })).toEqual([
      { itemName: '프로젝트명', originValue: 'a', newValue: 'b' },
    ]);
  });
});

describe('the reason of an item (CHG-09)', () => {
  const reasons = [
    { ItemName: '금액', Reason: '  ' },
    { ItemName: '금액', Reason: '견적 변경' },
    { ItemName: '지역', Reason: '' },
  ];
  it.each([
    ['금액', '견적 변경'],
    ['지역', undefined],
    ['주소', undefined],
  ])('%s: %s', (item, reason) => {
    expect(reasonFor(reasons, item)).toBe(reason);
  });
});

it('an automatic comment has the change and its reason; a blank value is 없음 (D-73)', () => {
  const line = { itemName: '지역', originValue: '', newValue: '서울', changeReason: '오기' };
  expect(automaticContent(line)).toBe('[자동댓글] 지역: 없음 → 서울 (사유: 오기)');
});

describe('the checks of an amount (D-54)', () => {
  it.each([
    ['', undefined],
    ['0', undefined],
    ['-5000', undefined],
    ['999999999999', undefined],
    ['-999999999999', undefined],
    ['-', 'form.amount.noDigits'],
    ['2~3', 'form.amount.noDigits'],
    ['1000000000000', 'form.amount.tooLong'],
    ['-1000000000000', 'form.amount.tooLong'],
  ])('%j: %s', (Price, message) => {
    expect(firstFailure(amountChecks('Price', true), { Price })?.message).toBe(message);
  });
});
