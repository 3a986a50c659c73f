import { EXPORTED_LISTS } from '@portal/contract/areas/excel/lists';
import { areaCalls } from '@portal/contract/calls';
import { ALL_KINDS } from '@portal/contract/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areaRoutes } from '#areas.ts';
import type { Person } from '#test-kit/people.ts';
import type { TestApp } from '#test-kit/start-app.ts';
import { downloadSheet } from '#test-kit/workbook.ts';
import { openFixture, PEOPLE } from '../permissions/fixture.ts';
import { fullAward } from '../permissions/full-award.ts';

const FILTERS: Readonly<Record<string, object>> = { 'Reference/name-list': { Kind: 'area' } };
/** Logs grow with every request of this test. */
const GROWING = ['Audit/access-log-list', 'Audit/security-log-list'];
/** The pinned notices are a list of their own on the wire and the first rows of the workbook. */
const PINNED: Readonly<Record<string, string>> = {
  'Notice/all-notice-list': 'Notice/all-fix-notice-list',
  'MizeNotice/all-notice-list': 'MizeNotice/all-fix-notice-list',
};

let portal: TestApp;
beforeAll(async () => {
  const stage = await openFixture();
  portal = stage.portal;
  await fullAward(portal);
  await portal.call('Reference/name-add', { Kind: 'bank', Name: '새은행' }, { as: 'admin' });
});
afterAll(() => portal.close());

const send = async (path: string, body: object, as: Person) => {
  const reply = await portal.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { cookie: await portal.cookieOf(as) },
    payload: body,
  });
  return { status: reply.statusCode, body: reply.json() };
};

async function countRows(list: string, as: Person): Promise<number> {
  const counted = async (path: string): Promise<number> => {
    const { body } = await send(path, { PageSize: 1000, ...FILTERS[list] }, as);
    return body.meta?.totalCount ?? body.data.length;
  };
  return (await counted(list)) + (PINNED[list] ? await counted(PINNED[list]) : 0);
}

it.each(EXPORTED_LISTS)(
  '%s: whoever may read it gets as many rows, everybody else the refusal of the list',
  async (list) => {
    expect(Object.keys(areaRoutes)).toHaveLength(Object.keys(areaCalls).length);
    for (const kind of ALL_KINDS) {
      const as = PEOPLE[kind];
      if (!as) continue;
      const read = await send(list, { ...FILTERS[list] }, as);
      const keys = ['no', 'name', 'at', 'subject', 'menu'];
      const sheet = await downloadSheet(portal, { List: list, Filter: FILTERS[list] ?? {}, Columns: keys }, as);
      expect([list, kind, sheet.status, sheet.code]).toEqual([list, kind, read.status, read.body.code ?? '']);
      if (sheet.status !== 200 || GROWING.includes(list)) continue;
      expect([list, kind, sheet.rows.length - 1]).toEqual([list, kind, await countRows(list, as)]);
    }
  },
);
