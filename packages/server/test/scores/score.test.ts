import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import { acceptance } from '#test-kit/factories/project.ts';
import { editPayload, infoOf, projectInState, succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const SCORE = 'Score/company-score';

let portal: TestApp;
let hanbit: number;

beforeAll(async () => {
  portal = await startApp();
  hanbit = portal.companies.get('한빛설비') ?? 0;
});
afterAll(() => portal.close());

const ask = (CompanyId: number | string, as: Person = 'sales1') => portal.call(SCORE, { CompanyId }, { as });
async function scoreOf(CompanyId: number) {
  const reply = await ask(CompanyId);
  const [score] = reply.ok.data;
  if (!score) throw new Error(reply.raw);
  return score;
}

describe('the score of a company (D-315)', () => {
  it('is 신규 until five projects are evaluated, and then the mean of all marks', async () => {
    for (let done = 0; done < 4; done++) await projectInState(portal, 'YY');
    expect(await scoreOf(hanbit)).toMatchObject({ companyName: '한빛설비', score: '', jobCnt: 4, awardCnt: 4 });
    expect((await scoreOf(hanbit)).items.map(({ score }) => score)).not.toContain('8.0');
    await projectInState(portal, 'YY');
    const score = await scoreOf(hanbit);
    expect(score).toMatchObject({ score: '8.0', allScore: '8.0', jobCnt: 5, withdrawnCnt: 0, lateCnt: 0 });
    expect(score.months.at(-1)).toEqual({ yearMonth: '2026.11', score: '8.0', jobCnt: 5 });
    expect(score.items[0]).toMatchObject({ list: 1, score: '8.0', jobCnt: 5 });
  });

  it('a job that is not completed gives no marks yet, but counts as won', async () => {
    const before = await scoreOf(hanbit);
    await makeOrder(portal);
    const after = await scoreOf(hanbit);
    expect([after.jobCnt, after.awardCnt]).toEqual([before.jobCnt, before.awardCnt + 1]);
  });

  it('a withdrawn award stays counted after the project was posted again and won by another company', async () => {
    const before = await scoreOf(hanbit);
    const Id = await projectInState(portal, 'F');
    expect((await scoreOf(hanbit)).withdrawnCnt).toBe(before.withdrawnCnt + 1);
    await succeed(portal, 'Construction/construction-post', { Id, Status: 'N' }, 'sales1');
    expect((await scoreOf(hanbit)).withdrawnCnt).toBe(before.withdrawnCnt + 1);
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'daon1');
    const after = await scoreOf(hanbit);
    expect([after.withdrawnCnt, after.awardCnt]).toEqual([before.withdrawnCnt + 1, before.awardCnt]);
    const list = await portal.call(
      'Construction/all-construction-mize-list',
      { SearchFigure: 'withdrawn', CompanyId: hanbit },
      { as: 'sales1' },
    );
    expect(list.ok.data.map(({ id }) => id)).toEqual([Id]);
  });

  it('an award whose start was moved back is late, by these days', async () => {
    const Id = await makeOrder(portal);
    const before = await scoreOf(hanbit);
    const moved = editPayload(await infoOf(portal, Id), { StartDate: '2026-11-26' }, ['프로젝트 시작일']);
    await portal.call('Construction/construction-edit', moved, { as: 'sales1' });
    await portal.ctx.db
      .updateTable('outsourced_project')
      .set({ choice_date: '2026-11-26' })
      .where('id', '=', Id)
      .execute();
    const after = await scoreOf(hanbit);
    expect([after.lateCnt - before.lateCnt, after.lateDays - before.lateDays]).toEqual([1, 3]);
  });

  it('what is older than twelve months is not counted any more', async () => {
    const now = portal.clock.now;
    portal.clock.now = new Date('2027-10-31T14:00:00Z');
    const times = { created_at: portal.clock.now, last_seen_at: portal.clock.now };
    await portal.ctx.db.updateTable('session').set(times).execute();
    expect((await scoreOf(hanbit)).jobCnt).toBe(5);
    portal.clock.now = new Date('2027-10-31T15:00:00Z');
    expect(await scoreOf(hanbit)).toMatchObject({ score: '', jobCnt: 0, awardCnt: 0, withdrawnCnt: 0, lateCnt: 0 });
    portal.clock.now = now;
    await portal.ctx.db.updateTable('session').set({ created_at: now, last_seen_at: now }).execute();
  });

  it('is refused to contractors, and unknown for what is no contractor', async () => {
    expect([(await ask(hanbit, 'hanbit1')).status, (await ask(hanbit, 'daon1')).status]).toEqual([403, 403]);
    expect((await ask(portal.companies.get('마이즈') ?? 0)).status).toBe(404);
    expect((await ask(999_999)).status).toBe(404);
    expect((await ask('한빛')).status).toBe(400);
  });
});

