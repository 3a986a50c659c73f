import { afterAll, beforeAll, expect, it } from 'vitest';
import { infoOf, scoreAll } from '#test-kit/factories/project-states.ts';
import { makeReportSite, signVersion } from '#test-kit/factories/site-report.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const complete = async (Id: number) => {
  const { checkLists } = await infoOf(portal, Id);
  const body = { Id, Status: 'YY', CheckLists: scoreAll(checkLists, 8) };
  return portal.call('Construction/construction-complete', body, { as: 'sales1' });
};
const setRequired = (RequiredYN: 'Y' | 'N') => portal.call('Site/report-setting-edit', { RequiredYN }, { as: 'admin' });

it('is off at first, is switched by permission M alone, and the change log keeps who did', async () => {
  expect((await portal.call('Site/report-setting', {}, { as: 'pm1' })).ok.data).toEqual([{ requiredYN: 'N' }]);
  expect((await portal.call('Site/report-setting-edit', { RequiredYN: 'Y' }, { as: 'sales1' })).status).toBe(403);
  await setRequired('Y');
  await setRequired('Y');
  expect((await portal.call('Site/report-setting', {}, { as: 'pm1' })).ok.data).toEqual([{ requiredYN: 'Y' }]);
  const changes = await portal.ctx.db
    .selectFrom('change_log')
    .select(['user_id', 'detail'])
    .where('subject_key', '=', 'report-required')
    .execute();
  expect(changes).toEqual([{ user_id: 'admin', detail: '꺼짐 → 켜짐' }]);
});

it('with it a project is completed only after its report is accepted (D-455)', async () => {
  await setRequired('Y');
  const site = await makeReportSite(portal);
  expect((await complete(site.Id)).refusal).toMatchObject({
    code: 'REPORT_MISSING',
    message: '접수된 작업완료확인서가 없습니다.',
  });
  const ReportId = await signVersion(portal, site);
  expect((await complete(site.Id)).refusal.code).toBe('REPORT_MISSING');
  await portal.call('Site/report-accept', { ReportId }, { as: 'sales1' });
  expect((await complete(site.Id)).status).toBe(200);
  expect((await complete(site.Id)).refusal.code).toBe('ALREADY_COMPLETED');
});

it('without it a project needs no report', async () => {
  await setRequired('N');
  expect((await complete((await makeReportSite(portal)).Id)).status).toBe(200);
});
