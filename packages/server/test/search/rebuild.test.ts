import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILL_SEARCH } from '#areas/search/public/rebuild-search.ts';
import { findRunAt } from '#db/job-runs.ts';
import { runOnceJobs } from '#jobs/hourly.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { found, indexRows, rebuild } from './search-kit.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  await registerProject(portal, { ProjectName: '되살린 공사', PlaceName: '되살린 현장' });
});
afterAll(() => portal.close());

const damage = async (): Promise<void> => {
  const { db } = portal.ctx;
  await sql`delete from search_entry where kind = 'outsourced'`.execute(db);
  await sql`update search_entry set title = '옛 이름' where kind = 'outsourcedSite'`.execute(db);
  await sql`
    insert into search_entry (kind, key, title, words, terms, at)
    values ('internal', '987654', '없는 공사', '없는 공사', '{}', now())`.execute(db);
};

it('a rebuild restores rows that are missing, stale or left over, and gives the same index each time (D-280)', async () => {
  await rebuild(portal);
  const right = await indexRows(portal);
  await damage();
  expect(await found(portal, '되살린 공사', 'sales1')).toEqual([]);
  await rebuild(portal);
  expect(await indexRows(portal)).toEqual(right);
  await rebuild(portal);
  expect(await indexRows(portal)).toEqual(right);
  expect(await found(portal, '되살린 공사', 'sales1')).toEqual(['outsourced 되살린 공사']);
});

it('the index is filled once for a version while the portal serves, and by a process that ends not to its end (D-280)', async () => {
  const { ctx } = portal;
  const forget = () => ctx.db.deleteFrom('job_run').where('name', 'like', `${FILL_SEARCH}%`).execute();
  const isFilled = async () => (await findRunAt(ctx.db, FILL_SEARCH)) !== undefined;
  await rebuild(portal);
  const right = await indexRows(portal);
  await damage();
  await runOnceJobs(ctx, () => false);
  expect(await indexRows(portal)).not.toEqual(right);
  await forget();
  await runOnceJobs(ctx, () => true);
  expect(await isFilled()).toBe(false);
  await runOnceJobs(ctx, () => false);
  expect(await isFilled(), 'another process has begun').toBe(false);
  portal.clock.now = new Date(portal.clock.now.getTime() + 10 * 60_000);
  await runOnceJobs(ctx, () => false);
  expect([await indexRows(portal), await isFilled()]).toEqual([right, true]);
});
