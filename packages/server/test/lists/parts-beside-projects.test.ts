import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { internalEdit, internalInfoOf, registerInternal } from '#test-kit/factories/internal.ts';
import { editPayload, infoOf, succeed } from '#test-kit/factories/life.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

/** What stands beside each project, and what its own tables say. */
async function expectSame(): Promise<void> {
  const { rows } = await sql<{ beside: string[]; parts: string[] }>`
    select start_dates || pm_ids as beside,
      array(select start_date::text from outsourced_start_date where project_id = p.id order by start_date)
        || array(select user_id from outsourced_pm where project_id = p.id order by position) as parts
    from outsourced_project as p
    union all
    select pm_ids, array(select user_id from internal_pm where project_id = p.id order by position)
    from internal_project as p`.execute(portal.ctx.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ beside }) => beside)).toEqual(rows.map(({ parts }) => parts));
}

it('PMs and offered days stand beside a project after registration and edit', async () => {
  const Id = await registerProject(portal);
  await expectSame();
  const changes = { MizePMUserId: 'pm2', StartDate: '2026-12-24^2026-12-22' };
  const items = ['담당자(PM)', '프로젝트 시작일'];
  await succeed(
    portal,
    'Construction/construction-edit',
    editPayload(await infoOf(portal, Id), changes, items),
    'sales1',
  );
  await expectSame();
});

it('PMs stand beside an internal project after registration and edit', async () => {
  const Id = await registerInternal(portal);
  await expectSame();
  const edit = internalEdit(await internalInfoOf(portal, Id), { MizePMUserId: 'pm2' }, ['담당자(PM)']);
  await succeed(portal, 'MizeConstruction/construction-edit', edit, 'sales1');
  await expectSame();
});
