import { afterAll, beforeAll, expect, it } from 'vitest';
import { departmentOf, employeeFields, SOCIAL_NUMBER, sendUserForm, signInHired } from '#test-kit/factories/people.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let dept: number;
beforeAll(async () => {
  portal = await startApp();
  dept = await departmentOf(portal, '개발팀');
  await sendUserForm(portal, 'User/user-add', employeeFields(dept), 'admin');
});
afterAll(() => portal.close());

const edit = async (fields: object, as: Person = 'admin') => {
  const [stored] = (await portal.call('User/user-info', { UserId: 'new1' }, { as: 'admin' })).ok.data;
  return (await sendUserForm(portal, 'User/user-edit', { ...stored, ...fields }, as)).status;
};
/** The newest line on the record of an employee or of a contractor's user. */
const lineOf = async (Id: string, BoardType: 'users' | 'manager') => {
  const path = BoardType === 'users' ? 'Comment/user-comment-all-list' : 'Comment/comment-all-list';
  return (await portal.call(path, { Id, BoardType }, { as: 'admin' })).ok.data.at(-1);
};
const changes = async () => (await portal.call('Audit/change-log-list', {}, { as: 'admin' })).ok.data;
const events = async () => (await portal.call('Audit/security-log-list', {}, { as: 'admin' })).ok.data;

it.each([
  [{ UserPhone: '010-8123-4567', UserAddr1: '서울시 마포구', UserZipcode: '04001' }, '휴대폰, 주소'],
  [{ Position: '과장', UserStatus: 'P', ProbEndDate: '2026-12-31' }, '직책, 재직 상태, 수습 종료일'],
  [{ BankId: 2, MajorName: '전자공학', MajorMatchYn: 'Y' }, '급여은행, 전공, 전공 일치'],
  [{ UserPw: 'welcome-2027' }, '비밀번호'],
  [{ MenuAuthChgYn: 'Y', MenuAuthList: [{ MenuId: 3, Type: 'T' }] }, '메뉴 권한'],
])(
  'an edit of an employee leaves one line without values on the record and in the change log: %j',
  async (fields, parts) => {
    expect(await edit(fields)).toBe(200);
    const line = await lineOf('new1', 'users');
    expect(line).toMatchObject({
      itemName: '변경 항목',
      originValue: '',
      newValue: parts,
      commentContent: `[자동댓글] 변경 항목: ${parts}`,
    });
    expect(await changes()).toContainEqual(
      expect.objectContaining({ subject: '직원', subjectName: '새사람 (new1)', action: '수정', detail: parts }),
    );
    const text = JSON.stringify([line, await changes()]);
    for (const value of ['8123', '마포구', '전자공학', 'welcome-2027']) expect(text).not.toContain(value);
  },
);

it('a changed resident or account number is a security event too, and an edit that changes nothing leaves nothing', async () => {
  expect(await edit({ BankNum: '222-333-444' })).toBe(200);
  expect((await events())[0]).toMatchObject({ event: 'account', detail: '급여계좌 변경 · 새사람 (new1)' });
  const before = [(await changes()).length, (await events()).length, (await lineOf('new1', 'users'))?.commentId];
  expect(await edit({ BankNum: '222-333-444', UserSocialNum: SOCIAL_NUMBER })).toBe(200);
  expect(await edit({})).toBe(200);
  expect([(await changes()).length, (await events()).length, (await lineOf('new1', 'users'))?.commentId]).toEqual(
    before,
  );
});

it('duties, registration and a change of one’s own record leave their lines', async () => {
  await portal.call('User/user-duty-edit', { UserId: 'new1', PmYn: 'Y' }, { as: 'admin' });
  expect(await lineOf('new1', 'users')).toMatchObject({ newValue: '담당 업무' });
  await sendUserForm(
    portal,
    'User/user-add',
    employeeFields(dept, { UserID: 'new2', UserPhone: '010-7777-0002', UserNo: '2' }),
    'admin',
  );
  expect(await changes()).toContainEqual(expect.objectContaining({ subjectName: '새사람 (new2)', action: '등록' }));
  await signInHired(portal, 'new2');
  expect(await lineOf('new2', 'users')).toMatchObject({ newValue: '비밀번호' });
  expect(await events()).toContainEqual(
    expect.objectContaining({ event: 'password', detail: '본인 비밀번호 변경 · 새사람 (new2)' }),
  );
  await portal.call('User/mize-user-my-edit', { AdminName: '새이름', Password: '' }, { as: 'pm2' });
  expect(await lineOf('pm2', 'users')).toMatchObject({ newValue: '이름' });
  expect((await changes())[0]).toMatchObject({ subject: '직원', action: '본인 수정', detail: '이름' });
});

it('a contractor’s user leaves lines by the end of their number: registration, edit, deletion, own change', async () => {
  const fields = {
    CompanyId: portal.companies.get('한빛설비') ?? 0,
    UserName: '새담당',
    UserPosition: '과장',
    UserPhone: '010-9100-7241',
    AreaId: 1,
    SpecialMemo: '',
  };
  const UserId = (await portal.call('Manager/manager-add', fields, { as: 'sales1' })).ok.data[0]?.userId ?? '';
  const [stored] = (await portal.call('Manager/manager-info', { UserId }, { as: 'sales1' })).ok.data;
  const edited = { ...fields, UserId, UserPw: stored?.userPw, UserPosition: '부장', SpecialMemo: '야간 가능' };
  const reasons = ['직급(직책)', '특이사항'].map((ItemName) => ({ ItemName, Reason: '승진' }));
  await portal.call('Manager/manager-edit', { ...edited, ManagerChangeReasons: reasons }, { as: 'sales1' });
  await portal.call('Manager/manager-delete', { UserId }, { as: 'sales1' });
  await portal.call('Manager/manager-no-delete', { UserId }, { as: 'sales1' });
  const own = (await changes()).filter(({ subject }) => subject === '업체 담당자');
  expect(own.map(({ action, detail }) => `${action} ${detail}`.trim())).toEqual([
    '삭제 취소 사유 없음',
    '삭제 사유 없음',
    '수정 직급(직책), 특이사항',
    '등록',
  ]);
  expect(new Set(own.map(({ subjectName }) => subjectName))).toEqual(new Set(['담당자 ***7241']));
  expect(JSON.stringify(own)).not.toContain('9100');
  const mine = { AdminName: '정한빛', Password: '', Position: '이사' };
  await portal.call('User/user-my-edit', mine, { as: 'hanbit1' });
  expect(await lineOf('hanbit1', 'manager')).toMatchObject({ newValue: expect.stringContaining('직급(직책)') });
});

it('the reason of a deletion stands in the change log, and that there was none too (D-682)', async () => {
  const reasons = { DeleteReason: '계정 정리' };
  await portal.call('Manager/manager-delete', { UserId: 'daon1', ...reasons }, { as: 'admin' });
  await portal.call('Manager/manager-no-delete', { UserId: 'daon1' }, { as: 'admin' });
  await portal.call('User/user-del', { UserId: 'new1', ...reasons }, { as: 'admin' });
  const lines = (await changes()).slice(0, 3).map(({ action, detail }) => [action, detail]);
  expect(lines).toEqual([
    ['삭제', '사유: 계정 정리'],
    ['삭제 취소', '사유 없음'],
    ['삭제', '사유: 계정 정리'],
  ]);
});
