import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeEmptyTallies } from '../../src/lists/empty-tallies.ts';
import { editPayload, infoOf, succeed } from '../../test-kit/factories/life.ts';
import { registerProject } from '../../test-kit/factories/project.ts';
import { startApp, type TestApp } from '../../test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const tallies = async () => {
  const { rows } = await sql<{ empty: number; counted: number }>`
    select count(*) filter (where total = 0)::int as empty, sum(total)::int as counted from outsourced_tally`.execute(
    portal.ctx.db,
  );
  return rows[0];
};
const rename = async (Id: number, ProjectName: string) =>
  succeed(
    portal,
    'Construction/construction-edit',
    editPayload(await infoOf(portal, Id), { ProjectName }, ['프로젝트명']),
    'sales1',
  );
const found = async (SearchKey: string): Promise<number> =>
  (
    await portal.call(
      'Construction/all-construction-mize-list',
      { SearchType: 'projectName', SearchKey },
      { as: 'sales1' },
    )
  ).ok.meta.totalCount;

it('counts that came down to zero go, and are counted anew when they are needed again', async () => {
  const Id = await registerProject(portal);
  await rename(Id, '강남빌딩');
  await rename(Id, '서초타워');
  expect((await tallies())?.empty).toBeGreaterThan(0);
  const before = await tallies();

  await removeEmptyTallies(portal.ctx);
  expect(await tallies()).toEqual({ empty: 0, counted: before?.counted });
  expect([await found('강남'), await found('서초')]).toEqual([0, 1]);

  await rename(Id, '강남빌딩');
  expect([await found('강남'), await found('서초')]).toEqual([1, 0]);
});
