import { afterAll, beforeAll, expect, it } from 'vitest';
import { isGuessable } from '#areas/auth/public/new-password.ts';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

it.each([
  ['password1', true],
  ['PASSWORD1', true],
  ['qwer1234', true],
  ['qwer1234!', true],
  ['1q2w3e4r', true],
  ['비밀번호1234', true],
  ['qlalfqjsgh2026', true],
  ['00000000', true],
  ['aaaaaaaa', true],
  ['portal1234', true],
  ['portal1234!', true],
  ['hanbit1-and-more', true],
  ['우리 한빛설비 최고', true],
  ['lantern-forest-9', false],
  ['조용한 호수의 아침', false],
  ['welcome-2026', false],
])("'%s' counts as easily guessed: %s (D-195, TH13)", async (password, guessed) => {
  expect(await isGuessable(password, ['hanbit1', '한지우', '한빛설비'])).toBe(guessed);
});

const WEAK = {
  code: 'WEAK_PASSWORD',
  message: '흔하거나 짐작하기 쉬운 비밀번호입니다. 다른 비밀번호를 입력해주세요.',
};

it('a guessable password is refused by every call that sets one, and changes nothing', async () => {
  for (const Password of ['qwer1234!', '00000000', 'aaaaaaaa', 'portal1234']) {
    const own = { AdminName: '한지우', Position: '', Password, CurrentPassword: 'portal1234!' };
    expect((await portal.call('User/user-my-edit', own, { as: 'hanbit1' })).refusal).toEqual({
      ...WEAK,
      field: 'Password',
    });
  }
  const department = await departmentOf(portal, '개발팀');
  const employee = employeeFields(department, { UserID: 'guess7', UserPw: 'guess7-guess7' });
  const hired = await sendUserForm(portal, 'User/user-add', employee, 'sales1');
  expect(hired.body).toMatchObject({ ...WEAK, field: 'UserPw' });
  expect((await portal.call('User/check-userid', { UserId: 'guess7' }, { as: 'sales1' })).ok.message).toBe('T');
});

it("a request to end the other sessions ends them at once and keeps the caller's own", async () => {
  const signIn = async () => {
    const payload = { UserId: 'daon1', Password: 'portal1234!' };
    const reply = await portal.app.inject({ method: 'POST', url: '/api/Auth/login', payload });
    return `portal_session=${reply.cookies[0]?.value}`;
  };
  const ask = (path: string, cookie: string) =>
    portal.app.inject({ method: 'POST', url: `/api/${path}`, headers: { cookie } });
  const [here, phone, tablet] = [await signIn(), await signIn(), await signIn()];
  const foreign = await portal.cookieOf('pm1');
  expect((await ask('User/my-session-end-others', here)).json().message).toBe(
    '다른 기기의 로그인을 모두 종료했습니다.',
  );
  const statuses = await Promise.all(
    [here, phone, tablet, foreign].map(async (cookie) => (await ask('User/user-my-info', cookie)).statusCode),
  );
  expect(statuses).toEqual([200, 401, 401, 200]);
});
