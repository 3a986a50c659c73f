import { describe, expect, it } from 'vitest';
import { allCalls } from '../calls.ts';
import { CALL_RULES, refusalsOf, requiredFields, rulesOf } from './of-call.ts';

const callAt = (path: string) => allCalls.find((call) => call.path === path) ?? expect.fail(`no call ${path}`);
const codesOf = (path: string) => new Set(refusalsOf(callAt(path)).map(({ code }) => code));

describe('the rules of calls', () => {
  it('belong to a call', () => {
    const paths = allCalls.map(({ path }) => path);
    expect(Object.keys(CALL_RULES).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('name the items of every call that takes reasons', () => {
    const withReasons = allCalls.filter(({ request }) =>
      Object.keys(request.shape).some((name) => /Reasons$/.test(name)),
    );
    const unnamed = withReasons.filter((call) => !rulesOf(call).items && !rulesOf(call).itemNames);
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });
});

describe('the refusals of a call (D-244)', () => {
  it('are those of its form, of its state table, of its use-case and of every call like it', () => {
    const refusals = refusalsOf(callAt('Construction/construction-accept'));
    expect(refusals).toContainEqual({
      code: 'FIELD_REQUIRED',
      status: 400,
      message: '투입 인원을 입력해주세요.',
      field: 'TotalPeople',
    });
    expect(refusals).toContainEqual({
      code: 'ALREADY_ACCEPTED',
      status: 409,
      message: '이미 다른 업체에서 수주한 프로젝트입니다.',
    });
    expect(refusals.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['NOT_OPEN', 'DATE_NOT_OFFERED', 'STALE', 'KEY_REUSED', 'LOGIN_REQUIRED', 'NOT_FOUND']),
    );
  });

  it('have the code of a check that is a refusal itself', () => {
    const refusals = refusalsOf(callAt('Construction/construction-withdrawal-update'));
    expect(refusals).toContainEqual({
      code: 'WITHDRAW_MEMO',
      status: 400,
      message: '철회 사유를 입력해주세요.',
      field: 'withDrawalMemo',
    });
  });

  it.each([
    ['Auth/login', ['LOGIN_REQUIRED', 'FORBIDDEN', 'KEY_REUSED']],
    ['Area/all-area-list', ['NOT_FOUND', 'IN_PROGRESS', 'STALE', 'REASON_MISSING']],
    ['User/user-my-info', ['PASSWORD_CHANGE']],
    ['Reference/company-template', ['BAD_ORIGIN', 'BAD_TYPE']],
  ])('%s has none that it cannot answer', (path, impossible) => {
    expect(impossible.filter((code) => [...codesOf(path)].some((one) => one === code))).toEqual([]);
  });

  it('are listed once each, by status', () => {
    for (const call of allCalls) {
      const refusals = refusalsOf(call);
      expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(refusals.length);
      expect(refusals.map(({ status }) => status)).toEqual(refusals.map(({ status }) => status).sort());
    }
  });
});

describe('the required fields of a call', () => {
  it.each([
    ['Construction/construction-info', ['Id']],
    ['Construction/construction-accept', ['Id', 'ChoiceSelDate', 'TotalPeople', 'ManagerUserName', 'ManagerUserPhone']],
    ['Construction/construction-matertial-send', ['Id', 'DeliveryType']],
    ['Construction/construction-materials-yn', ['Id', 'Status', 'ChangeReasons']],
    ['Area/all-area-list', []],
  ])('%s', (path, required) => {
    expect(requiredFields(callAt(path))).toEqual(required);
  });
});
