import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { storedFileName } from '@portal/contract/areas/files/names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '#areas/files/public/open-store.ts';
import { verifyBackup } from '#backup/verify.ts';
import { registration } from '#test-kit/factories/project.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { type ObjectStore, startObjectStore } from '#test-kit/object-store.ts';
import { type Client, signInAt } from '#test-kit/portal-client.ts';
import {
  makeDataDir,
  type PortalOptions,
  type PortalProcess,
  removeDataDir,
  runPortal,
  startPortal,
} from '#test-kit/portal-process.ts';
import { openData } from '#test-kit/prepare-data.ts';
import { drawPicture } from '../files/draw-picture.ts';

/** An employee of the demonstration data with encrypted numbers. */
const EMPLOYEE = { UserId: 'dev3' };

/** The data of a portal: its data folder, its settings and its database. */
type PortalData = Required<Pick<PortalOptions, 'dataDir' | 'env'>> & { url: string; drop: () => Promise<void> };

let s3: ObjectStore;
let source: PortalData;
let target: PortalData;
let folder: string;
let portal: PortalProcess;
let photo: Buffer;

const ENV_OF_SOURCE = { STORAGE_URL: 's3://bucket/portal', NODE_NO_WARNINGS: '1' };

/**
 * A PostgreSQL server with an object store. The SDK's version warnings on stderr are silenced, because this test reads
 * stderr.
 */
async function makeServerData(): Promise<PortalData> {
  const { url, drop } = await makeDatabase();
  return { dataDir: await makeDataDir(), env: { DATABASE_URL: url, ...ENV_OF_SOURCE, ...s3.env }, url, drop };
}

/** Everything in one folder, with the keys of the other portals. */
async function makeFolderData(): Promise<PortalData> {
  return { dataDir: await makeDataDir(), env: { APP_KEYS: 'k'.repeat(43) }, url: '', drop: async () => {} };
}

beforeAll(async () => {
  s3 = await startObjectStore();
  folder = await makeDataDir();
  photo = await drawPicture('jpeg', 120, 80);
  source = await makeServerData();
  // A backup does not depend on the kind of database and store. One from a server and objects may be restored to a
  // folder.
  target = await makeFolderData();
  portal = await startPortal({ ...source, env: { ...source.env, DEMO: '1' } });
}, 400_000);
afterAll(async () => {
  await portal.stop();
  await s3.close();
  for (const { dataDir, drop } of [source, target]) {
    await drop();
    await removeDataDir(dataDir);
  }
  await removeDataDir(folder);
});

async function register(client: Client): Promise<number> {
  const name = storedFileName(`${randomUUID()}.jpg`, new Date());
  expect(await client.upload('Construction/construction-photo-upload-add', { [name]: photo })).toMatchObject({
    status: 200,
  });
  const added = await client.call('Construction/construction-add', {
    ...registration({ StartDate: '2099-01-01', ImageNameList: name }),
  });
  expect(added).toMatchObject({ status: 200 });
  return Number(added.body.data?.[0]?.['id']);
}

/** Registers projects until `isOver`, more slowly than the throttle of uploads allows. */
async function keepRegistering(client: Client, isOver: () => boolean): Promise<number> {
  let registered = 0;
  for (; !isOver(); registered += 1) {
    await register(client);
    await sleep(200);
  }
  return registered;
}

/** SHA-256 of every stored file by its name. */
async function hashFiles(data: PortalData): Promise<Map<string, string>> {
  Object.assign(process.env, s3.env);
  const store = await openStore(data.env['STORAGE_URL'] ?? 'file:', data.dataDir);
  const database = await openData(data.dataDir, data.url);
  const rows = await database.db.selectFrom('stored_file').select(['name', 'storage_key']).execute();
  await database.close();
  const hashes = new Map<string, string>();
  for (const { name, storage_key } of rows) {
    const found = await store.open(storage_key);
    if (found)
      hashes.set(
        name,
        createHash('sha256')
          .update(await buffer(found.stream))
          .digest('hex'),
      );
  }
  for (const name of Object.keys(s3.env)) delete process.env[name];
  return hashes;
}

const fullNumbers = async (url: string) => {
  const admin = await signInAt(url, 'admin');
  const numberOf = async (Item: string) =>
    (await admin.call('User/user-number-read', { ...EMPLOYEE, Item, Reason: '옮긴 번호를 비교합니다' })).body
      .data?.[0]?.['number'];
  const numbers = [await numberOf('social'), await numberOf('account')];
  return numbers;
};

