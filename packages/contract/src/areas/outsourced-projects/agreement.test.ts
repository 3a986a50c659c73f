import { expect, it } from 'vitest';
import { agreedItems, unconfirmedChanges } from './agreement.ts';
import { projectItems } from './changes.ts';

it('a winner agrees to scope, region, dates, materials, amounts and site, not to trade, people and photos (D-220)', () => {
  const agreed = agreedItems(true);
  expect(projectItems.map(({ name }) => name).filter((name) => !agreed.includes(name))).toEqual([
    '공종',
    '담당자(영업)',
    '담당자(PM)',
    '고객사 상호',
    '현장 담당자 이름',
    '현장 담당자 연락처',
    '사진',
    '자재 배송 정보',
  ]);
});

it('without the customer the site is left out (D-45)', () => {
  const visible = agreedItems(false);
  expect(agreedItems(true).filter((name) => !visible.includes(name))).toEqual(['주소', '현장명']);
});

const confirmed = (changeId: number) => ({ kind: 'confirmed', changeId }) as const;
const objected = (changeId: number) => ({ kind: 'objected', changeId }) as const;

it.each([
  [[], [3, 5, 8]],
  [[confirmed(5)], [8]],
  [[confirmed(8), confirmed(5)], []],
  [[objected(8)], [3, 5, 8]],
  [
    [confirmed(3), objected(8)],
    [5, 8],
  ],
])('after %j the changes %j are not confirmed', (responses, expected) => {
  const changes = [3, 5, 8].map((changeId) => ({ changeId }));
  expect(unconfirmedChanges(changes, responses).map(({ changeId }) => changeId)).toEqual(expected);
});
