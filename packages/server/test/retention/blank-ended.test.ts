import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHourlyJobs } from '#jobs/hourly.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { signIn, startApp, type TestApp } from '#test-kit/start-app.ts';
import {
  findMarkedTables,
  markedEmployee,
  markedInternal,
  markedManager,
  markedProject,
  storedKeys,
} from './marked-data.ts';

const BLANKED = '보유 기간이 지나 지웠습니다.';

let portal: TestApp;
let ids: { settled: number; canceled: number; awarded: number; internal: number; employee: string };
beforeAll(async () => {
  portal = await startApp();
  const awarded = await projectInState(portal, 'Y');
  ids = {
    awarded,
    settled: await markedProject(portal, 'E'),
    canceled: await markedProject(portal, 'C'),
    internal: await markedInternal(portal, 'YY'),
    employee: await markedEmployee(portal),
  };
  await markedProject(portal, 'P');
  await markedInternal(portal, 'C');
  await markedManager(portal, awarded);
});
afterAll(() => portal.close());

/**
 * Runs all jobs at a moment and an hour later. The second round removes leftovers of the first, such as empty counts.
 */
async function runAt(day: string): Promise<void> {
  for (const hour of ['00', '01', '02']) {
    portal.clock.now = new Date(`${day}T${hour}:00:00Z`);
    await runHourlyJobs(portal.ctx);
  }
}

const read = async (path: string, body: object) => {
  const cookie = await signIn(portal.app, 'admin');
  const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload: body, headers: { cookie } });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
};

describe('personal data whose period is over (A-36, PIPA article 21)', () => {
  it('stays complete until the period ends', async () => {
    await runAt('2027-10-19');
    const tables = (await findMarkedTables(portal)).map((trace) => trace.split(':')[0]);
    expect(tables).toEqual(
      expect.arrayContaining([
        'comment',
        'site_message',
        'site_photo',
        'employee',
        'internal_project',
        'outsourced_photo',
        'outsourced_project',
        'portal_user',
        'stored_file',
      ]),
    );
    expect(await storedKeys(portal)).toHaveLength(13);
  });

  it('of cancelled projects and deleted managers is blanked after a year, and nothing else', async () => {
    await runAt('2027-11-23');
    const canceled = (await read('Construction/construction-info', { Id: ids.canceled })).body.data[0];
    expect([canceled.projectName, canceled.customerName, canceled.imageNameList, canceled.blankedDtm]).toEqual([
      `(보유기간 경과) 프로젝트 ${ids.canceled}`,
      '',
      '',
      expect.stringMatching(/^2027-11-23/),
    ]);
    const settled = (await read('Construction/construction-info', { Id: ids.settled })).body.data[0];
    expect([settled.customerName, settled.blankedDtm]).toEqual([expect.stringContaining('꿿'), '']);
    // The photos of the cancelled project, its talk and its site, and of the deleted project.
    expect(await storedKeys(portal)).toHaveLength(7);
  });

  it('of a site goes three years after settlement: hash, label and times of a photo stay, its file and words go', async () => {
    const photos = () =>
      portal.ctx.db
        .selectFrom('site_photo as photo')
        .innerJoin('outsourced_acceptance as agreed', 'agreed.id', 'photo.award_id')
        .select(['photo.name', 'photo.caption', 'photo.user_id', 'photo.sha256', 'photo.received_at', 'photo.label'])
        .where('agreed.project_id', '=', ids.settled)
        .execute();
    const [before] = await photos();
    await runAt('2029-11-24');
    expect(await photos()).toEqual([{ ...before, name: null, caption: '', user_id: null }]);
    const shown = await read('Site/photo-list', { Id: ids.settled });
    expect(shown.body.data).toMatchObject([{ name: '', caption: '', userName: '', sha256: before?.sha256 }]);
    expect(await storedKeys(portal)).toHaveLength(1);
  });

  it('is nowhere in the database nor in the file store when all periods are over', async () => {
    await runAt('2031-11-23');
    expect(await findMarkedTables(portal)).toEqual([]);
    expect(await storedKeys(portal)).toEqual([]);
  });

  it('amounts, days, people and numbers stay for bookkeeping', async () => {
    const { body } = await read('Construction/construction-info', { Id: ids.settled });
    const { price, addPrice, choiceSelDate, billDate, choiceCompanyName, mizeSalesUserId } = body.data[0];
    expect([price, addPrice, choiceSelDate, billDate, choiceCompanyName, mizeSalesUserId]).toEqual([
      '1500000',
      '-50000',
      '2026-11-23',
      '2026-12-01',
      '한빛설비',
      'sales1',
    ]);
  });

  it('screens say that the data was blanked', async () => {
    const thread = await read('Comment/comment-all-list', { Id: ids.settled, BoardType: 'project' });
    expect([thread.status, thread.text]).toEqual([200, expect.stringContaining(BLANKED)]);
    const person = await read('User/user-info', { UserId: ids.employee });
    expect(person.body.data[0]).toMatchObject({
      userName: '(보유기간 경과)',
      userPhone: '',
      userSocialNum: '',
      bankNum: '',
      blankedDtm: expect.stringMatching(/^20/),
    });
    const internal = await read('MizeConstruction/construction-info', { Id: ids.internal });
    expect(internal.body.data[0]).toMatchObject({ customerName: '', blankedDtm: expect.stringMatching(/^20/) });
    for (const path of [
      'Construction/all-construction-mize-list',
      'MizeConstruction/all-construction-list',
      'User/all-user-list',
    ]) {
      expect([path, (await read(path, {})).status]).toEqual([path, 200]);
    }
  });

  it('open work still names its user, under an id without personal data', async () => {
    const { body } = await read('Construction/construction-info', { Id: ids.awarded });
    expect(body.data[0]).toMatchObject({
      choiceUserId: expect.stringMatching(/^gone-[0-9a-f]{12}$/),
      choiceUserName: '(보유기간 경과)',
      blankedDtm: '',
    });
  });

  it('cannot be written again: comments and edits are refused', async () => {
    const refused = await read('Comment/comment-add', {
      Id: ids.settled,
      BoardType: 'project',
      CommentContent: '다시',
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'RETENTION_OVER']);
    const { choiceUserId } = (await read('Construction/construction-info', { Id: ids.awarded })).body.data[0];
    const restored = await read('Manager/manager-no-delete', { UserId: choiceUserId });
    expect([restored.status, restored.body.code]).toEqual([409, 'RETENTION_OVER']);
  });

  it('each kind records one run, with events that contain no value', async () => {
    const runs = await portal.ctx.db.selectFrom('retention_run').select(['kind', 'total']).orderBy('kind').execute();
    expect(runs).toEqual([
      { kind: 'canceled', total: 2 },
      { kind: 'employees', total: 1 },
      { kind: 'internal', total: 2 },
      // One is the manager of this test. The other was deleted before.
      { kind: 'managers', total: 2 },
      { kind: 'photos', total: 1 },
      { kind: 'settled', total: 1 },
      { kind: 'site', total: 1 },
    ]);
    const events = await read('Audit/security-log-list', { SearchEvent: 'retention' });
    expect(events.body.meta.totalCount).toBe(7);
    expect(events.body.data[0].detail).toMatch(/^[가-힣·의 ]+ \d건$/);
  });
});
