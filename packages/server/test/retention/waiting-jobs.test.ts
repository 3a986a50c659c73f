import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginHold, findHold } from '#db/job-holds.ts';
import { findRunAt, recordRun } from '#db/job-runs.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  const seen_at = portal.clock.now;
  await beginHold(portal.ctx.db, { name: 'purgeLogs', reason: 'cap', seen_at, what: 'alarm', due: 4000, total: 5000 });
  await recordRun(portal.ctx.db, 'purgeLogs', seen_at);
});
afterAll(() => portal.close());

describe('jobs that wait for permission (D-361)', () => {
  it('are shown to permission M with what they would remove', async () => {
    const { ok } = await portal.call('Retention/waiting-job-list', {}, { as: 'admin' });
    expect(ok.data).toEqual([
      {
        name: 'purgeLogs',
        reason: 'cap',
        sinceDtm: '2026-11-20 15:00:00',
        dueCount: 4000,
        totalCount: 5000,
        allowedYn: 'N',
      },
    ]);
    const other = await portal.call('Retention/waiting-job-list', {}, { as: 'sales1' });
    expect(other.status).toBe(403);
  });

  it('go on at the next round, once a day or not, and the change log says who allowed it', async () => {
    const allowed = await portal.call('Retention/waiting-job-allow', { Name: 'purgeLogs' }, { as: 'admin' });
    expect(allowed.status).toBe(200);
    expect(await findHold(portal.ctx.db, 'purgeLogs')).toMatchObject({ allowed: 4000, allowed_by: 'admin' });
    expect(await findRunAt(portal.ctx.db, 'purgeLogs')).toBeUndefined();
    const { ok } = await portal.call('Audit/change-log-list', {}, { as: 'admin' });
    expect(ok.data[0]).toMatchObject({ userId: 'admin', subject: '멈춘 작업', action: '허용' });
  });

  it('cannot be allowed when they do not wait', async () => {
    const refused = await portal.call('Retention/waiting-job-allow', { Name: 'purgePhotos' }, { as: 'admin' });
    expect([refused.status, refused.refusal.code]).toEqual([404, 'NOT_FOUND']);
  });
});
