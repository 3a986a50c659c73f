import { describe, expect, it } from 'vitest';
import { firstFailure } from '../../core/forms.ts';
import {
  contactParts,
  draftChecks,
  photosOf,
  reportChecks,
  retentionText,
  type SigningDraft,
  signChecks,
  signNotice,
} from './forms.ts';
import { mayAcceptReport, mayBeginVersion, mayReturnReport, REPORT_STATES, reportAccess } from './status.ts';

const pair = { Before: 'a', After: 'b' };
const failing = <D>(checks: Parameters<typeof firstFailure<D>>[0], draft: D) => firstFailure(checks, draft)?.message;

describe('a report', () => {
  it.each([
    ['', [pair], 'report.summary.blank'],
    ['작업 내용', [], 'report.photos.none'],
    ['작업 내용', [{ Before: '', After: 'b' }], undefined],
    ['작업 내용', [{ Before: '', After: '' }], 'report.photos.none'],
    ['작업 내용', [pair, { Before: '', After: '' }], 'report.photos.tooMany'],
    ['작업 내용', Array(15).fill(pair), undefined],
    ['작업 내용', [...Array(15).fill(pair), { Before: '', After: 'b' }], 'report.photos.tooMany'],
  ])('with summary %j and pairs %j is refused as %s', (Summary, Pairs, message) =>
    expect(failing(reportChecks, { Summary, Pairs })).toBe(message),
  );

  it('may be unfinished while it is a draft', () => {
    expect(failing(draftChecks, { Summary: '', Pairs: [] })).toBeUndefined();
    expect(photosOf([pair, { Before: '', After: 'c' }])).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['D', false, false, false],
    ['S', false, true, true],
    ['A', false, false, true],
    ['R', true, false, false],
  ] as const)('in state %s: next version %s, accept %s, return %s', (state, begins, accepts, returns) =>
    expect([mayBeginVersion(state), mayAcceptReport(state), mayReturnReport(state)]).toEqual([
      begins,
      accepts,
      returns,
    ]),
  );

  it('begins with version 1, and has four states', () => {
    expect(mayBeginVersion(undefined)).toBe(true);
    expect(REPORT_STATES).toEqual(['D', 'S', 'A', 'R']);
  });

  it.each([
    ['write', 'Y', true, 'write'],
    ['write', 'YY', true, 'write'],
    ['write', 'B', true, 'read'],
    ['write', 'B', false, 'write'],
    ['closed', 'E', true, 'closed'],
    ['read', 'E', false, 'read'],
  ] as const)('with %s at %s, company %s: %s', (access, status, isCompany, expected) =>
    expect(reportAccess(access, status, isCompany)).toBe(expected),
  );
});

const signed: SigningDraft = {
  CustomerReadYN: 'Y',
  CustomerName: '문재호',
  CustomerRole: '과장',
  CustomerStrokes: '10,10 90,90',
  Absence: '',
  AbsenceNote: '',
  AbsencePhoto: '',
  ContractorName: '최영수',
  ContractorRole: '팀장',
  ContractorStrokes: '10,10 90,90',
};
const absent: SigningDraft = {
  ...signed,
  CustomerReadYN: 'N',
  CustomerName: '',
  CustomerStrokes: '',
  Absence: 'refused',
  AbsenceNote: '원하지 않음',
  AbsencePhoto: 'x',
};

it.each([
  [signed, undefined],
  [absent, undefined],
  [{ ...signed, CustomerReadYN: 'N' as const }, 'report.sign.unread'],
  [{ ...signed, CustomerStrokes: '' }, 'report.sign.strokes'],
  [{ ...signed, ContractorRole: ' ' }, 'report.sign.role'],
  [{ ...absent, AbsenceNote: '' }, 'report.absence.note'],
  [{ ...absent, AbsencePhoto: '' }, 'report.absence.photo'],
])('signatures %#: %s', (draft, message) => expect(failing(signChecks, draft)).toBe(message));

it('a customer reads how long their signature is kept', () => {
  expect([retentionText(36), retentionText(40)]).toEqual(['3년', '40개월']);
  expect(signNotice(36)).toContain('정산완료 후 3년 동안');
});

it.each([
  ['문재호 과장', '문재호', '과장'],
  ['문재호', '문재호', ''],
  [' 남궁 민수 현장소장 ', '남궁 민수', '현장소장'],
  ['John Smith', 'John Smith', ''],
  ['관리사무소', '관리사무소', ''],
  ['', '', ''],
])('the contact %s is offered as name and role', (contact, name, role) => {
  expect(contactParts(contact)).toEqual({ name, role });
});
