import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

it("returns the caller's own phone number, for the contact of an acceptance (D-148); sign-in does not", async () => {
  const own = await portal.call('User/user-my-info', {}, { as: 'hanbit1' });
  expect(own.ok.user).toMatchObject({ UserId: 'hanbit1', AdminName: '한지우', UserPhone: '010-2222-0001' });
  expect((await portal.call('User/user-my-info', {}, { as: 'admin' })).ok.user.UserPhone).toBe('');
  const signedIn = await portal.call('Auth/login', { UserId: 'hanbit1', Password: 'portal1234!' });
  expect(Object.keys(signedIn.ok.user)).not.toContain('UserPhone');
});
