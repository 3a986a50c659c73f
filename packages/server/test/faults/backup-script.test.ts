import { execFile } from 'node:child_process';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DAY_MS } from '@portal/contract/core/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '#test-kit/make-database.ts';
import { makeDataDir, removeDataDir, runPortal } from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);

let database: { url: string; drop: () => Promise<void> };
let dataDir: string;
let folder: string;
beforeAll(async () => {
  database = await makeDatabase();
  await preparePeople('', database.url);
  [dataDir, folder] = [await makeDataDir(), await makeDataDir()];
});
afterAll(async () => {
  await database.drop();
  for (const each of [dataDir, folder]) await removeDataDir(each);
});

it('the nightly script makes a backup, reads it back and removes the old ones', async () => {
  const old = join(folder, 'portal-20260101-023000.tar');
  const young = join(folder, 'portal-20261120-023000.tar');
  for (const [path, days] of [
    [old, 40],
    [young, 5],
  ] as const) {
    await writeFile(path, '');
    const at = new Date(Date.now() - days * DAY_MS);
    await utimes(path, at, at);
  }
  // Builds what the script runs.
  const data = { dataDir, env: { DATABASE_URL: database.url } };
  await runPortal(['migrate'], data);
  const { TEST_DATABASE_URL: _test, NODE_ENV: _mode, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATABASE_URL: database.url,
    APP_KEYS: 'k'.repeat(43),
    DATA_DIR: dataDir,
    BACKUP_DIR: folder,
    PORTAL: `${process.execPath} packages/server/dist/portal.js`,
  };
  const { stdout } = await run('sh', ['deploy/backup/backup.sh'], { cwd: root, env });
  expect(stdout).toMatch(/를 담았습니다[\s\S]*온전한 백업입니다/);
  expect((await readdir(folder)).filter((name) => name !== 'portal-20261120-023000.tar')).toEqual([
    expect.stringMatching(/^portal-\d{8}-\d{6}\.tar$/),
  ]);
  expect(await readdir(folder)).toHaveLength(2);
});
