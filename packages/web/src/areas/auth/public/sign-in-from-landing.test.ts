import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { expect, it, onTestFinished, vi } from 'vitest';

type Answers = Record<string, readonly [status: number, body: object]>;

const userOf = (userId: 'hanbit1' | 'sales1') => ({
  user: {
    UserId: userId,
    AdminName: '최영수',
    UserType: userId === 'sales1' ? 'M' : 'C',
  } satisfies Partial<SignedInUser>,
});
const REFUSED: Answers = {
  'Auth/sso-login': [401, { code: 'LOGIN_FAILED', message: '로그인할 수 없습니다.' }],
};
const OUTSOURCED = 'Construction/construction-id-info';
const INTERNAL = 'MizeConstruction/construction-id-info';

/** Opens a landing address in a page of its own. Returns where it leads, and what is sent, shown, logged and stored. */
async function land(address: string, answers: Answers) {
  vi.resetModules();
  window.history.replaceState(null, '', address);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const name = path.replace('/api/', '');
    sent.push([name, JSON.parse(body).WrId ?? JSON.parse(body).UserId]);
    const [status, answer] = answers[name] ?? [200, { data: [] }];
    return Response.json(answer, { status });
  });
  onTestFinished(() => {
    log.mockRestore();
    vi.unstubAllGlobals();
  });
  const { toasts } = await import('#lib/toast.ts');
  const { signInFromLanding } = await import('./sign-in-from-landing.ts');
  const bar = window.location.pathname;
  // React draws the page twice while it is developed. A ticket is good for one sign-in.
  const [path] = await Promise.all([signInFromLanding(), signInFromLanding()]);
  const shown = toasts.get().map(({ message }) => message);
  const stored = localStorage.getItem('userid');
  return { path, bar, sent, shown, stored, logged: log.mock.calls.map(([what]) => what) };
}

it.each([
  ['/ssologin', '유효한 사용자 정보가 없습니다.', 'no valid user information'],
  ['/ssologin/a-ticket-that-is-over/A', '로그인에 실패했습니다.', 'login failed'],
])(
  'a link that does not sign in leads to the login page and stores nobody: the user reads the Korean text, the console has the English one (MSG-07, D-08)',
  async (address, text, english) => {
    const landed = await land(address, REFUSED);
    expect(landed).toMatchObject({ path: '/login', shown: [text], logged: [english], stored: null });
  },
);

it.each([
  ['hanbit1', 'A', '/notices/list'],
  ['hanbit1', 'C', '/notices/list'],
  ['hanbit1', 'C/7', '/projects/companyview/7'],
  ['sales1', 'N', '/mizenotices/list'],
  ['sales1', 'B', '/mizenotices/list'],
  ['sales1', 'B/7', '/projects/view/7'],
  ['sales1', 'F/7', '/projects/view/7'],
  ['sales1', 'M0', '/mizenotices/list'],
  ['sales1', 'M1', '/mizenotices/list'],
] as const)('a link for %s of login type %s leads to %s (AUTH-20 to AUTH-27, D-06)', async (userId, place, path) => {
  const landed = await land(`/ssologin/the-ticket/${place}`, { 'Auth/sso-login': [200, userOf(userId)] });
  expect(landed).toEqual({
    path,
    bar: '/ssologin',
    sent: [['Auth/sso-login', 'the-ticket']],
    shown: [],
    logged: [],
    stored: userId,
  });
});

const FOUND: Answers[string] = [200, { data: [{ id: 31 }] }];

it.each([
  ['M0', OUTSOURCED, FOUND, '/projects/view/31', []],
  ['M1', INTERNAL, FOUND, '/projects/mizeview/31', []],
  ['M0', OUTSOURCED, [200, { data: [] }], '/projects/list', ['새로운 정보를 불러오지 못했습니다.']],
  ['M1', INTERNAL, [200, { data: [] }], '/projects/mizelist', ['새로운 정보를 불러오지 못했습니다.']],
  ['M0', OUTSOURCED, [503, {}], '/projects/list', ['새로운 정보를 불러오지 못했습니다.']],
] as const)(
  '%s looks the number of the groupware up, and without a match leads to the list with a message (AUTH-25, AUTH-26, D-07): %s %j',
  async (...row) => {
    const [loginType, lookup, answer, path, shown] = row;
    const answers: Answers = { 'Auth/sso-login': [200, userOf('sales1')], [lookup]: answer };
    const landed = await land(`/ssologin/the-ticket/${loginType}/WR%2F7%20%EA%B0%80`, answers);
    expect(landed).toMatchObject({ path, shown, stored: 'sales1' });
    expect(landed.sent.at(-1)).toEqual([lookup, 'WR/7 가']);
  },
);
