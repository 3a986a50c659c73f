import { expect, it } from 'vitest';
import {
  changingLetter,
  describeChanges,
  givesManager,
  isPermissionChange,
  isRenamedToManager,
  type LetterRule,
  letterOf,
} from './permission-letter.ts';

it.each<[string, LetterRule, string]>([
  ['대표이사실', 'edit', 'A'],
  ['임원실', 'add', 'A'],
  ['전략영업팀', 'edit', 'B'],
  ['국내영업팀', 'edit', 'B'],
  ['해외영업팀', 'add', 'B'],
  ['해외영업팀', 'edit', 'A'],
  ['해외영업팀', 'rename', 'B'],
  ['개발팀', 'edit', 'D'],
  ['PM팀', 'edit', 'F'],
  ['경영지원팀', 'edit', 'M'],
  ['경영지원 임원실', 'edit', 'A'],
  ['기획팀', 'edit', 'P'],
  ['디자인팀', 'edit', 'S'],
  ['마케팅팀', 'edit', 'K'],
  ['총무팀', 'add', ''],
  ['총무팀', 'edit', 'A'],
])('the department %s gives on %s the letter "%s" (D-104)', (deptName, rule, letter) => {
  expect(letterOf(deptName, rule)).toBe(letter);
});

it('only the personnel department gives permission M', () => {
  expect([givesManager('경영지원팀'), givesManager('개발팀')]).toEqual([true, false]);
});

it.each([
  ['국내영업팀', '경영지원 2팀', true],
  ['경영지원팀', '경영지원 2팀', false],
  ['개발팀', '기획팀', false],
  ['개발팀', '경영지원 개발팀', false],
])('renaming %s to %s needs a confirmation: %s (TH18)', (from, to, needsConfirmation) => {
  expect(isRenamedToManager(from, to)).toBe(needsConfirmation);
});

it.each([
  ['B', 'A', true],
  ['', 'D', true],
  ['M', '', true],
  ['', 'A', false],
  ['A', '', false],
  ['D', 'D', false],
])('changing the letter "%s" to "%s" needs a confirmation: %s (D-196)', (from, to, needsConfirmation) => {
  expect(isPermissionChange(from, to)).toBe(needsConfirmation);
});

it('the confirmation names at most five people and counts the others', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `사람${at}`, from: '', to: 'D' }));
  expect(describeChanges(people(1))).toBe('사람0 없음 → D');
  expect(describeChanges(people(5))).toMatch(/사람4 없음 → D$/);
  expect(describeChanges(people(7))).toMatch(/사람4 없음 → D 외 2명$/);
});

it.each([
  ['해외영업팀', { first: 'B', next: 'A' }],
  ['영업본부', { first: 'B', next: 'A' }],
  ['국내영업팀', null],
  ['PM팀', null],
  ['총무팀', null],
])('the letter of %s changes with the next edit: %j', (deptName, changes) => {
  expect(changingLetter(deptName)).toEqual(changes);
});
