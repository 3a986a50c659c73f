import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '#lib/toast.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { endSession } from '../public/sign-out.ts';
import { LoginPage } from './login-page.tsx';

beforeEach(() => toasts.set([]));

it('the login page says once that the user has signed out (MSG-188)', async () => {
  mockCalls({});
  vi.stubGlobal('location', { ...window.location, replace: () => undefined });
  await endSession();
  await openPage('/login', LoginPage, '/login');
  expect(toasts.get().map(({ kind, message }) => [kind, message])).toEqual([['success', '로그아웃되었습니다.']]);
  toasts.set([]);
  await openPage('/login', LoginPage, '/login');
  expect(toasts.get()).toEqual([]);
});

it('pressing Enter twice signs in once, and the button says that it works', async () => {
  const sent = mockCalls({}, { waiting: ['Auth/login'] });
  const { user } = await openPage('/login', LoginPage, '/login');
  await user.type(screen.getByLabelText('아이디'), 'PM2');
  await user.type(screen.getByLabelText('비밀번호'), 'portal1234!{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: '로그인 중…' })).toBeTruthy();
  expect(sent.filter(({ path }) => path === 'Auth/login')).toHaveLength(1);
});
