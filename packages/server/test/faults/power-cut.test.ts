import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '#test-kit/factories/project.ts';
import { type Client, signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, type PortalProcess, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { openData, preparePeople } from '#test-kit/prepare-data.ts';

const ROUNDS = 3;
const TOGETHER = 10;
const ENV = { DEMO: '0' };

/** The settings that make a commit wait for the disk and that repair half-written pages. */
const SAFE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on' };

describe('a power cut under the embedded database', () => {
  let dataDir: string;
  let portal: PortalProcess;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    await preparePeople(dataDir);
    portal = await startPortal({ dataDir, env: ENV });
  });
  afterAll(async () => {
    await portal.stop();
    await removeDataDir(dataDir);
  });

  const databaseProcess = (): number =>
    Number(readFileSync(join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8').split('\n')[0]);

  /** Kills both processes at once, so that nothing more is written. */
  async function cutPower(): Promise<void> {
    const database = databaseProcess();
    const exited = portal.kill();
    process.kill(database, 'SIGKILL');
    await exited;
    portal = await startPortal({ dataDir, env: ENV });
  }

  async function register(staff: Client): Promise<number> {
    const { status, body } = await staff.call(
      'Construction/construction-add',
      registration({ StartDate: '2099-01-01' }),
    );
    expect(status).toBe(200);
    return Number(body.data?.[0]?.['id']);
  }

  it('the database waits for the disk at each commit', async () => {
    const database = await openData(dataDir);
    const { rows } = await database.pool.query('select name, setting from pg_settings where name = any($1)', [
      Object.keys(SAFE),
    ]);
    await database.close();
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual(SAFE);
  });

  it('acknowledged writes survive it', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const staff = await signInAt(portal.url, 'sales1');
      acknowledged.push(...(await Promise.all(Array.from({ length: TOGETHER }, () => register(staff)))));
      await cutPower();
      const list = await (await signInAt(portal.url, 'sales1')).call('Construction/all-construction-mize-list', {
        Page: 1,
        PageSize: 1000,
      });
      const found = new Set(list.body.data?.map(({ id }) => id));
      expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
      expect(list.body.meta?.totalCount).toBe(acknowledged.length);
    }
  });
});
