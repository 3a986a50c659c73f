import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@portal/contract/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '#test-kit/make-database.ts';
import { makeDataDir, removeDataDir, runPortal } from '#test-kit/portal-process.ts';
import { openData, preparePeople } from '#test-kit/prepare-data.ts';

/** Mounts a small disk, which only root may do. */
const mountDisk = (folder: string, bytes: number): boolean =>
  process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string): void => void spawnSync('umount', ['-l', folder]);

/** Runs `work` while `folder` is a disk of so many bytes. */
async function onDisk(folder: string, bytes: number, work: () => Promise<void>): Promise<void> {
  mountDisk(folder, bytes);
  await work().finally(() => unmount(folder));
}

const probe = await makeDataDir();
const canMount = mountDisk(probe, 65_536);
if (canMount) unmount(probe);
await removeDataDir(probe);

/** Larger than all tables together. */
const FILE_BYTES = 4_000_000;

/** A stored file with its row. */
async function storeFile(url: string, dataDir: string): Promise<void> {
  const key = 'a'.repeat(32);
  mkdirSync(join(dataDir, 'files', key.slice(0, 2)), { recursive: true });
  writeFileSync(join(dataDir, 'files', key.slice(0, 2), key), Buffer.alloc(FILE_BYTES, 7));
  const { db, close } = await openData('', url);
  const row = {
    folder: 'Construction' as const,
    name: 'a.jpg',
    mime: 'image/jpeg',
    bytes: FILE_BYTES,
    uploaded_by: 'sales1',
  };
  await db
    .insertInto('stored_file')
    .values({ ...row, storage_key: key })
    .execute();
  await close();
}

describe.skipIf(!canMount)('a backup onto a full disk (R15, D-560)', () => {
  let database: { url: string; drop: () => Promise<void> };
  let dataDir: string;
  let disk: string;
  let env: Record<string, string>;
  beforeAll(async () => {
    database = await makeDatabase();
    await preparePeople('', database.url);
    [dataDir, disk] = [await makeDataDir(), await makeDataDir()];
    await storeFile(database.url, dataDir);
    env = { DATABASE_URL: database.url, APP_KEYS: 'k'.repeat(43) };
    expect((await runPortal(['backup', join(disk, 'whole.tar')], { dataDir, env })).code).toBe(0);
  });
  afterAll(async () => {
    unmount(disk);
    await database.drop();
    for (const folder of [dataDir, disk]) await removeDataDir(folder);
  });

  it.each([
    ['while the tables are read', 100_000],
    ['while a file is copied', FILE_BYTES / 2],
    ['at its last bytes', FILE_BYTES],
  ])('%s it is one sentence and leaves nothing', async (_moment, size) => {
    await onDisk(disk, size, async () => {
      const { code, stdout, stderr } = await runPortal(['backup', join(disk, 'full.tar')], { dataDir, env });
      expect([code, stdout, stderr]).toEqual([1, '', `백업할 곳에 자리가 모자랍니다: ${disk}\n`]);
      expect(readdirSync(disk)).toEqual([]);
    });
  });

  it('is told by check until the next one is whole', async () => {
    const line = async (): Promise<string> => {
      const { stdout, stderr } = await runPortal(['check'], { dataDir, env });
      return /(?:정상|주의|중지) {2}백업: .*(?:\n {6}→.*)?/.exec(stdout + stderr)?.[0] ?? '';
    };
    await onDisk(disk, FILE_BYTES, async () => {
      expect((await runPortal(['backup', join(disk, 'full.tar')], { dataDir, env })).code).toBe(1);
    });
    expect(await line()).toMatch(
      /^중지 {2}백업: 마지막 백업이 실패했습니다 \(\d{4}-.*\), 마지막 백업 .*\n.*journalctl/,
    );
    unmount(disk);
    expect((await runPortal(['backup', join(disk, 'next.tar')], { dataDir, env })).code).toBe(0);
    expect(await line()).toMatch(/^정상 {2}백업: 마지막 백업 /);
  });

  it('sweeps what killed backups left there, and nothing else', async () => {
    const [old, young, other] = ['a.tar.part-abc123', 'b.tar.part-xyz789', 'notes.part-of-mine'].map((name) =>
      join(disk, name),
    ) as [string, string, string];
    for (const folder of [old, young, other]) mkdirSync(folder);
    writeFileSync(join(old, 'archive'), 'half');
    const before = new Date(Date.now() - 2 * DAY_MS);
    for (const path of [join(old, 'archive'), old, other]) await utimes(path, before, before);
    expect((await runPortal(['backup', join(disk, 'sweeping.tar')], { dataDir, env })).code).toBe(0);
    const names = readdirSync(disk);
    expect(names).not.toContain('a.tar.part-abc123');
    expect(names).toEqual(expect.arrayContaining(['b.tar.part-xyz789', 'notes.part-of-mine', 'sweeping.tar']));
  });
});