describe('backup and restore (R15)', { timeout: 400_000 }, () => {
  const fileOf = (name: string) => join(folder, name);
  let before: number[];
  let numbers: unknown[];

  it('a backup contains database and files of one moment while users write', async () => {
    const staff = await signInAt(portal.url, 'sales1');
    numbers = await fullNumbers(portal.url);
    before = [await register(staff), await register(staff)];
    let isOver = false;
    const writing = keepRegistering(staff, () => isOver);
    const made = await runPortal(['backup', fileOf('backup')], source).finally(() => {
      isOver = true;
    });
    const meanwhile = await writing;

    expect(made).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /\d+행과 파일 \d+개\([\d.]+MB\)를 담았습니다: .*\n데이터베이스: .*, 파일 저장소: s3:/,
      ),
    });
    expect(meanwhile).toBeGreaterThan(0);
    expect((await stat(fileOf('backup'))).mode & 0o077).toBe(0);
    const { missing, database } = await verifyBackup(fileOf('backup'));
    expect(missing).toEqual([]);
    expect(database.counts['outsourced_project']).toBeGreaterThan(before.length);
  });

  it('an existing file is not overwritten', async () => {
    const again = await runPortal(['backup', fileOf('backup')], source);
    expect([again.code, again.stderr.trim()]).toEqual([1, `이미 있는 파일입니다: ${fileOf('backup')}`]);
  });

  it('a truncated or changed backup is refused, and nothing is written', async () => {
    const bytes = await readFile(fileOf('backup'));
    await writeFile(fileOf('cut'), bytes);
    await truncate(fileOf('cut'), bytes.length >> 1);
    await writeFile(fileOf('changed'), bytes);
    const handle = await open(fileOf('changed'), 'r+');
    await handle.write(Buffer.from([(bytes[2000] ?? 0) ^ 1]), 0, 1, 2000);
    await handle.close();
    for (const name of ['cut', 'changed']) {
      const refused = await runPortal(['restore', fileOf(name), '--yes'], target);
      expect([refused.code, refused.stderr.trim()]).toEqual([
        1,
        expect.stringMatching(/^백업 파일이 온전하지 않습니다: .+$/),
      ]);
    }
  });

  it('a restore elsewhere has every row and every byte; users sign in and encrypted numbers decrypt', async () => {
    const restored = await runPortal(['restore', fileOf('backup'), '--yes'], target);
    expect(restored).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/되돌리고 비교했습니다\. 파일 저장소: .*\.\n$/),
    });
    expect(restored.stderr.split('\n')).toEqual([
      expect.stringMatching(/^데이터베이스: .* \(0행\)$/),
      expect.stringContaining('파일 저장소: '),
      expect.stringMatching(/^할 일: 백업의 표 \d+개의 \d+행과 파일 \d+개/),
      '',
    ]);

    const { database, files } = await verifyBackup(fileOf('backup'));
    const hashes = await hashFiles(target);
    expect(hashes.size).toBe(files.length);
    const second = await startPortal({ dataDir: target.dataDir, env: { ...target.env, DEMO: '0' } });
    expect(await fullNumbers(second.url)).toEqual(numbers);
    const staff = await signInAt(second.url, 'sales1');
    for (const Id of before) {
      expect(await staff.call('Construction/construction-info', { Id })).toMatchObject({ status: 200 });
    }
    const list = await staff.call('Construction/all-construction-mize-list', { Page: 1, PageSize: 1 });
    expect(list.body.meta?.totalCount).toBe(database.counts['outsourced_project']);
    expect(await register(staff)).toBeGreaterThan(Math.max(...before));
    const again = await runPortal(['backup', fileOf('embedded')], target);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    const counted = (await verifyBackup(fileOf('embedded'))).database.counts['outsourced_project'];
    expect(counted).toBe((database.counts['outsourced_project'] ?? 0) + 1);
    await second.stop();
    const original = await hashFiles(source);
    expect([...hashes].filter(([name, hash]) => original.get(name) !== hash)).toEqual([]);
  });

  it('a restore needs an empty database', async () => {
    const again = await runPortal(['restore', fileOf('backup'), '--yes'], target);
    expect([again.code, again.stderr.trim()]).toEqual([
      1,
      '데이터베이스가 비어 있지 않습니다. 빈 데이터베이스에만 되돌릴 수 있습니다.',
    ]);
  });

  it('a restore needs an empty file store, and warns about other keys', async () => {
    const empty = await makeFolderData();
    const stray = await openStore('file:', empty.dataDir);
    await writeFile(fileOf('stray'), photo);
    await stray.put('f'.repeat(32), fileOf('stray'), 'image/jpeg');
    const refused = await runPortal(['restore', fileOf('backup'), '--yes'], empty);
    await stray.remove('f'.repeat(32));
    const otherKeys = await runPortal(['restore', fileOf('backup'), '--yes'], {
      ...empty,
      env: { ...empty.env, APP_KEYS: 'o'.repeat(43) },
    });
    await empty.drop();
    await removeDataDir(empty.dataDir);
    expect(refused.stderr.trim()).toBe('파일 저장소가 비어 있지 않습니다. 빈 저장소에만 되돌릴 수 있습니다.');
    expect(otherKeys).toMatchObject({ code: 0, stdout: expect.stringContaining('APP_KEYS가 아닙니다') });
  });

  it('an unreachable server is reported in one sentence', async () => {
    const unreachable = await runPortal(['backup', fileOf('away')], {
      ...source,
      env: { ...source.env, LISTEN_DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    });
    expect(unreachable.stderr.trim()).toMatch(/^데이터베이스에 연결할 수 없습니다: .+$/);
  });
});
