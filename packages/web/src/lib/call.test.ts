import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { Refusal } from './refusal.ts';
import { clearSession, storeSession } from './session.ts';
import { sessionTrouble } from './session-end.ts';
import { markUnsaved } from './unsaved.ts';

const ENDED = { status: 401, body: { message: '로그인이 필요합니다.', code: 'LOGIN_REQUIRED' } };

type Sent = { path: string; body: Record<string, unknown>; key: string | null };

let sent: Sent[];
let answers: { status: number; body: unknown }[];

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    sent.push({ path, body: JSON.parse(body), key: new Headers(headers).get('Idempotency-Key') });
    const { status, body: answer } = answers.shift() ?? { status: 200, body: { data: [] } };
    if (status === 0) throw new TypeError('network');
    return new Response(JSON.stringify(answer), { status });
  });
  storeSession({
    UserId: 'pm1',
    AdminName: '김도현',
    UserType: 'M',
    CompanyId: 0,
    UserPermission: 'F',
    ModeAuthority: 'A',
    EncryptUserId: '',
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionTrouble.set(null);
  void clearSession();
});

it('sends the user id of this tab under both names, even when another user is signed in elsewhere (D-128)', async () => {
  localStorage.setItem('userid', 'hanbit1');
  await call('Area/all-area-list', { Page: 1 });
  expect(sent).toMatchObject([
    { path: '/api/Area/all-area-list', body: { Page: 1, LoginId: 'pm1', LoginUserId: 'pm1' } },
  ]);
  await call('User/user-my-info', {}, { anonymous: true });
  expect(sent.at(-1)?.body).toEqual({});
});

it('reports another user when the server refuses the user id (D-128)', async () => {
  answers.push({ status: 403, body: { message: '권한이 없습니다.', code: 'FORBIDDEN', field: 'LoginId' } });
  await expect(call('Area/all-area-list')).rejects.toMatchObject({ isForeign: true });
  expect(sessionTrouble.get()).toEqual({ kind: 'foreign' });
});

it.each([
  ['another user who lacks the right', 'hanbit1', { kind: 'foreign' }],
  ['this user', 'pm1', null],
])('a 403 may be caused by the rights of %s', async (_who, UserId, trouble) => {
  answers.push({ status: 403, body: { message: '권한이 없습니다.', code: 'FORBIDDEN' } });
  answers.push({ status: 200, body: { user: { UserId } } });
  await expect(call('Area/all-area-list')).rejects.toBeInstanceOf(Refusal);
  expect(sessionTrouble.get()).toEqual(trouble);
  expect(sent.at(-1)).toMatchObject({ path: '/api/User/user-my-info', body: {} });
});

it('retries once with the same key when the network failed (wire.md, Repeats)', async () => {
  answers.push({ status: 0, body: null });
  await call('Order/order-delete', { Id: 3 });
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]).toEqual(sent[0]);
});

it('is sent again with the same key after a sign-in over the page (D-13)', async () => {
  const release = markUnsaved();
  answers.push(ENDED, ENDED);
  const waiting = call('Order/order-delete', { Id: 3 });
  await expect.poll(() => sessionTrouble.get()?.kind).toBe('ended');
  const trouble = sessionTrouble.get();
  if (trouble?.kind === 'ended') trouble.settle(true);
  await waiting;
  expect(sent.at(-1)).toEqual(sent[0]);
  release();
});

it('without unsaved work a deed asks over the page too, and what a page reads does not (D-13)', async () => {
  answers.push(ENDED, ENDED);
  const waiting = call('Order/order-delete', { Id: 3 });
  await expect.poll(() => sessionTrouble.get()?.kind).toBe('ended');
  const trouble = sessionTrouble.get();
  if (trouble?.kind === 'ended') trouble.settle(true);
  await waiting;
  expect(sent.at(-1)).toEqual(sent[0]);
  answers.push(ENDED, ENDED);
  const { signal } = new AbortController();
  await expect(call('Area/all-area-list', {}, { signal })).rejects.toMatchObject({ status: 401 });
  expect(sessionTrouble.get()).toBeNull();
});

it('a running call reports another user who signed in meanwhile, without opening the login page (D-128)', async () => {
  answers.push(ENDED, { status: 200, body: { user: { UserId: 'hanbit1' } } });
  answers.push({ status: 403, body: { message: '권한이 없습니다.', code: 'FORBIDDEN', field: 'LoginId' } });
  await expect(call('Area/all-area-list')).rejects.toMatchObject({ isForeign: true });
  expect(sessionTrouble.get()).toEqual({ kind: 'foreign' });
});

it('does not handle a refused sign-in, which the login page does', async () => {
  answers.push({ status: 401, body: { message: '아이디 또는 비밀번호가 일치하지 않습니다.', code: 'LOGIN_FAILED' } });
  await expect(call('Auth/login', { UserId: 'pm1', Password: 'x' })).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
  expect(sessionTrouble.get()).toBeNull();
});
