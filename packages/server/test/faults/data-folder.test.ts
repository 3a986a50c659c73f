import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DataDirExposed, prepareDataDir } from '#start/data-folder.ts';
import { makeDataDir, removeDataDir, startPortal } from '#test-kit/portal-process.ts';

const NOBODY = 65_534;
const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('only the user of the process can access the data folder', () => {
  const folders: string[] = [];
  const makeFolder = (mode: number): string => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-folder-'));
    folders.push(folder);
    chmodSync(folder, mode);
    return folder;
  };
  const umask = process.umask();
  afterEach(() => {
    process.umask(umask);
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const warnings: string[] = [];
  const log = { warn: (message: unknown) => void warnings.push(String(message)) };

  it('when it is created, and when its mode was wider before', () => {
    const open = makeFolder(0o777);
    const dataDir = join(open, 'a', 'data');
    for (const folder of [dataDir, open]) prepareDataDir({ dataDir: folder, production: true }, log);
    expect([modeOf(open), modeOf(dataDir)]).toEqual([0o700, 0o700]);
  });

  it.runIf(process.getuid?.() === 0)('or production does not start; elsewhere a warning is logged', () => {
    const dataDir = makeFolder(0o777);
    const prepare = (production: boolean) => () => prepareDataDir({ dataDir, production }, log);
    process.seteuid?.(NOBODY);
    try {
      expect(prepare(true)).toThrow(DataDirExposed);
      expect(prepare(true)).toThrow(dataDir);
      prepare(false)();
    } finally {
      process.seteuid?.(0);
    }
    expect(warnings.at(-1)).toContain(dataDir);
  });
});

describe('a portal in a data folder that everyone may enter', () => {
  it('removes the access of others, and writes only files that others cannot read', async () => {
    const dataDir = await makeDataDir();
    chmodSync(dataDir, 0o777);
    const portal = await startPortal({ dataDir, env: { DEMO: '0' } });
    const found = spawnSync('find', [dataDir, '-mindepth', '1', '-perm', '/077'], { encoding: 'utf8' });
    // As root, the group of the database's user may pass through the folder but not list it.
    expect([modeOf(dataDir) & 0o767, found.stdout]).toEqual([0o700, '']);
    expect(readdirSync(join(dataDir, 'postgresql'))).toContain('base');
    await portal.stop();
    await removeDataDir(dataDir);
  });
});
