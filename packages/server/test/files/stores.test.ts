import { randomBytes } from 'node:crypto';
import { access, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/areas/files/open-store.ts';
import type { FileStore } from '../../src/areas/files/public/file-store.ts';
import { startFakeS3 } from './fake-s3.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
const stores: Record<'disk' | 's3', FileStore | undefined> = { disk: undefined, s3: undefined };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-stores-'));
  s3 = await startFakeS3();
  Object.assign(process.env, { AWS_ENDPOINT_URL: s3.url, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' });
  stores.disk = await openStore('file:', folder);
  stores.s3 = await openStore('s3://bucket/portal/files', folder);
});
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});

const newKey = (): string => randomBytes(16).toString('hex');

async function sentFile(bytes: Buffer): Promise<string> {
  const path = join(folder, newKey());
  await writeFile(path, bytes);
  return path;
}

describe.each(['disk', 's3'] as const)('the %s store', (kind) => {
  const open = (): FileStore => stores[kind] ?? expect.fail('not opened');

  test.each([0, 1, 5_000_000])('gives back %i bytes as they were put', async (size) => {
    const [key, bytes] = [newKey(), randomBytes(size)];
    await open().put(key, await sentFile(bytes), 'image/png');
    const found = await open().open(key);
    expect(found?.bytes).toBe(size);
    expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true);
  });

  test('knows nothing of an absent key, and removes it without complaint', async () => {
    expect(await open().open(newKey())).toBeNull();
    await open().remove(newKey());
  });

  test('forgets a removed key', async () => {
    const key = newKey();
    await open().put(key, await sentFile(Buffer.from('x')), 'image/png');
    await open().remove(key);
    expect(await open().open(key)).toBeNull();
  });

  test('refuses to put a file that is not there', async () => {
    const key = newKey();
    await expect(open().put(key, join(folder, 'absent'), 'image/png')).rejects.toThrow('ENOENT');
    expect(await open().open(key)).toBeNull();
  });
});

test('lists what was put before a moment, and nothing else (disk, s3)', async () => {
  const keys = async (store: FileStore | undefined, before: Date): Promise<string[]> => {
    const found: string[] = [];
    for await (const key of store?.list(before) ?? []) found.push(key);
    return found.sort();
  };
  const root = await mkdtemp(join(tmpdir(), 'portal-list-'));
  const disk = await openStore('file:', root);
  const old = [newKey(), newKey()].sort();
  for (const key of old) await disk.put(key, await sentFile(Buffer.from('x')), 'image/png');
  const young = newKey();
  await disk.put(young, await sentFile(Buffer.from('x')), 'image/png');
  for (const key of old) await utimes(join(root, 'files', key.slice(0, 2), key), 1, 1);
  const before = new Date(Date.now() - 60_000);
  expect(await keys(disk, before)).toEqual(old);
  expect(await keys(disk, new Date(Date.now() + 60_000))).toEqual([...old, young].sort());
  await rm(root, { recursive: true });

  const ancient = ['old1', 'old2', 'old3', 'old4', 'old5'];
  for (const key of [...ancient, 'young1']) await stores.s3?.put(key, await sentFile(Buffer.from('x')), 'image/png');
  expect(await keys(stores.s3, before)).toEqual(ancient);
});

test('on disk a file stands under the first two characters of its key, and no part of it is left', async () => {
  const key = newKey();
  await stores.disk?.put(key, await sentFile(Buffer.from('x')), 'image/png');
  await access(join(folder, 'files', key.slice(0, 2), key));
  expect(await readdir(join(folder, 'files', 'part'))).toEqual([]);
});

test('another folder may be named', async () => {
  const [root, key] = [join(folder, 'elsewhere'), newKey()];
  const store = await openStore(pathToFileURL(root).href, folder);
  await store.put(key, await sentFile(Buffer.from('x')), 'image/png');
  await access(join(root, key.slice(0, 2), key));
});

test('in the object store bucket and prefix stand in the path, the type with the object', async () => {
  const key = newKey();
  await stores.s3?.put(key, await sentFile(Buffer.from('x')), 'image/webp');
  expect(s3.seen.at(-1)).toEqual({ method: 'PUT', path: `/bucket/portal/files/${key}`, type: 'image/webp' });
  expect(s3.objects.get(`/bucket/portal/files/${key}`)?.toString()).toBe('x');
});

test('an object store that is away fails the call instead of hanging it', async () => {
  Object.assign(process.env, { AWS_ENDPOINT_URL: 'http://127.0.0.1:1' });
  const store = await openStore('s3://bucket', folder);
  const started = Date.now();
  await expect(store.open(newKey())).rejects.toThrow();
  expect(Date.now() - started).toBeLessThan(10_000);
});
