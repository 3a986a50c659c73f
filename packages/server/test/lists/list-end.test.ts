import { MORE_THAN_END } from '@portal/contract/core/paging';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { downloadSheet } from '#test-kit/workbook.ts';

/** A few rows more than pages show. */
const ROWS = 10_020;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  const { db } = portal.ctx;
  await sql`
    insert into outsourced_project (project_name, price, area_id, status, sales_user_id, created_by)
    select '현장 ' || n, n, 1, 'P', 'sales1', 'sales1' from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`
    insert into internal_project (project_name, area_id, start_date, sales_user_id, created_by, project_type)
    select '사내 ' || n, 1, '2026-11-20', 'sales1', 'sales1', 'P' from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`
    insert into change_log (at, user_id, user_name, subject, subject_key, subject_name, action, detail)
    select now() - n * interval '1 second', 'admin', '관리자', '자재', n::text, '자재 ' || n, '등록', ''
    from generate_series(1, ${ROWS}::int) n`.execute(db);
}, 120_000);
afterAll(() => portal.close());

const list = (path: string, body: object) => portal.call(path as 'Audit/change-log-list', body, { as: 'admin' });
const OUTSOURCED = 'Construction/all-construction-mize-list';
const INTERNAL = 'MizeConstruction/all-construction-list';

describe('a list with more than 10,000 rows (D-650)', () => {
  it.each([
    ['with a tally', OUTSOURCED, {}],
    ['whose rows are collected', OUTSOURCED, { SearchType: 'projectName', SearchKey: '현장' }],
    ['of a range of amounts, by amount', OUTSOURCED, { SearchPriceFrom: 1, OrderType: 'price_asc' }],
    ['without a tally', INTERNAL, {}],
    ['without a tally, collected', INTERNAL, { SearchType: 'projectName', SearchKey: '사내' }],
    ['of a log', 'Audit/change-log-list', {}],
  ])('%s counts to 10,001, ends at 10,000 and refuses the page behind', async (_name, path, filter) => {
    const page = async (Page: number, PageSize: number) => (await list(path, { ...filter, Page, PageSize })).ok;
    const first = await page(1, 10);
    expect([first.data.length, first.meta.totalCount]).toEqual([10, MORE_THAN_END]);
    const last = await page(34, 300);
    expect([last.data.length, last.meta.totalCount]).toEqual([100, MORE_THAN_END]);
    const [shown, next] = [(await page(100, 100)).data, (await page(99, 100)).data];
    expect(JSON.stringify(shown.at(-1))).toBe(JSON.stringify(last.data.at(-1)));
    expect(JSON.stringify(next)).not.toContain(JSON.stringify(shown[0]));
    const { status, refusal } = await list(path, { ...filter, Page: 101, PageSize: 100 });
    expect([status, refusal]).toMatchObject([400, { code: 'LIST_END', message: '검색어나 필터로 좁혀주세요.' }]);
  });

  it('is numbered from where its pages end', async () => {
    const numbersOf = async (Page: number, OrderType: string) =>
      (await list(OUTSOURCED, { Page, PageSize: 100, OrderType })).ok.data.map((row) => Number(Reflect.get(row, 'no')));
    expect((await numbersOf(1, 'createdDtm_desc'))[0]).toBe(10_000);
    expect((await numbersOf(100, 'createdDtm_desc')).at(-1)).toBe(1);
    expect((await numbersOf(100, 'createdDtm_asc')).at(-1)).toBe(10_000);
  });

  it.each([
    ['with a tally', 'Construction/construction-mize-status-count', {}],
    [
      'whose rows are collected',
      'Construction/construction-mize-status-count',
      { SearchType: 'projectName', SearchKey: '현장' },
    ],
    ['without a tally', 'MizeConstruction/construction-status-count', {}],
  ])('counts each state as far: %s', async (_name, path, filter) => {
    const { data } = (await list(path, filter)).ok;
    const counts = data.map((row) => Number(Reflect.get(row, 'count')));
    expect([...new Set(counts)].sort()).toEqual([0, MORE_THAN_END]);
  });

  it('narrowed, counts and pages as ever; a page behind the end of a short list is empty', async () => {
    const narrow = { SearchType: 'projectName', SearchKey: '현장 1001', PageSize: 10 };
    const { data, meta } = (await list(OUTSOURCED, { ...narrow, Page: 1 })).ok;
    expect([data.length, meta.totalCount]).toEqual([10, 11]);
    const behind = await list(OUTSOURCED, { ...narrow, Page: 5000 });
    expect([behind.ok.data, behind.ok.meta]).toEqual([[], { totalCount: 11 }]);
  });

  it.each([
    ['a longer list', INTERNAL, {}, 400],
    ['a longer list, collected', INTERNAL, { SearchType: 'projectName', SearchKey: '사내' }, 400],
    ['a shorter list', 'User/all-user-list', {}, 200],
    ['a shorter list of contacts', 'Manager/all-manager-list', {}, 200],
  ])('notes no reading for a page behind the end of %s', async (_name, path, filter, expected) => {
    const noted = async () => (await portal.ctx.db.selectFrom('access_log').select('id').execute()).length;
    const before = await noted();
    const { status } = await list(path, { ...filter, Page: 5000, PageSize: 100 });
    expect([status, await noted()]).toEqual([expected, before]);
  });

  it.each([
    ['projects', OUTSOURCED, ['no', 'name']],
    ['a log', 'Audit/change-log-list', ['name']],
  ])('goes on in a workbook: %s', async (_name, List, Columns) => {
    const { status, rows } = await downloadSheet(portal, { List, Columns }, 'admin');
    expect([status, rows.length - 1]).toEqual([200, ROWS]);
  });
});
