import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let projectId: number;

beforeAll(async () => {
  portal = await startApp();
  for (const ProjectName of ['첫째 설치', '둘째 설치', '셋째 점검'])
    projectId = await postProject(portal, { ProjectName });
});

afterAll(() => portal.close());

const list = async (fields: object = {}) => {
  const { ok } = await portal.call('Construction/all-construction-mize-list', fields, { as: 'pm1' });
  return { total: ok.meta.totalCount, names: ok.data.map((row) => row.projectName), row: ok.data[0] };
};

/** Runs a statement as another process would, so that this process is not told. */
const elsewhere = (statement: string) => portal.pool.query(statement);

const STAFF = ['Construction/all-construction-mize-list', 'pm1'] as const;
const PARTNER = ['Construction/all-construction-partner-list', 'hanbit1'] as const;
const OTHER = ['Construction/all-construction-partner-list', 'daon1'] as const;

// These tests come first, because no list may be cached yet.
test.each([
  ['one row a page', STAFF, { PageSize: 1 }, { total: 3, names: ['셋째 점검'] }],
  [
    'more room than rows',
    STAFF,
    { SearchActiveStatus: 'N' },
    { total: 3, names: ['셋째 점검', '둘째 설치', '첫째 설치'] },
  ],
  ['a state that none has', STAFF, { SearchActiveStatus: 'C' }, { total: 0, names: [] }],
  ['a company that has won none', STAFF, { CompanyId: 2 }, { total: 0, names: [] }],
  [
    'from the oldest',
    PARTNER,
    { PageSize: 2, OrderType: 'createdDtm_asc' },
    { total: 3, names: ['첫째 설치', '둘째 설치'] },
  ],
  ['the second page', OTHER, { Page: 2, PageSize: 2 }, { total: 3, names: ['첫째 설치'] }],
] as const)(
  '%s: a list is the same with an empty cache and from the cache',
  async (_name, [path, as], fields, { total, names }) => {
    const ask = async () => (await portal.call(path, fields, { as })).ok;
    const first = await ask();
    expect(first.data.map((row) => row.projectName)).toEqual(names);
    expect(first.meta.totalCount).toBe(total);
    expect(await ask()).toEqual(first);
  },
);

test.each([
  ['a region', `update area set name = '새 지역' where id = 2`, 'areaName', '새 지역'],
  [
    'a PM',
    `update portal_user set user_name = '새 이름' where user_id in ('pm1', 'pm2')`,
    'mizePMUserName',
    '새 이름^새 이름',
  ],
] as const)('%s that was just renamed appears in the next list', async (_name, rename, field, shown) => {
  await list();
  await elsewhere(rename);
  expect((await list()).row?.[field]).toBe(shown);
});

test.each([
  ['everything', {}, 3, 2],
  ['a state', { SearchActiveStatus: 'N' }, 3, 2],
  ['a keyword', { SearchType: 'projectName', SearchKey: '점검' }, 1, 0],
  ['a keyword of three letters', { SearchType: 'projectName', SearchKey: '셋째 점' }, 1, 0],
  ['the last page', { Page: 3, PageSize: 1 }, 3, 2],
])(
  '%s: a row that another process has just deleted is neither counted nor shown (LISTS-08)',
  async (_name, fields, before, after) => {
    for (let times = 0; times < 2; times += 1) expect((await list(fields)).total).toBe(before);
    await elsewhere(`update outsourced_project set deleted_at = now() where id = ${projectId}`);
    const remaining = await list(fields);
    expect(remaining.total).toBe(after);
    expect(remaining.names).not.toContain('셋째 점검');
    await elsewhere(`update outsourced_project set deleted_at = null where id = ${projectId}`);
    expect((await list(fields)).total).toBe(before);
  },
);

test('a rename that is rolled back does not appear in the next list', async () => {
  await expect(
    portal.ctx.db.transaction().execute(async (db) => {
      await sql`update area set name = 'gone' where id = 2`.execute(db);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect((await list()).row?.areaName).not.toBe('gone');
});
