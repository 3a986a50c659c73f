import type { AreaPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';

/** The pages of this area. */
export const auth: readonly AreaPage[] = [
  {
    path: paths.login,
    title: '로그인',
    component: lazyPage(() => import('./pages/login-page.tsx'), 'LoginPage'),
    frame: 'visitors',
  },
  {
    path: paths.newPassword,
    title: '비밀번호 정하기',
    component: lazyPage(() => import('./pages/new-password-page.tsx'), 'NewPasswordPage'),
    frame: 'open',
  },
  {
    path: paths.password,
    title: '비밀번호 변경',
    component: lazyPage(() => import('./pages/password-page.tsx'), 'PasswordPage'),
    frame: 'plain',
  },
];
