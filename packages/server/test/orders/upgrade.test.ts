import { PGlite } from '@electric-sql/pglite';
import { loadSample } from '@portal/demo/load-sample';
import { Migrator, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEngine } from '../../src/db/connect.ts';
import { migrations } from '../../src/db/migrations/all.ts';

test('a database that already holds projects gets the terms of their people, counted exactly (0007)', async () => {
  const database = await openEngine(await PGlite.create());
  const { db } = database;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0006-comments');
  await loadSample(db, 500);
  await sql`update outsourced_project set deleted_at = now() where id % 9 = 0`.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql<{ wrong: number; people: number }>`
    with counted as (
      select term, coalesce(choice_company_id, 0) as company_id, status, count(*) as total
      from outsourced_project, unnest(search_terms || '{""}') as term where deleted_at is null group by 1, 2, 3)
    select count(*) filter (where coalesce(t.total, 0) <> coalesce(c.total, 0)) as wrong,
      count(*) filter (where term like 's:%' or term like 'w:%') as people
    from outsourced_tally t full join counted c using (term, company_id, status)`.execute(db);
  expect(rows[0]?.wrong).toBe(0);
  expect(rows[0]?.people).toBeGreaterThan(50);
  await database.close();
});
