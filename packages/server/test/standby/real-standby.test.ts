import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';
import { keepStandby, readApart, type Standby } from '#db/standby.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';
import { type PrivatePostgres, startPrivatePostgres, startStandbyOf } from '#test-kit/private-postgres.ts';

const log = { error: () => {} };
type Db = OpenDatabase['db'];

let primary: PrivatePostgres;
let copy: PrivatePostgres;
let database: OpenDatabase;
let standby: Standby;
beforeAll(async () => {
  primary = await startPrivatePostgres();
  await preparePeople('', primary.url);
  copy = await startStandbyOf(primary);
  database = await openPostgres(primary.url, log);
  standby = keepStandby({ url: copy.url, primary: database.db, prepared: true, log });
});
afterAll(async () => {
  await standby.close();
  await database.close();
  await copy.stop();
  await primary.stop();
});

const addArea = (name: string) => database.db.insertInto('area').values({ name, position: 1 }).execute();
const namesOn = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('area').select('name').execute()).map(({ name }) => name);
const read = () => readApart({ db: database.db, standby }, namesOn);

describe('a standby that repeats the log of its primary (D-655)', () => {
  it('is read, can only be read, and shows a commit a moment later', async () => {
    await addArea('첫째');
    await expect.poll(read).toContain('첫째');
    const apart = await standby.choose();
    expect([await standby.look(), standby.counts.instead]).toEqual([{ reason: '', lagMs: 0, found: '' }, 0]);
    await expect(apart?.insertInto('area').values({ name: '둘째', position: 2 }).execute()).rejects.toThrow(
      /read-only/,
    );
  });

  it('tells how far it is behind while it repeats nothing, and catches up', async () => {
    await copy.query('select pg_wal_replay_pause()');
    await addArea('셋째');
    await expect.poll(async () => (await standby.look()).lagMs).toBeGreaterThan(0);
    expect(await read()).not.toContain('셋째');
    await copy.query('select pg_wal_replay_resume()');
    await expect.poll(read).toContain('셋째');
    expect((await standby.look()).lagMs).toBe(0);
  });

  it('a reading that it breaks off, because a row is gone on the primary, is answered by the primary', async () => {
    await addArea('넷째');
    await expect.poll(read).toContain('넷째');
    const names = await readApart({ db: database.db, standby }, (db) =>
      db.transaction().execute(async (tx) => {
        await namesOn(tx);
        const { rows } = await sql<{ apart: boolean }>`select pg_is_in_recovery() as apart`.execute(tx);
        if (!rows[0]?.apart) return namesOn(tx);
        await database.db.schema.alterTable('area').addColumn('note', 'text').execute();
        await addArea('다섯째');
        await expect.poll(() => namesOn(tx)).toContain('다섯째');
        throw new Error('the standby went on');
      }),
    );
    expect(names).toContain('다섯째');
    expect(standby.counts.instead).toBe(1);
  });
});
