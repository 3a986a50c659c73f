import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postProject, registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { chosenColumns, downloadSheet } from '#test-kit/workbook.ts';
import { fullAward } from '../permissions/full-award.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const STAFF_LIST = 'Construction/all-construction-mize-list';
const PARTNER_LIST = 'Construction/all-construction-partner-list';
const as = { as: 'admin' } as const;
const FORMULAS = ['=1+1', '+82', '-5', '@SUM(A1)', '\t=1', "'=x"];

const sheetXml = (bytes: Buffer): string =>
  new TextDecoder().decode(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml']);

describe('the workbook of a list (D-310)', () => {
  it('has every row of the filter in the order of the list, whatever page the screen shows', async () => {
    for (let number = 0; number < 7; number += 1) await registerProject(portal, { ProjectName: `목록 ${number}` });
    const filter = { SearchType: 'projectName', SearchKey: '목록', OrderType: 'createdDtm_asc' };
    const listed = (await portal.call(STAFF_LIST, filter, as)).ok.data;
    const { rows, headers } = await downloadSheet(
      portal,
      { List: STAFF_LIST, Filter: { ...filter, Page: 3, PageSize: 5 }, Columns: ['name', 'no'] },
      'admin',
    );
    expect(rows[0]).toEqual(['프로젝트명', '번호']);
    expect(rows.slice(1)).toEqual(listed.map(({ projectName, no }) => [projectName, no]));
    expect(rows).toHaveLength(8);
    expect(String(headers['content-disposition'])).toContain(
      `filename*=UTF-8''${encodeURIComponent('프로젝트목록(외주)_2026-11-20.xlsx').replace(/[()]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('reads more rows than one page, each once, in every order', async () => {
    await sql`insert into outsourced_project (project_name, price, area_id, sales_user_id, created_by, status)
      select '많은 ' || n, n % 7 * 1000, 1, 'sales1', 'sales1', 'P' from generate_series(1, 1203) n`.execute(
      portal.ctx.db,
    );
    for (const OrderType of ['createdDtm_desc', 'startDate_asc', 'price_desc']) {
      const Filter = { SearchType: 'projectName', SearchKey: '많은', OrderType };
      const { rows } = await downloadSheet(portal, { List: STAFF_LIST, Filter, Columns: ['no', 'name'] }, 'admin');
      const { totalCount } = (await portal.call(STAFF_LIST, Filter, as)).ok.meta;
      expect(new Set(rows.slice(1).map(([, name]) => name)).size).toBe(totalCount);
      expect(rows).toHaveLength(totalCount + 1);
      expect(totalCount).toBe(1203);
    }
  });

  it('stores days, times and money as values that can be calculated with', async () => {
    const Id = await fullAward(portal);
    const [project] = (await portal.call('Construction/construction-info', { Id }, as)).ok.data;
    const Filter = { SearchType: 'projectName', SearchKey: project?.projectName };
    const Columns = ['price', 'add', 'start', 'posted', 'no'];
    const { rows, bytes } = await downloadSheet(portal, { List: STAFF_LIST, Filter, Columns }, 'admin');
    const [price, add, start, posted, no] = rows[1] ?? [];
    expect([typeof price, typeof add, typeof no]).toEqual(['number', 'number', 'number']);
    expect([price, add]).toEqual([Number(project?.price), Number(project?.addPrice)]);
    expect(new Date(Number(start)).toISOString().slice(0, 10)).toBe(project?.choiceSelDate);
    expect(posted).toBeInstanceOf(Date);
    expect(sheetXml(bytes)).toContain('<autoFilter ref="A1:E');
  });

  it('keeps text that begins like a formula as text', async () => {
    for (const ProjectName of FORMULAS) await registerProject(portal, { ProjectName });
    const { rows, bytes } = await downloadSheet(portal, { List: STAFF_LIST, Columns: ['name'] }, 'admin');
    const xml = sheetXml(bytes);
    for (const { projectName } of (await portal.call(STAFF_LIST, { PageSize: FORMULAS.length }, as)).ok.data) {
      const style = projectName.startsWith("'") ? 0 : 6;
      expect(xml).toContain(`t="inlineStr" s="${style}"><is><t xml:space="preserve">${projectName}</t>`);
    }
    expect(xml).not.toContain('<f>');
    expect(rows.flat()).toContain('=1+1');
  });

  it('shows a contractor what the list shows: nothing hidden, and awards of others masked', async () => {
    await postProject(portal, { ProjectName: '가림 시험' });
    const listed = (await portal.call(PARTNER_LIST, { PageSize: 1000 }, { as: 'daon1' })).ok;
    const Columns = ['company', 'user', 'bill', 'name'];
    const { rows } = await downloadSheet(portal, { List: PARTNER_LIST, Columns }, 'daon1');
    expect(rows).toHaveLength(listed.meta.totalCount + 1);
    expect(rows.slice(1).map(([company]) => company ?? '')).toEqual(listed.data.map((row) => row.choiceCompanyName));
    expect((await downloadSheet(portal, { List: STAFF_LIST, Columns }, 'daon1')).code).toBe('FORBIDDEN');
  });
});

describe('the choice of columns (D-313)', () => {
  it('is stored per user and list, in its order; without columns it is as at the beginning', async () => {
    const initial = await chosenColumns(portal, STAFF_LIST, 'sales1');
    const save = (Columns: string) => portal.call('Excel/column-save', { List: STAFF_LIST, Columns }, { as: 'sales1' });
    expect((await save('price^name^nonsense')).status).toBe(200);
    expect(await chosenColumns(portal, STAFF_LIST, 'sales1')).toEqual(['price', 'name']);
    expect(await chosenColumns(portal, STAFF_LIST, 'pm1')).toEqual(initial);
    expect(await chosenColumns(portal, 'Order/all-partner-order-list', 'sales1')).not.toEqual(['price', 'name']);
    await save('');
    expect(await chosenColumns(portal, STAFF_LIST, 'sales1')).toEqual(initial);
  });

  it('refuses a workbook without columns and an unknown list', async () => {
    const none = await downloadSheet(portal, { List: STAFF_LIST, Columns: [] }, 'admin');
    expect([none.status, none.message]).toEqual([400, '열을 하나 이상 선택해주세요.']);
    expect((await downloadSheet(portal, { List: 'User/user-info', Columns: ['no'] }, 'admin')).status).toBe(404);
    const broken = await portal.call('Excel/column-list', { List: STAFF_LIST, Filter: '{' }, as);
    expect(broken.status).toBe(400);
  });
});