describe('figures in the lists of contractors (D-316)', () => {
  const list = async (SearchFigure: string, as: Person, path = 'Order/all-partner-order-list' as const) =>
    (await portal.call(path, { SearchFigure, PageSize: 100 }, { as })).ok.data.map(({ id }) => id);

  it('a contractor gets the own awards, and nothing about withdrawn or late ones', async () => {
    const all = await list('', 'hanbit1');
    const awarded = await list('awarded', 'hanbit1');
    expect(awarded.length).toBeGreaterThan(5);
    expect(awarded.length).toBeLessThanOrEqual(all.length);
    for (const figure of ['withdrawn', 'late', 'evaluated', 'unanswered']) {
      expect(await list(figure, 'hanbit1')).toEqual(all);
    }
  });

  it('the months of another company cannot be found out by the filter', async () => {
    const reply = await portal.call(
      'Construction/all-construction-partner-list',
      { SearchFigure: 'awarded', PageSize: 100 },
      { as: 'daon1' },
    );
    expect(reply.ok.data.map(({ ownYN }) => ownYN)).toEqual(reply.ok.data.map(() => 'Y'));
    expect(reply.ok.data).toHaveLength(1);
  });
});

describe('the year of a contractor (D-318)', () => {
  it('has the own company alone, and no marks', async () => {
    const reply = await portal.call('Overview/overview-partner-info', {}, { as: 'daon1' });
    expect(reply.ok.data[0]?.months.at(-1)?.awarded).toEqual({ count: 1, amount: '1450000' });
    expect(reply.raw).not.toContain('core');
    const staff = await portal.call('Overview/overview-partner-info', {}, { as: 'sales1' });
    const partner = await portal.call('Overview/overview-info', {}, { as: 'daon1' });
    expect([staff.status, partner.status]).toEqual([403, 403]);
  });

  it('우리 팀 are the projects of the same department', async () => {
    const { id: dept_id } = await portal.ctx.db
      .insertInto('department')
      .values({ company_id: portal.companies.get('마이즈') ?? 0, kind: 'D', name: '시공팀', level: 2, parent_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(async () => portal.ctx.db.selectFrom('department').select('id').executeTakeFirstOrThrow());
    const team = async (as: Person) =>
      (await portal.call('Overview/overview-info', { SearchOwner: 'team' }, { as })).ok.data[0]?.statuses.reduce(
        (sum, { count }) => sum + count,
        0,
      );
    expect(await team('admin')).toBe(0);
    for (const user_id of ['admin', 'pm1'] as const) {
      const columns = { user_id, dept_id, birth_date: null, social_number_sealed: null };
      const rest = { bank_id: null, bank_number_sealed: null, in_date: null, out_date: null };
      const days = { first_eval_date: null, second_eval_date: null, prob_end_date: null };
      await portal.ctx.db
        .insertInto('employee')
        .values({ ...columns, ...rest, ...days })
        .execute();
    }
    expect(await team('admin')).toBe(await team('pm1'));
    expect(await team('admin')).toBeGreaterThan(5);
  });
});
