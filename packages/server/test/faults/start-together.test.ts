import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listApplied } from '#db/applied-migrations.ts';
import { migrations } from '#db/migrations/all.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, removeDataDir, spawnPortal } from '#test-kit/portal-process.ts';
import { openData } from '#test-kit/prepare-data.ts';

describe('two processes that start at once on an empty PostgreSQL (wire.md, Running)', () => {
  const dataDirs: string[] = [];
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  beforeAll(async () => {
    database = await makeDatabase();
    dataDirs.push(await makeDataDir(), await makeDataDir());
  });
  afterAll(async () => {
    await database.drop();
    await Promise.all(dataDirs.map(removeDataDir));
  });

  it('migrate once and load the demonstration data once, and both serve', async () => {
    const env = { DATABASE_URL: database.url, DEMO: '1' };
    const portals = await Promise.all(dataDirs.map((dataDir) => spawnPortal({ dataDir, env })));
    await Promise.all(portals.map((portal) => portal.ready()));
    const totals = await Promise.all(
      portals.map(async ({ url }) => {
        const staff = await signInAt(url, 'sales1');
        return (await staff.call('Construction/all-construction-mize-list')).body.meta?.totalCount;
      }),
    );
    const ended = await Promise.all(portals.map((portal) => portal.stop()));

    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    expect(totals[0]).toBeGreaterThan(0);
    expect(totals[1]).toBe(totals[0]);
    const migrated = ended.filter(({ stdout }) => stdout.includes('"migrated"'));
    expect(migrated).toHaveLength(1);
    const opened = await openData('', database.url);
    const { all } = await listApplied(opened.db);
    const { rows: admins } = await opened.pool.query(`select user_id from portal_user where user_id = 'admin'`);
    await opened.close();
    expect(all).toEqual(Object.keys(migrations).sort());
    expect(admins).toHaveLength(1);
  });
});
