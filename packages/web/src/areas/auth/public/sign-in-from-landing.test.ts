import { expect, it, onTestFinished, vi } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';

/** Opens a landing address whose ticket is refused. Returns where it leads, what is shown and what is logged. */
async function land(ticket: string) {
  vi.resetModules();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  mockCalls({ 'Auth/sso-login': { status: 401, code: 'LOGIN_FAILED', message: '로그인할 수 없습니다.' } });
  const { landing } = await import('#lib/landing.ts');
  landing.ticket = ticket;
  const { toasts } = await import('#lib/toast.ts');
  const { signInFromLanding } = await import('./sign-in-from-landing.ts');
  const path = await signInFromLanding();
  return { path, shown: toasts.get().map(({ message }) => message), logged: log.mock.calls.map(([what]) => what) };
}

it.each([
  ['', '유효한 사용자 정보가 없습니다.', 'no valid user information'],
  ['a ticket that is over', '로그인에 실패했습니다.', 'login failed'],
])('the user reads the Korean text, the console has the English one (MSG-07, D-08)', async (ticket, text, english) => {
  expect(await land(ticket)).toEqual({ path: '/login', shown: [text], logged: [english] });
});
