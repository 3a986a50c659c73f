import { randomBytes } from 'node:crypto';
import { access, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '#areas/files/public/file-store.ts';
import { openStore } from '#areas/files/public/open-store.ts';
import { s3Store } from '#areas/files/s3-store.ts';
import { type ObjectStore, startObjectStore } from '#test-kit/object-store.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let folder: string;
let s3: ObjectStore;
const stores: Record<'disk' | 's3', FileStore | undefined> = { disk: undefined, s3: undefined };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-stores-'));
  s3 = await startObjectStore();
  Object.assign(process.env, s3.env);
  stores.disk = await openStore('file:', folder);
  stores.s3 = await openStore('s3://bucket/portal/files', folder);
});
afterAll(async () => {
  for (const name of Object.keys(s3.env)) delete process.env[name];
  await s3.close();
  await rm(folder, { recursive: true });
});

const newKey = (): string => randomBytes(16).toString('hex');

async function sentFile(bytes: Buffer): Promise<string> {
  const path = join(folder, newKey());
  await writeFile(path, bytes);
  return path;
}

/** Sets the time of a key's storing to long ago. */
async function age(kind: 'disk' | 's3', key: string): Promise<void> {
  if (kind === 'disk') await utimes(join(folder, 'files', key.slice(0, 2), key), LONG_AGO, LONG_AGO);
  const stored = s3.objects.get(`/bucket/portal/files/${key}`);
  if (stored) stored.storedAt = LONG_AGO;
}

describe.each(['disk', 's3'] as const)('the %s store', (kind) => {
  const open = (): FileStore => stores[kind] ?? expect.fail('not opened');
  const keysBefore = async (before: Date): Promise<string[]> => {
    const found: string[] = [];
    for await (const key of open().list(before)) found.push(key);
    return found.sort();
  };

  test.each([0, 1, 5_000_000])('returns %i bytes as they were stored', async (size) => {
    const [key, bytes] = [newKey(), randomBytes(size)];
    await open().put(key, await sentFile(bytes), 'image/png');
    const found = await open().open(key);
    expect(found?.bytes).toBe(size);
    expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true);
  });

  test('closes a file when its reader disconnects, and returns it again afterwards', async () => {
    const [key, bytes] = [newKey(), randomBytes(5_000_000)];
    await open().put(key, await sentFile(bytes), 'image/png');
    const abandoned = await open().open(key);
    await abandoned?.stream.iterator().next();
    abandoned?.stream.destroy();
    const again = await open().open(key);
    expect(again && (await buffer(again.stream)).equals(bytes)).toBe(true);
  });

  test('has nothing for an unknown key, and removes it without an error', async () => {
    expect(await open().open(newKey())).toBeNull();
    await open().remove(newKey());
  });

  test('has nothing for a removed key', async () => {
    const key = newKey();
    await open().put(key, await sentFile(Buffer.from('x')), 'image/png');
    await open().remove(key);
    expect(await open().open(key)).toBeNull();
  });

  test('refuses to store a file that does not exist', async () => {
    const key = newKey();
    await expect(open().put(key, join(folder, 'absent'), 'image/png')).rejects.toThrow('ENOENT');
    expect(await open().open(key)).toBeNull();
  });

  test('lists everything stored before a moment, in any number', async () => {
    const old = Array.from({ length: 5 }, newKey).sort();
    const young = newKey();
    for (const key of [...old, young]) await open().put(key, await sentFile(Buffer.from('x')), 'image/png');
    for (const key of old) await age(kind, key);
    expect(await keysBefore(new Date(Date.now() - 60_000))).toEqual(old);
    expect(await keysBefore(new Date(Date.now() + 60_000))).toEqual(expect.arrayContaining([...old, young]));
  });
});

test('on disk a file is in a folder named by the first two characters of its key, and no partial file stays', async () => {
  const key = newKey();
  await stores.disk?.put(key, await sentFile(Buffer.from('x')), 'image/png');
  await access(join(folder, 'files', key.slice(0, 2), key));
  expect(await readdir(join(folder, 'files', 'part'))).toEqual([]);
});

test('another folder may be configured', async () => {
  const [root, key] = [join(folder, 'elsewhere'), newKey()];
  const store = await openStore(pathToFileURL(root).href, folder);
  await store.put(key, await sentFile(Buffer.from('x')), 'image/png');
  await access(join(root, key.slice(0, 2), key));
});

test('in the object store the path contains bucket and prefix, and the object has its type', async () => {
  const key = newKey();
  const path = `/bucket/portal/files/${key}`;
  await stores.s3?.put(key, await sentFile(Buffer.from('x')), 'image/webp');
  await expect
    .poll(() => s3.requests.find((request) => request.path === path))
    .toEqual({ method: 'PUT', path, type: 'image/webp', status: 200 });
  expect(await readFile(s3.objects.get(path)?.file ?? '', 'utf8')).toBe('x');
});

test('an object store with another secret accepts nothing', async () => {
  const [key, path] = [newKey(), await sentFile(Buffer.from('x'))];
  const stranger = await s3Store('s3://bucket', { ...s3.env, AWS_SECRET_ACCESS_KEY: 'another' });
  await expect(stranger.put(key, path, 'image/png')).rejects.toThrow();
  expect(s3.objects.has(`/bucket/${key}`)).toBe(false);
});

test('an unreachable object store fails the call instead of blocking it', async () => {
  const store = await s3Store('s3://bucket', { ...s3.env, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' });
  const started = Date.now();
  await expect(store.open(newKey())).rejects.toThrow();
  expect(Date.now() - started).toBeLessThan(10_000);
});

describe('an object store that accepts connections and never responds (R23)', () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  let store: FileStore;
  beforeAll(async () => {
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const env = { ...s3.env, AWS_ENDPOINT_URL: `http://127.0.0.1:${address.port}` };
    store = await s3Store('s3://bucket', env, 200);
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test.each([
    ['reads', () => store.open(newKey())],
    ['writes', async () => store.put(newKey(), await sentFile(Buffer.from('x')), 'image/png')],
    ['removes', () => store.remove(newKey())],
  ])('fails calls that %s, and does not block them', async (_what, call) => {
    await expect(call()).rejects.toThrow();
    expect(sockets.size).toBeGreaterThan(0);
  });
});
