import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const as = { as: 'admin' } as const;
const read = async (Id: number) => (await portal.call('Reference/company-info', { Id }, as)).ok.data[0];
const idOf = (name: string) => portal.companies.get(name) ?? 0;

it('a company answers with its contacts and the projects it won, which only permission M reads (D-258)', async () => {
  const Id = idOf('한빛설비');
  const before = await read(Id);
  expect(before).toMatchObject({ id: Id, companyName: '한빛설비', activeYN: 'Y' });
  await makeOrder(portal);
  expect(await read(Id)).toMatchObject({
    managerCnt: before?.managerCnt,
    ongoingCnt: (before?.ongoingCnt ?? 0) + 1,
    projectCnt: (before?.projectCnt ?? 0) + 1,
  });
  expect((await portal.call('Reference/company-info', { Id }, { as: 'sales1' })).status).toBe(403);
  for (const other of [idOf('마이즈'), 99_999]) {
    expect((await portal.call('Reference/company-info', { Id: other }, as)).status).toBe(404);
  }
});

it('an edit of an older version is refused and changes nothing; without a version it is taken', async () => {
  const Id = idOf('다온전기');
  const stored = await read(Id);
  const fields = { Id, CompanyName: '다온전기', Representative: '이대표' };
  expect((await portal.call('Reference/company-edit', { ...fields, Version: stored?.version }, as)).status).toBe(200);
  const stale = await portal.call(
    'Reference/company-edit',
    { ...fields, Representative: '박대표', Version: stored?.version },
    as,
  );
  expect([stale.status, stale.refusal.code]).toEqual([409, 'STALE']);
  expect((await read(Id))?.representative).toBe('이대표');
  expect((await portal.call('Reference/company-edit', { ...fields, Representative: '박대표' }, as)).status).toBe(200);
  expect((await read(Id))?.representative).toBe('박대표');
});
