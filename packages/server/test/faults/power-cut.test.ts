import { copyFileSync, existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openEngine } from '../../src/db/connect.ts';
import { syncedFiles } from '../../src/db/synced-files.ts';
import { type Disk, writeOrder } from '../../src/db/write-order.ts';
import { onPostgres } from '../../test-kit/start-database.ts';

const folders: string[] = [];
const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-power-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A disk that keeps what was synced and nothing else: what a power cut would leave of `from`. */
function keptBy(from: string) {
  const to = makeFolder();
  let syncs = 0;
  const syncNow = (path: string): void => {
    syncs += 1;
    if (!existsSync(path)) return;
    const kept = join(to, relative(from, path));
    if (statSync(path).isDirectory()) mkdirSync(kept, { recursive: true });
    else {
      mkdirSync(dirname(kept), { recursive: true });
      copyFileSync(path, kept);
    }
  };
  const sync = async (path: string): Promise<void> => {
    await sleep(20);
    syncNow(path);
  };
  const disk: Disk = { syncNow, sync };
  return { disk, folder: to, syncs: () => syncs };
}

const embedded = async (folder: string, order = writeOrder(folder)) => ({
  ...(await openEngine(await PGlite.create({ fs: syncedFiles(new NodeFS(folder), order) }))),
  settled: order.settled,
});

const add = (database: OpenDatabase, name: string): Promise<unknown> =>
  database.db.transaction().execute((tx) => sql`insert into line (name) values (${name})`.execute(tx));
const names = async (database: OpenDatabase): Promise<string[]> =>
  (await sql<{ name: string }>`select name from line order by id`.execute(database.db)).rows.map(({ name }) => name);

describe.skipIf(onPostgres())('a power cut under the embedded database', { timeout: 180_000 }, () => {
  const opened: OpenDatabase[] = [];
  const open = async (...args: Parameters<typeof embedded>): Promise<OpenDatabase> => {
    const database = await embedded(...args);
    opened.push(database);
    return database;
  };
  let kept: ReturnType<typeof keptBy>;
  let database: OpenDatabase;
  beforeAll(async () => {
    const from = makeFolder();
    kept = keptBy(from);
    database = await open(from, writeOrder(from, kept.disk));
    await sql`create table line (id serial primary key, name text not null, ballast text)`.execute(database.db);
  }, 180_000);
  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  const acknowledged: string[] = [];
  const write = async (name: string): Promise<void> => {
    await add(database, name);
    await database.settled();
    acknowledged.push(name);
  };
  /** The names that a start on what was left of the disk finds. */
  const afterCut = async (): Promise<string[]> => {
    const copy = makeFolder();
    await cp(kept.folder, copy, { recursive: true });
    return names(await open(copy));
  };

  it('loses nothing that was acknowledged', async () => {
    for (let line = 0; line < 5; line += 1) await write(`first ${line}`);
    expect(await afterCut()).toEqual(acknowledged);
  });

  it('loses nothing after a checkpoint, a table that went, and pages written out of turn', async () => {
    await sql`create table passing as select repeat('x', 500) from generate_series(1, 20000)`.execute(database.db);
    await sql`checkpoint`.execute(database.db);
    await sql`drop table passing`.execute(database.db);
    await sql`update line set ballast = repeat(md5(name), 50)`.execute(database.db);
    for (let line = 0; line < 5; line += 1) await write(`second ${line}`);
    await add(database, 'never acknowledged');
    expect((await afterCut()).slice(0, acknowledged.length)).toEqual(acknowledged);
  });

  it('is guarded against at a price that commits share: one alone has a sync of its own', async () => {
    const start = kept.syncs();
    for (let line = 0; line < 10; line += 1) await write(`alone ${line}`);
    const alone = kept.syncs() - start;
    const together = Array.from({ length: 20 }, (_, line) => add(database, `together ${line}`));
    await Promise.all(together.map((adding) => adding.then(database.settled)));
    expect(alone).toBeGreaterThanOrEqual(10);
    expect(kept.syncs() - start - alone).toBeLessThan(15);
  });
});
