import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const give = (UserId: string, duties: { SalesYn?: 'Y' | 'N'; PmYn?: 'Y' | 'N' }, as: 'admin' | 'sales1' = 'admin') =>
  portal.call('User/user-duty-edit', { UserId, ...duties }, { as });
const idsIn = async (path: 'User/sales-user-list' | 'User/pm-user-list') =>
  (await portal.call(path, { PageSize: 1000 }, { as: 'pm1' })).ok.data.map(({ userId }) => userId);

it('permission M gives itself both duties, is in both look-ups, and registers a project with itself alone (D-253)', async () => {
  for (const path of ['User/sales-user-list', 'User/pm-user-list'] as const) {
    expect(await idsIn(path)).not.toContain('admin');
  }
  const people = { MizeSalesUserId: 'admin', MizePMUserId: 'admin' };
  const register = () => portal.call('Construction/construction-add', registration(people), { as: 'admin' });
  expect((await register()).refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'MizeSalesUserId' });
  expect((await give('admin', { SalesYn: 'Y', PmYn: 'Y' })).status).toBe(200);
  expect(await idsIn('User/sales-user-list')).toContain('admin');
  expect(await idsIn('User/pm-user-list')).toContain('admin');
  expect((await register()).status).toBe(200);
  const [record] = (await portal.call('User/user-info', { UserId: 'admin' }, { as: 'admin' })).ok.data;
  expect(record).toMatchObject({ userPermission: 'M', salesDutyYn: 'Y', pmDutyYn: 'Y' });
  const log = await portal.call('Audit/change-log-list', { SearchKey: '직원 권한' }, { as: 'admin' });
  expect(log.ok.data[0]).toMatchObject({ userId: 'admin', action: '담당 업무 변경', detail: '없음 → 영업, PM' });
});

it('a duty that is taken back leaves the look-up; the letter is never changed', async () => {
  await give('sales1', { PmYn: 'Y' });
  expect(await idsIn('User/pm-user-list')).toContain('sales1');
  await give('sales1', {});
  expect(await idsIn('User/pm-user-list')).not.toContain('sales1');
  expect(await idsIn('User/sales-user-list')).toContain('sales1');
});

it('nobody else gives duties, and unknown or contractors users are not found', async () => {
  expect((await give('pm1', { SalesYn: 'Y' }, 'sales1')).status).toBe(403);
  for (const userId of ['hanbit1', 'nobody']) expect((await give(userId, { SalesYn: 'Y' })).status).toBe(404);
  expect(await idsIn('User/sales-user-list')).not.toContain('pm1');
});
