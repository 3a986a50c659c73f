import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { runJobNamed } from '#test-kit/run-job.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const as = 'admin' as const;
let portal: TestApp;
let canceled: number;
beforeAll(async () => {
  portal = await startApp();
  canceled = await projectInState(portal, 'C');
  await projectInState(portal, 'C');
  const canceled_at = new Date('2026-09-30T15:00:00Z');
  await portal.ctx.db.updateTable('outsourced_project').set({ canceled_at }).where('id', '=', canceled).execute();
});
afterAll(() => portal.close());

const periodOf = async (kind: string) =>
  (await portal.call('Retention/period-list', {}, { as })).ok.data.find((row) => row.kind === kind);
const edit = (body: object) =>
  portal.call('Retention/period-edit', { Kind: 'canceled', Months: 1, Reason: '방침 변경', ...body }, { as });
const blankNow = () => runJobNamed(portal.ctx, 'blankEnded');

describe('retention periods (A-36)', () => {
  it('begin with safe defaults, under which nothing is due', async () => {
    const { data, meta } = (await portal.call('Retention/period-list', {}, { as })).ok;
    expect(data.map(({ kind, months, dueCount }) => [kind, months, dueCount])).toEqual([
      ['settled', 60, 0],
      ['photos', 60, 0],
      ['site', 36, 0],
      ['canceled', 12, 0],
      ['internal', 60, 0],
      ['employees', 36, 0],
      ['numbers', 36, 0],
      ['managers', 12, 0],
    ]);
    expect(meta.totalCount).toBe(8);
    expect(data.every(({ version, lastDtm, startDay }) => version === 1 && lastDtm === '' && startDay === '')).toBe(
      true,
    );
  });

  it('can be tried first: the response has the number of rows due and the oldest moment, and nothing is removed', async () => {
    const tried = await portal.call('Retention/dry-run', { Kind: 'canceled', Months: 1 }, { as });
    expect(tried.ok).toEqual({
      beforeDtm: '2026-10-20 15:00:00',
      count: 1,
      firstDtm: '2026-10-01 00:00:00',
      lastDtm: '2026-10-01 00:00:00',
      sample: [String(canceled)],
    });
    expect((await periodOf('canceled'))?.months).toBe(12);
    await blankNow();
    expect((await portal.ctx.db.selectFrom('retention_run').selectAll().execute()).length).toBe(0);
  });

  it('are changed with reason and version within their limits, or not at all', async () => {
    const refusals: [object, string, string | undefined][] = [
      [{ Reason: ' ' }, 'FIELD_REQUIRED', 'Reason'],
      [{ Months: 0 }, 'RETENTION_PERIOD', 'Months'],
      [{ Months: 61 }, 'RETENTION_PERIOD', 'Months'],
      [{ Kind: 'settled', Months: 59 }, 'RETENTION_PERIOD', 'Months'],
      [{ Kind: 'alarms' }, 'BAD_REQUEST', 'Kind'],
      [{ Version: 2 }, 'STALE', undefined],
    ];
    for (const [body, code, field] of refusals) {
      const { refusal } = await edit(body);
      expect([body, refusal.code, refusal.field]).toEqual([body, code, field]);
    }
    expect((await edit({ Months: 61 })).refusal.message).toBe('보유 기간은 1개월부터 60개월까지 정할 수 있습니다.');
    expect(await periodOf('canceled')).toMatchObject({ months: 12, version: 1 });
  });

  it('of parallel changes the first one is stored, with a line in the change log', async () => {
    const answers = await Promise.all([edit({ Version: 1 }), edit({ Version: 1 }), edit({ Version: 1, Months: 2 })]);
    const codes = answers.map(({ status, refusal }) => (status === 200 ? 'OK' : refusal.code)).sort();
    expect(codes).toEqual(['OK', 'STALE', 'STALE']);
    const log = await portal.call('Audit/change-log-list', { SearchKey: '보유 기간' }, { as });
    expect(log.ok.data).toMatchObject([
      {
        userId: 'admin',
        subject: '보유 기간',
        subjectName: '취소·삭제된 프로젝트',
        action: '수정',
        detail: expect.stringMatching(/^12개월 → [12]개월 \(사유: 방침 변경\)$/),
      },
    ]);
  });

  it('apply from the change on, and each run is listed', async () => {
    await edit({ Months: 1, Version: (await periodOf('canceled'))?.version });
    expect((await periodOf('canceled'))?.dueCount).toBe(1);
    await blankNow();
    await blankNow();
    expect(await periodOf('canceled')).toMatchObject({ dueCount: 0, lastDtm: '2026-11-20 15:00:00' });
    const runs = await portal.call('Retention/run-list', { Kind: 'canceled' }, { as });
    expect(runs.ok).toMatchObject({
      data: [{ runDtm: '2026-11-20 15:00:00', months: 1, count: 1, firstKey: String(canceled) }],
      meta: { totalCount: 1 },
    });
  });

  it('of an upgraded portal begin a month after the upgrade', async () => {
    await portal.ctx.db
      .updateTable('retention_start')
      .set({ starts_at: new Date('2027-12-01T00:00:00Z') })
      .execute();
    portal.clock.now = new Date('2027-11-30T00:00:00Z');
    await blankNow();
    expect(await portal.ctx.db.selectFrom('retention_run').selectAll().execute()).toHaveLength(1);
    portal.clock.now = new Date('2027-12-01T00:00:00Z');
    await blankNow();
    expect(await portal.ctx.db.selectFrom('retention_run').selectAll().execute()).toHaveLength(3);
  });
});
