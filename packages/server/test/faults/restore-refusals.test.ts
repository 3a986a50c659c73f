import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Header, pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '#areas/files/public/open-store.ts';
import { restore } from '#backup/restore.ts';
import { verifyBackup } from '#backup/verify.ts';

/** Archives made by hand, because no backup command writes what these contain. */
type Entry = Partial<Header> & { name: string; content?: string };

const KEY = 'a'.repeat(32);
const FILE = { name: `files/${KEY}`, content: 'photo' };
const PART = { name: 'database/person', content: 'rows' };

let tempFolder: string;
beforeEach(async () => {
  tempFolder = await mkdtemp(join(tmpdir(), 'restore-'));
  await mkdir(join(tempFolder, 'data'));
});
afterEach(() => rm(tempFolder, { recursive: true, force: true }));

const sum = (content: string) => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** A manifest that lists these entries. `more` replaces parts of it. */
const manifestOf = (named: readonly Entry[], tables: string[]) => ({
  format: 2,
  madeAt: '2026-11-20T06:00:00.000Z',
  database: { migrations: [], counts: Object.fromEntries(tables.map((table) => [table, 1])), sequences: {} },
  keyIds: [],
  files: [{ key: KEY, mime: 'image/png' }],
  missing: [],
  entries: Object.fromEntries(named.map(({ name, content = '' }) => [name, sum(content)])),
});

/** Writes a backup with these entries, whose manifest lists `named`. */
async function writeBackup(entries: readonly Entry[], named = entries, tables = ['person']): Promise<string> {
  const packed = pack();
  const manifest = { name: 'manifest.json', content: JSON.stringify(manifestOf(named, tables)) };
  for (const { content = '', ...header } of [...entries, manifest]) packed.entry(header, content);
  packed.finalize();
  const path = join(tempFolder, 'backup.tar');
  await pipeline(packed, createWriteStream(path));
  return path;
}

async function restoreInto(file: string): Promise<unknown> {
  const dataDir = join(tempFolder, 'data');
  const openDatabase = () => Promise.reject(new Error('no database is opened for it'));
  const target = { openDatabase, dataDir, files: await openStore('file:', dataDir), keys: [] };
  return restore(target, file);
}
const listAll = async (): Promise<string[]> => (await readdir(tempFolder, { recursive: true })).sort();

const link = (type: 'symlink' | 'link'): Entry => ({ name: 'database/person', type, linkname: '/etc/passwd' });
const named = (name: string): Entry => ({ name, content: 'x' });

describe('a manipulated backup is refused before anything is written (R15)', () => {
  const ONE_SENTENCE = /^백업 파일이 온전하지 않습니다: [^\p{C}]+$/u;
  it.each<[string, Entry[], (Entry[] | undefined)?, string[]?]>([
    ['an entry that the manifest does not name', [FILE, PART, named('database/other')], [FILE, PART]],
    ['one that leads out of the folder', [FILE, PART, named('../../outside')], [FILE, PART]],
    ['one with an absolute path', [FILE, PART, named(`${tmpdir()}/outside-of-all`)], [FILE, PART]],
    ['one named like a property of every object', [FILE, PART, named('__proto__')], [FILE, PART]],
    ['one with terminal control characters in its name', [FILE, PART, named('\u001b[2J')], [FILE, PART]],
    [
      'a file of the store that the manifest does not name',
      [FILE, PART, named(`files/${'b'.repeat(32)}`)],
      [FILE, PART],
    ],
    ['an entry twice', [FILE, PART, PART]],
    ['a symbolic link', [FILE, link('symlink')], [FILE, { name: PART.name }]],
    ['a hard link', [FILE, link('link')], [FILE, { name: PART.name }]],
    ['a folder', [FILE, PART, { name: 'database/other', type: 'directory' }], [FILE, PART]],
    ['a manifest that names the way out', [FILE, PART, named('database/../../outside')]],
    ['a manifest that names the same place twice', [FILE, PART, named('database/./person')]],
    ['a manifest that names an absolute path', [FILE, PART, named('/outside')]],
    ['a manifest with a file that is no table', [FILE, PART, named('database/other')]],
    ['a manifest with a table that leads out', [FILE, PART, named('database/../out')], undefined, ['person', '../out']],
    [
      'a manifest with a table below another',
      [FILE, PART, named('database/person/1')],
      undefined,
      ['person', 'person/1'],
    ],
    ['a table that is not there', [FILE]],
    ['a file of the store that is not there', [PART]],
  ])('%s', async (_name, entries, names, tables) => {
    const file = await writeBackup(entries, names, tables);
    await openStore('file:', join(tempFolder, 'data'));
    const before = await listAll();
    await expect(verifyBackup(file)).rejects.toThrow(ONE_SENTENCE);
    await expect(restoreInto(file)).rejects.toThrow(ONE_SENTENCE);
    expect(await listAll()).toEqual(before);
  });

  it('the same backup without the manipulation is accepted', async () => {
    const { files, database } = await verifyBackup(await writeBackup([FILE, PART]));
    expect([files.length, database.counts]).toEqual([1, { person: 1 }]);
  });

  it('a backup of the former format is refused with its own message', async () => {
    const packed = pack();
    packed.entry({ name: 'manifest.json' }, JSON.stringify({ format: 1 }));
    packed.finalize();
    const file = join(tempFolder, 'former.tar');
    await pipeline(packed, createWriteStream(file));
    await expect(restoreInto(file)).rejects.toThrow(/^예전 형식의 백업이라 되돌릴 수 없습니다\..+$/);
  });
});
