import { afterAll, beforeAll, expect, it } from 'vitest';
import { internalInState, MAINTENANCE, registerInternal } from '#test-kit/factories/internal.ts';
import { succeed } from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let ids: number[];
beforeAll(async () => {
  portal = await startApp();
  ids = [
    await internalInState(portal, 'N'),
    await internalInState(portal, 'YY', {
      ...MAINTENANCE,
      ProjectName: '부산 지사 점검',
      AreaId: 1,
      MizePMUserId: 'pm2',
    }),
    await internalInState(portal, 'C', { ProjectType: 'P', ProjectName: '사전답사 판교' }),
    await registerInternal(portal, { ProjectName: '삭제될 현장' }),
  ];
  await succeed(portal, 'MizeConstruction/construction-delete', { Id: ids.pop() }, 'sales1');
});
afterAll(() => portal.close());

const list = async (fields: object = {}) =>
  (await portal.call('MizeConstruction/all-construction-list', fields, { as: 'pm1' })).ok;
const idsOf = async (fields: object) => (await list(fields)).data.map((row) => row.id);

it('shows every project that is not deleted, newest first, with its fields (D-81, D-49, wire.md)', async () => {
  const { data, meta } = await list();
  expect(meta).toEqual({ totalCount: 3 });
  expect(data.map(({ id, no }) => [id, no])).toEqual(ids.map((id, index) => [id, index + 1]).reverse());
  expect(data[1]).toEqual({
    id: ids[1],
    version: 2,
    no: 2,
    projectType: 'M',
    areaName: '서울',
    projectName: '부산 지사 점검',
    startDate: '2026-11-25',
    startTime: '09:30',
    customerName: '에이타워관리단',
    placeName: expect.any(String),
    addr1: expect.any(String),
    addr2: expect.any(String),
    mizeSalesUserName: '박영업',
    mizePMUserName: '이바다',
    status: 'YY',
    mizeStatus: 'YY',
    orderStatus: 'YY',
  });
  expect(data[0]?.mizePMUserName).toBe('김하늘^이바다');
});

it('is filtered by state and searched by name, region and PM', async () => {
  const [open, done, canceled] = ids;
  expect(await idsOf({ SearchActiveStatus: 'N' })).toEqual([open]);
  expect(await idsOf({ SearchActiveStatus: 'YY' })).toEqual([done]);
  expect(await idsOf({ SearchActiveStatus: 'C' })).toEqual([canceled]);
  expect(await idsOf({ SearchActiveStatus: 'B' })).toHaveLength(3);
  expect(await idsOf({ SearchType: 'projectName', SearchKey: '판교' })).toEqual([canceled]);
  expect(await idsOf({ SearchType: 'projectName', SearchKey: '삭제' })).toEqual([]);
  expect(await idsOf({ SearchType: 'areaName', SearchKey: '서울' })).toEqual([done]);
  expect(await idsOf({ SearchType: 'pmName', SearchKey: '하늘' })).toEqual([canceled, open]);
  expect(await idsOf({ SearchType: 'pmName', SearchKey: '하늘', SearchActiveStatus: 'YY' })).toEqual([]);
  expect(await idsOf({ SearchType: 'companyName', SearchKey: '한빛' })).toHaveLength(3);
});

it('has 30 rows a page by default, in both directions', async () => {
  const first = await registerInternal(portal);
  for (let more = 0; more < 28; more += 1) await registerInternal(portal);
  const { data, meta } = await list();
  expect([data.length, meta.totalCount]).toEqual([30, 32]);
  const oldest = await list({ OrderType: 'createdDtm_asc', PageSize: 5 });
  expect(oldest.data.map(({ id, no }) => [id, no]).slice(0, 4)).toEqual([...ids, first].map((id, at) => [id, at + 1]));
  expect((await list({ Page: 2 })).data.map(({ no }) => no)).toEqual([2, 1]);
  expect((await list({ Page: 3 })).data).toEqual([]);
});

it('every employee can be chosen as construction manager', async () => {
  const { ok } = await portal.call('User/all-employee-list', { Page: 1, PageSize: 100 }, { as: 'sales1' });
  expect(ok.data).toContainEqual({ userId: 'sales1', adminName: '박영업', deptName: '' });
  expect(ok.data.map(({ userId }) => userId).sort()).toEqual(['admin', 'pm1', 'pm2', 'sales1']);
});
