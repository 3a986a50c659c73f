import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEFORE_ONE } from '#db/foreign-database.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { makeDataDir, removeDataDir, runPortal, spawnPortal } from '#test-kit/portal-process.ts';
import { openData } from '#test-kit/prepare-data.ts';

type Database = Awaited<ReturnType<typeof makeDatabase>>;

describe("addresses that lead to a database that is not the portal's (D-562, D-563)", () => {
  let right: Database;
  let other: Database;
  let dataDir: string;
  beforeAll(async () => {
    [right, other, dataDir] = [await makeDatabase(), await makeDatabase(), await makeDataDir()];
  });
  afterAll(async () => {
    for (const database of [right, other]) await database.drop();
    await removeDataDir(dataDir);
  });

  /** What a start and the command check say. Both must end with 1, in one sentence. */
  async function readErrors(env: Record<string, string>): Promise<[start: string, check: string]> {
    const started = await (await spawnPortal({ dataDir, env: { DEMO: '0', ...env } })).ended;
    const checked = await runPortal(['check'], { dataDir, env });
    expect([started.code, checked.code]).toEqual([1, 1]);
    expect(started.stderr.trim().split('\n')).toHaveLength(1);
    return [started.stderr.trim(), checked.stderr];
  }
  const run = async ({ url }: Database, statement: string): Promise<void> => {
    const { pool, close } = await openData('', url);
    await pool.query(statement);
    await close();
  };

  it.each(['LISTEN_DATABASE_URL', 'MIGRATE_DATABASE_URL'])('%s of another database', async (name) => {
    const env = { DATABASE_URL: right.url, [name]: other.url };
    const [start, check] = await readErrors(env);
    expect(start).toContain(`${name}(`);
    expect(start).toContain('서로 다른 데이터베이스입니다');
    if (name === 'LISTEN_DATABASE_URL') expect(check).toContain(`중지  데이터베이스: ${start}`);
  });

  it('a database of another program is left as it is', async () => {
    const strange = await makeDatabase();
    await run(strange, 'drop schema public cascade; create schema public; create table invoice (id int)');
    const [start, check] = await readErrors({ DATABASE_URL: strange.url });
    expect(start).toContain('다른 프로그램의 테이블이 있습니다 (invoice)');
    expect(check).toContain(start);
    const { pool, close } = await openData('', strange.url);
    const { rows } = await pool.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    await close();
    expect(rows).toEqual([{ relname: 'invoice' }]);
    await strange.drop();
  });

  it('a read-only database, and one of a version before 1.0.0', async () => {
    const name = new URL(other.url).pathname.slice(1);
    await run(other, `alter database "${name}" set default_transaction_read_only = on`);
    const [closed, check] = await readErrors({ DATABASE_URL: other.url });
    expect(closed).toContain('읽기 전용입니다');
    expect(check).toContain(closed);
    expect((await runPortal(['migrate'], { dataDir, env: { DATABASE_URL: right.url } })).code).toBe(0);
    await run(right, `insert into kysely_migration (name, timestamp) values ('0001-people', '')`);
    expect(await readErrors({ DATABASE_URL: right.url })).toEqual([BEFORE_ONE, expect.stringContaining(BEFORE_ONE)]);
  });
});
