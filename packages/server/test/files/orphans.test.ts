import { randomBytes } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOrphans, reportOrphans, sweepStore } from '#areas/files/public/orphans.ts';
import { drawPicture } from './draw-picture.ts';
import { type OpenFiles, openFiles } from './open-files.ts';
import { saveFiles } from './save-files-now.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let files: OpenFiles;
beforeAll(async () => {
  files = await openFiles();
});
afterAll(() => files.close());

/** Puts bytes into the store with a given time of storing. */
async function store(moment: Date): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const folder = join(files.dataDir, 'files', key.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, key), 'bytes');
  await utimes(join(folder, key), moment, moment);
  return key;
}

test('bytes without a row for a day are reported, and removed on request', async () => {
  const path = join(files.dataDir, 'sent');
  await writeFile(path, await drawPicture('jpeg'));
  await saveFiles(files.ctx, FILE_RULES.projectPhoto, [{ name: 'kept.jpg', path, bytes: 1 }]);
  const [named = ''] = await files.onDisk();
  await utimes(join(files.dataDir, 'files', named.slice(0, 2), named), LONG_AGO, LONG_AGO);
  const young = await store(new Date());
  for (let orphan = 0; orphan < 600; orphan += 1) await store(LONG_AGO);

  const logged: unknown[] = [];
  const log = { ...files.ctx.log, warn: (line: unknown) => void logged.push(line) };
  await reportOrphans({ ...files.ctx, log });
  expect(logged).toEqual([{ orphans: 600 }]);
  expect(await files.onDisk()).toHaveLength(602);

  expect(await removeOrphans(files.ctx)).toBe(600);
  expect((await files.onDisk()).sort()).toEqual([named, young].sort());
  expect(await removeOrphans(files.ctx)).toBe(0);
});

test('leftovers of an interrupted write are removed once they are old', async () => {
  const [old, young] = [join(files.dataDir, 'files', 'part', 'a.part'), join(files.dataDir, 'files', 'part', 'b.part')];
  for (const path of [old, young]) await writeFile(path, 'half');
  await utimes(old, LONG_AGO, LONG_AGO);
  await sweepStore(files.ctx);
  const remaining = await files.onDisk();
  expect([remaining.includes('a.part'), remaining.includes('b.part')]).toEqual([false, true]);
});
