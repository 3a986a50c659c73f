import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptance, postProject, registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const STAFF = 'Construction/all-construction-mize-list';
const PARTNER = 'Construction/all-construction-partner-list';

let portal: TestApp;
let draft: number;
let open: number;
let won: number;

beforeAll(async () => {
  portal = await startApp();
  draft = await registerProject(portal, { ProjectName: '초안 현장' });
  open = await postProject(portal, { ProjectName: '열린 현장 CCTV 설치', MizePMUserId: 'pm2^pm1' });
  won = await postProject(portal, { ProjectName: '수주된 현장', MizePMUserId: 'pm1' });
  await portal.call('Construction/construction-accept', acceptance(won), { as: 'hanbit1' });
});
afterAll(() => portal.close());

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('staff see every project that is not deleted, newest first, with descending numbers (D-49)', async () => {
  const { status, ok } = await portal.call(STAFF, { Page: 1, PageSize: 30 }, { as: 'pm1' });
  expect(status).toBe(200);
  expect(ok.meta).toEqual({ totalCount: 3 });
  expect(ok.data.map(({ id, no }) => [id, no])).toEqual([
    [won, 3],
    [open, 2],
    [draft, 1],
  ]);
});

test('a row contains its dates in order, its people, and its state under three names (D-51)', async () => {
  const { ok } = await portal.call(STAFF, { SearchType: 'projectName', SearchKey: '열린' }, { as: 'pm1' });
  expect(ok.data).toEqual([
    {
      id: open,
      no: 1,
      areaName: '경기',
      projectName: '열린 현장 CCTV 설치',
      startDate: '2026-11-23^2026-11-25',
      choiceSelDate: '',
      price: '1500000',
      addPrice: '-50000',
      choiceCompanyName: '',
      choiceUserName: '',
      mizePMUserName: '이바다^김하늘',
      mizeSalesUserName: '박영업',
      status: 'N',
      mizeStatus: 'N',
      orderStatus: 'N',
      postedDtm: '2026-11-20 15:00:00',
      choiceDtm: '',
      billDate: '',
      ownYN: 'N',
      changeCount: 0,
      todo: '',
      tradeName: '',
      version: 2,
    },
  ]);
});

test('contractors see open and awarded projects, never drafts (D-43)', async () => {
  const { ok } = await portal.call(PARTNER, {}, { as: 'daon1' });
  expect(idsOf(ok.data)).toEqual([won, open]);
});

test('the winner sees its award, another company sees masked names (D-46)', async () => {
  const award = async (as: 'hanbit2' | 'daon1' | 'pm1', SearchActiveStatus: 'Y' | 'taken' = 'Y') => {
    const { ok } = await portal.call(PARTNER, { SearchActiveStatus }, { as });
    return ok.data.map((row) => [row.choiceCompanyName, row.choiceUserName, row.choiceSelDate]);
  };
  expect(await award('hanbit2')).toEqual([['한빛설비', '한지우', '2026-11-23']]);
  expect(await award('pm1')).toEqual([['한빛설비', '한지우', '2026-11-23']]);
  expect(await award('daon1', 'taken')).toEqual([['한**', '한**', '2026-11-23']]);
  expect(await award('daon1')).toEqual([]);
});

test('a search never reveals a hidden winner; CompanyId from contractors is ignored (D-43, D-47)', async () => {
  const byName = { SearchType: 'companyName', SearchKey: '한빛' };
  expect(idsOf((await portal.call(PARTNER, byName, { as: 'hanbit1' })).ok.data)).toEqual([won]);
  expect((await portal.call(PARTNER, byName, { as: 'daon1' })).ok).toEqual({ data: [], meta: { totalCount: 0 } });
  const CompanyId = portal.companies.get('한빛설비') ?? 0;
  expect(idsOf((await portal.call(PARTNER, { CompanyId }, { as: 'daon1' })).ok.data)).toEqual([won, open]);
  expect(idsOf((await portal.call(STAFF, { CompanyId }, { as: 'pm1' })).ok.data)).toEqual([won]);
});

test('the partner list returns every state to staff; the staff list is for staff only (D-40)', async () => {
  expect((await portal.call(PARTNER, {}, { as: 'admin' })).ok.meta).toEqual({ totalCount: 3 });
  expect((await portal.call(STAFF, {}, { as: 'hanbit1' })).status).toBe(403);
  expect((await portal.call(PARTNER, {})).status).toBe(401);
});

test('a page size out of range means the default, and a page behind the last one is empty (D-131)', async () => {
  const sized = await portal.call(STAFF, { PageSize: 100_000, Page: -3 }, { as: 'pm1' });
  expect(sized.ok.data).toHaveLength(3);
  const behind = await portal.call(STAFF, { PageSize: '2', Page: '9' }, { as: 'pm1' });
  expect(behind.ok).toEqual({ data: [], meta: { totalCount: 3 } });
});

test('a deleted project is no longer in list and total', async () => {
  const deleted = await registerProject(portal, { ProjectName: '지워질 현장' });
  const search = { SearchType: 'projectName', SearchKey: '지워질' };
  expect((await portal.call(STAFF, search, { as: 'pm1' })).ok.meta).toEqual({ totalCount: 1 });
  await portal.call('Construction/construction-delete', { Id: deleted }, { as: 'pm1' });
  expect((await portal.call(STAFF, search, { as: 'pm1' })).ok).toEqual({ data: [], meta: { totalCount: 0 } });
  expect((await portal.call(STAFF, {}, { as: 'pm1' })).ok.meta).toEqual({ totalCount: 3 });
});
