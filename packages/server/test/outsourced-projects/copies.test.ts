import type { ReadingTask } from '@portal/contract/areas/audit/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postProject, registerProject } from '#test-kit/factories/project.ts';
import { succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

async function tokenOf(Id: number, as: Person = 'pm1'): Promise<string> {
  const reply = await portal.call('Construction/construction-copy-token', { Id }, { as });
  return reply.ok.data?.[0]?.token ?? '';
}

async function open(Data: string, as: Person = 'pm1'): Promise<unknown[]> {
  const reply = await portal.call('Construction/construction-copy-open', { Data }, { as });
  return reply.status === 200 ? [200, reply.ok.data] : [reply.status, reply.refusal.code];
}

const readings = (task: ReadingTask) =>
  portal.ctx.db
    .selectFrom('access_log')
    .select(['reader_id', 'subject_id', 'subjects', 'items'])
    .where('task', '=', task)
    .orderBy('id', 'desc')
    .execute();

describe('a copy of an outsourced project (D-320)', () => {
  it('takes over eleven fields and the trade, and the reading is logged', async () => {
    const Id = await postProject(portal, { TradeId: 3 });
    const [status, data] = await open(await tokenOf(Id));
    expect([status, data]).toEqual([
      200,
      [
        {
          projectName: '판교 A타워 지하주차장 CCTV 설치',
          areaId: 2,
          tradeId: 3,
          mizePMUserId: 'pm1^pm2',
          mizeSalesUserId: 'sales1',
          customerName: '에이타워관리단',
          zipCode: '13494',
          addr1: '경기 성남시 분당구 판교역로 1',
          addr2: 'A타워 지하 2층',
          placeName: 'A타워',
          placeManagerName: '정소장',
          placeManagerMobile: '010-3333-4444',
        },
      ],
    ]);
    expect((await readings('outsourced-copy'))[0]).toMatchObject({ reader_id: 'pm1', subject_id: String(Id) });
  });

  it('the token is for its user, for this kind of project, and ends with the source', async () => {
    const Id = await registerProject(portal);
    const token = await tokenOf(Id);
    expect(await open(token, 'pm2')).toEqual([403, 'FORBIDDEN']);
    const other = await portal.call('MizeConstruction/construction-copy-open', { Data: token }, { as: 'pm1' });
    expect([other.status, other.refusal.code]).toEqual([400, 'BAD_REQUEST']);
    expect(await open('x')).toEqual([400, 'BAD_REQUEST']);
    await succeed(portal, 'Construction/construction-delete', { Id }, 'sales1');
    expect(await open(token)).toEqual([404, 'NOT_FOUND']);
    const answer = await portal.call('Construction/construction-copy-token', { Id }, { as: 'pm1' });
    expect(answer.status).toBe(404);
  });

  it('contractors may not copy', async () => {
    const Id = await postProject(portal);
    const made = await portal.call('Construction/construction-copy-token', { Id }, { as: 'hanbit1' });
    expect(made.status).toBe(403);
    expect(await open(await tokenOf(Id), 'hanbit1')).toEqual([403, 'FORBIDDEN']);
  });
});

const find = async (SearchKey: string, as: Person = 'pm1') =>
  (await portal.call('Construction/construction-former-site-list', { SearchKey }, { as })).ok.data;

describe('former sites (D-321)', () => {
  const site = { PlaceName: '송도 글로벌캠퍼스', CustomerName: '송도관리단', Addr2: '2층' };

  it('are found by a part of site or customer, each once, the newest first with its materials', async () => {
    await registerProject(portal, { ...site, Materials: [{ MaterialId: 1, MaterialCnt: 2 }] });
    await registerProject(portal, { ...site, Materials: [{ MaterialId: 2, MaterialCnt: 5 }] });
    await registerProject(portal, { ...site, Addr2: '3층' });
    const found = await find('캠퍼스');
    expect(found.map(({ addr2 }) => addr2)).toEqual(['3층', '2층']);
    expect(found[1]).toMatchObject({
      placeName: '송도 글로벌캠퍼스',
      customerName: '송도관리단',
      zipCode: '13494',
      addr1: '경기 성남시 분당구 판교역로 1',
      materials: [{ materialId: 2, materialCnt: 5 }],
    });
    expect(Object.keys(found[1] ?? {})).not.toContain('placeManagerName');
    expect((await find('도관리')).length).toBe(2);
    expect((await readings('former-sites'))[0]).toMatchObject({ reader_id: 'pm1', subjects: 2 });
  });

  it('need two letters, and a search without a hit leaves no line in the log', async () => {
    const before = await readings('former-sites');
    expect([await find('송'), await find('  '), await find('없는현장')]).toEqual([[], [], []]);
    expect(await readings('former-sites')).toEqual(before);
  });

  it('are at most eight', async () => {
    for (let floor = 1; floor <= 9; floor += 1) {
      await registerProject(portal, { PlaceName: '아홉층빌딩', Addr2: `${floor}층` });
    }
    expect((await find('아홉층')).map(({ addr2 }) => addr2)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `${n}층`));
  });

  it('deleted and blanked projects, and materials out of use, are not offered', async () => {
    const deleted = await registerProject(portal, { PlaceName: '삭제현장' });
    await succeed(portal, 'Construction/construction-delete', { Id: deleted }, 'sales1');
    const blanked = await registerProject(portal, { PlaceName: '지난현장' });
    await portal.ctx.db
      .updateTable('outsourced_project')
      .set({ blanked_at: portal.ctx.now() })
      .where('id', '=', blanked)
      .execute();
    expect([await find('삭제현'), await find('지난현')]).toEqual([[], []]);
    const Materials = [
      { MaterialId: 1, MaterialCnt: 1 },
      { MaterialId: 2, MaterialCnt: 1 },
    ];
    await registerProject(portal, { PlaceName: '자재현장', Materials });
    const retire = (active: boolean) =>
      portal.ctx.db.updateTable('material').set({ active }).where('id', '=', 1).execute();
    await retire(false);
    expect((await find('자재현'))[0]?.materials.map(({ materialId }) => materialId)).toEqual([2]);
    await retire(true);
  });

  it('contractors find none', async () => {
    const reply = await portal.call(
      'Construction/construction-former-site-list',
      { SearchKey: '송도' },
      { as: 'hanbit1' },
    );
    expect(reply.status).toBe(403);
  });
});
