import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';

/** A resident number and an account number. No user has them. */
export const SOCIAL_NUMBER = '900101-1234568';
export const ACCOUNT_NUMBER = '110-123-456789';

const BOUNDARY = 'form-of-an-employee';

/** Sends a form with the user's fields as JSON in the multipart field User. */
export async function sendUserForm(portal: TestApp, path: string, fields: object, as: Person) {
  const payload = [
    `--${BOUNDARY}`,
    'content-disposition: form-data; name="User"',
    '',
    JSON.stringify(fields),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, cookie: await portal.cookieOf(as) };
  const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}

/** Signs in a user who was registered with `employeeFields`, and changes the first password (D-197). Returns the cookie. */
export async function signInHired(portal: TestApp, UserId: string): Promise<string> {
  const signedIn = await portal.call('Auth/login', { UserId, Password: 'welcome-2026' });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const own = { AdminName: '새사람', CurrentPassword: 'welcome-2026', Password: 'forest-lantern-1' };
  await portal.call('User/mize-user-my-edit', own, { headers: { cookie } });
  return cookie;
}

/** Returns the id of the department of that name below the company. Creates it as admin when it is missing. */
export async function departmentOf(portal: TestApp, name: string): Promise<number> {
  const [company] = (await portal.call('Department/depart-list', {}, { as: 'admin' })).ok.data;
  const known = company?.children.find(({ deptName }) => deptName === name);
  if (known) return known.deptId;
  const added = await portal.call(
    'Department/depart-add',
    { DeptName: name, ParentDeptId: company?.deptId ?? 0, SelectableYn: 'Y' },
    { as: 'admin' },
  );
  return added.ok.data[0]?.deptId ?? 0;
}

/** The fields of a valid registration. Tests override only the fields they are about. */
export const employeeFields = (DeptId: number, fields: object = {}) => ({
  UserID: 'new1',
  UserPw: 'welcome-2026',
  UserName: '새사람',
  UserGender: 'F',
  UserBirth: '1990-01-01',
  UserSocialNum: SOCIAL_NUMBER,
  UserCompanyEmail: 'new1',
  UserPhone: '010-7777-0001',
  ModeAuthority: 'P',
  MenuAuthList: [{ userId: '', menuId: 2, type: 'T' }],
  UserNo: '2026-001',
  DeptId,
  Position: '대리',
  UserStatus: 'A',
  BankId: 1,
  BankNum: ACCOUNT_NUMBER,
  ...fields,
});
