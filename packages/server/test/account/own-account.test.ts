import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const signIn = async (UserId: string, Password: string, agent = 'browser') => {
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/Auth/login',
    payload: { UserId, Password },
    headers: { 'user-agent': agent },
  });
  const [cookie] = reply.cookies;
  return { status: reply.statusCode, cookie: `${cookie?.name}=${cookie?.value}` };
};
const ask = async (path: string, payload: object, cookie: string) => {
  const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { cookie } });
  return { status: reply.statusCode, body: reply.json() };
};

it.each<[Person, 'User/user-my-edit' | 'User/mize-user-my-edit', 'User/user-my-edit' | 'User/mize-user-my-edit']>([
  ['hanbit1', 'User/user-my-edit', 'User/mize-user-my-edit'],
  ['pm1', 'User/mize-user-my-edit', 'User/user-my-edit'],
])(
  '%s saves with the call of their own kind; only contractors have a position (D-139, ME-06)',
  async (as, own, other) => {
    const sent = { AdminName: '고친이름', Position: '이사' };
    expect((await portal.call(other, sent, { as })).status).toBe(403);
    expect((await portal.call(own, { ...sent, AdminName: ' ' }, { as })).refusal.field).toBe('AdminName');
    expect((await portal.call(own, { ...sent, UserId: 'admin' }, { as })).status).toBe(403);
    expect((await portal.call(own, sent, { as })).ok.message).toBe('내 정보가 수정되었습니다.');
    const { user } = (await portal.call('User/user-my-info', {}, { as })).ok;
    expect([user.AdminName, user.Position]).toEqual(['고친이름', as === 'hanbit1' ? '이사' : '']);
  },
);

it('a new password needs the current one; without it or with a wrong one nothing changes (TH13b)', async () => {
  const { cookie } = await signIn('daon1', 'portal1234!');
  const edit = (fields: object) => ask('User/user-my-edit', { AdminName: '다정은', ...fields }, cookie);
  const wrong = await edit({ Password: 'a-new-password', CurrentPassword: 'not it' });
  expect([wrong.status, wrong.body.code, wrong.body.field]).toEqual([400, 'WRONG_PASSWORD', 'CurrentPassword']);
  expect((await edit({ Password: 'a-new-password' })).body).toEqual({
    code: 'FIELD_REQUIRED',
    field: 'CurrentPassword',
    message: '현재 비밀번호를 입력해주세요.',
  });
  expect((await edit({ Password: 'short', CurrentPassword: 'portal1234!' })).body.field).toBe('Password');
  expect((await signIn('daon1', 'portal1234!')).status).toBe(200);
});

it('a password change ends all other sessions, but not the one that made it', async () => {
  const here = await signIn('hanbit2', 'portal1234!');
  const there = await signIn('hanbit2', 'portal1234!');
  const sent = { AdminName: '한서준', Password: 'a-new-password', CurrentPassword: 'portal1234!' };
  expect((await ask('User/user-my-edit', sent, here.cookie)).status).toBe(200);
  expect((await ask('User/user-my-info', {}, there.cookie)).status).toBe(401);
  expect((await ask('User/user-my-info', {}, here.cookie)).status).toBe(200);
  expect((await signIn('hanbit2', 'a-new-password')).status).toBe(200);
});

it("lists the caller's open sessions with device and time, and ends one of them, never another user's", async () => {
  const here = await signIn('pm2', 'portal1234!', 'Office/1.0');
  const there = await signIn('pm2', 'portal1234!', 'Phone/2.0');
  const listed = await ask('User/my-session-list', {}, here.cookie);
  expect(listed.body.data.map(({ device, currentYn }: Record<string, string>) => [device, currentYn]).sort()).toEqual([
    ['Office/1.0', 'Y'],
    ['Phone/2.0', 'N'],
  ]);
  expect(listed.body.data[0]).toMatchObject({ createdDtm: '2026-11-20 15:00:00', address: '127.0.0.1' });
  const other = listed.body.data.find(({ currentYn }: Record<string, string>) => currentYn === 'N').sessionId;
  const admin = await signIn('admin', 'portal1234!');
  expect((await ask('User/my-session-end', { SessionId: other }, admin.cookie)).status).toBe(404);
  expect((await ask('User/my-session-end', { SessionId: other }, here.cookie)).status).toBe(200);
  expect((await ask('User/user-my-info', {}, there.cookie)).status).toBe(401);
  expect((await ask('User/user-my-info', {}, here.cookie)).status).toBe(200);
});
