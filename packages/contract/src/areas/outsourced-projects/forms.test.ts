import { describe, expect, it } from 'vitest';
import { firstFailure } from '../../core/forms.ts';
import { UNREAD } from '../../core/typed-numbers.ts';
import { hasUnrated } from './evaluation.ts';
import {
  acceptChecks,
  acceptPageChecks,
  chosenDayChecks,
  editChecks,
  type ProjectDraft,
  postChecks,
  registerChecks,
} from './forms.ts';
import type { ProjectStatus } from './status.ts';

const draft: ProjectDraft = {
  ProjectName: '판교 CCTV',
  Price: '1500000',
  AddPrice: '-50000',
  AreaId: 2,
  StartDate: ['2026-11-23'],
  MaterialsNoYN: 'Y',
  Materials: [],
  MizeSalesUserId: 'sales1',
  MizePMUserId: ['pm1'],
  CustomerName: '에이타워',
  Addr2: '1층',
  PlaceName: 'A타워',
  PlaceManagerName: '정소장',
  PlaceManagerMobile: '0212345678',
};

/** Each draft lacks the field of its line and all fields of the lines after it. */
const IN_ORDER: [keyof ProjectDraft, Partial<ProjectDraft>][] = [
  ['ProjectName', { ProjectName: ' ' }],
  ['Price', { Price: '' }],
  ['AreaId', { AreaId: 0 }],
  ['StartDate', { StartDate: [] }],
  ['Materials', { MaterialsNoYN: 'N' }],
  ['MizeSalesUserId', { MizeSalesUserId: '' }],
  ['MizePMUserId', { MizePMUserId: [] }],
  ['CustomerName', { CustomerName: '' }],
  ['Addr2', { Addr2: '' }],
  ['PlaceName', { PlaceName: '' }],
  ['PlaceManagerName', { PlaceManagerName: '' }],
  ['PlaceManagerMobile', { PlaceManagerMobile: '' }],
];

describe('the checks of a project in their order (OUT-65 to OUT-76)', () => {
  it.each(IN_ORDER.map(([field], index) => [field, index] as const))(
    '%s is checked before the fields after it',
    (field, index) => {
      const lacking = Object.assign({}, draft, ...IN_ORDER.slice(index).map(([, changes]) => changes));
      expect(firstFailure(registerChecks, lacking)?.field).toBe(field);
      expect(firstFailure(postChecks, lacking)?.field).toBe(index < 9 ? field : undefined);
    },
  );

  it.each([
    [{ AddPrice: '-' }, 'AddPrice'],
    [{ AddPrice: '1'.repeat(13) }, 'AddPrice'],
    [{ Price: '1'.repeat(13) }, 'Price'],
    [{ AddPrice: '' }, undefined],
    [{ AddPrice: '-1500001' }, 'AddPrice'],
    [{ AddPrice: '-1500000' }, undefined],
    [{ Price: '0', AddPrice: '-1' }, 'AddPrice'],
    [{ Price: '999999999999', AddPrice: '-999999999999' }, undefined],
  ])('an invalid amount is refused at its field: %j', (changes, field) => {
    expect(firstFailure(registerChecks, { ...draft, ...changes })?.field).toBe(field);
  });

  it.each([
    ['registration', registerChecks],
    ['edit', editChecks],
    ['posting', postChecks],
  ])('a total below 0 is refused with its own message: %s (D-231)', (_name, checks) => {
    const failure = firstFailure(checks, { ...draft, AddPrice: '-1500001' });
    expect(failure?.message).toBe('outsourced.total.negative');
    expect(firstFailure(checks, { ...draft, Price: ' ', AddPrice: '-1' })?.field).toBe('Price');
  });

  it('a complete project passes', () => {
    expect(firstFailure(registerChecks, draft)).toBeUndefined();
  });

  it.each([
    ['', true, undefined],
    ['1234567', true, 'PlaceManagerMobile'],
    ['15771234', true, undefined],
    ['1234567', false, undefined],
  ])('a site contact "%s" at an edit %s: %s (A-02)', (PlaceManagerMobile, isEdit, field) => {
    expect(firstFailure(isEdit ? editChecks : postChecks, { ...draft, PlaceManagerMobile })?.field).toBe(field);
  });
});

describe('an acceptance (PART-28 to PART-33)', () => {
  const acceptance = {
    ChoiceSelDate: '2026-11-23',
    TotalPeople: 3,
    ManagerUserName: '홍반장',
    ManagerUserPhone: '01012345678',
  };
  it.each([
    [{}, undefined],
    [{ ChoiceSelDate: '', TotalPeople: 0 }, 'project.startDate.missing'],
    [{ TotalPeople: 0, ManagerUserName: '' }, 'outsourced.accept.people'],
    [{ TotalPeople: 10_000 }, 'outsourced.accept.people'],
    [{ ManagerUserName: ' ', ManagerUserPhone: '' }, 'outsourced.accept.managerName'],
    [{ ManagerUserPhone: '' }, 'outsourced.accept.managerPhone'],
    [{ ManagerUserPhone: '021234567' }, 'outsourced.accept.phoneLength'],
  ])('%j: %s', (changes, message) => {
    expect(firstFailure(acceptChecks, { ...acceptance, ...changes })?.message).toBe(message);
  });

  it('the agreement is checked after the date and before the crew', () => {
    const failedField = (changes: object) =>
      firstFailure(acceptPageChecks, { ...acceptance, agreed: false, ...changes })?.field;
    expect([
      failedField({ ChoiceSelDate: '' }),
      failedField({ TotalPeople: 0 }),
      failedField({ agreed: true }),
    ]).toEqual(['ChoiceSelDate', 'agreed', undefined]);
  });

  it('a number of people that is no number is told as such (D-540)', () => {
    const draft = { ...acceptance, agreed: true, TotalPeople: UNREAD };
    expect(firstFailure(acceptPageChecks, draft)?.message).toBe('form.count.unread');
  });
});

it.each([
  [[{ score: 1 }, { score: 10 }], false],
  [[{ score: 1 }, { score: 0 }], true],
  [[{ score: 1 }, {}], true],
  [[], false],
])('%j has an item without a score: %s (EVAL-08)', (items, expected) => {
  expect(hasUnrated(items)).toBe(expected);
});

describe('the winner’s day (D-72)', () => {
  const chosenDay = '2026-11-23';
  const stored = ['2026-11-23', '2026-11-24', '2026-11-25'];
  it.each<[ProjectStatus, string[], boolean]>([
    ['Y', ['2026-11-24', '2026-11-25'], true],
    ['Y', [], true],
    ['Y', ['2026-11-23', '2026-11-25'], false],
    ['Y', ['2026-11-24'], false],
    ['N', ['2026-11-24', '2026-11-25'], false],
  ])('at %s the days %j without it are refused: %s', (status, StartDate, isRefused) => {
    const failed = firstFailure(chosenDayChecks({ status, chosenDay, stored }), { StartDate });
    expect(failed?.message).toBe(isRefused ? 'CHOSEN_DATE_REMOVED' : undefined);
  });

  it('the stored days may stay as they are, also without it', () => {
    const checks = chosenDayChecks({ status: 'Y', chosenDay: '2026-11-01', stored });
    expect(firstFailure(checks, { StartDate: stored })).toBeUndefined();
  });
});
