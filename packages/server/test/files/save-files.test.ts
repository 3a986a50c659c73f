import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveFiles } from '../../src/areas/files/public/save-files.ts';
import { openStoredFile, purgeUnclaimed } from '../../src/areas/files/public/stored-files.ts';
import { drawPicture } from './draw-picture.ts';
import { type OpenFiles, openFiles } from './open-files.ts';
import { multipartBody, pictureServer, post } from './upload-server.ts';

const HOUR_MS = 60 * 60 * 1000;
const noneClaimed = () => sql<boolean>`true`;

let files: OpenFiles;
let app: FastifyInstance;
let picture: Buffer;
beforeAll(async () => {
  files = await openFiles();
  app = await pictureServer(files);
  picture = await drawPicture('jpeg');
});
afterAll(async () => {
  await app.close();
  await files.close();
});
beforeEach(async () => {
  files.setNow(new Date());
  await files.ctx.db.deleteFrom('stored_file').execute();
  for (const key of await files.onDisk()) await files.ctx.files.remove(key);
});

const upload = (...names: string[]) =>
  post(app, '/pictures', multipartBody(names.map((name) => ({ name, content: picture }))));

/** The picture as an upload on disk. */
async function onDisk(file: string): Promise<string> {
  const path = join(files.dataDir, 'incoming', file);
  await writeFile(path, picture);
  return path;
}

const stored = async (): Promise<string[]> => {
  const rows = await files.ctx.db.selectFrom('stored_file').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
};

/** Each row has its bytes and nothing else is on disk. */
async function expectStored(names: string[]): Promise<void> {
  expect(await stored()).toEqual(names);
  expect(await files.onDisk()).toHaveLength(names.length);
}

test('uploaded pictures are stored under the names they came with (D-121)', async () => {
  const answer = await upload('20261123101530123_현장.jpg', '20261123101530124_b.jpg');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().fileNames).toEqual(['20261123101530123_현장.jpg', '20261123101530124_b.jpg']);
  await expectStored(['20261123101530123_현장.jpg', '20261123101530124_b.jpg']);
  const keys = await files.onDisk();
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test('a name in use is refused by name, and nothing of that request stays (D-122)', async () => {
  await upload('a.jpg');
  const before = (await app.inject('/show/a.jpg')).rawPayload;
  const answer = await upload('new.jpg', 'a.jpg');
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ code: 'FILE_EXISTS', message: '다음 파일은 이미 추가되었습니다. a.jpg' });
  await expectStored(['a.jpg']);
  expect((await app.inject('/show/a.jpg')).rawPayload).toEqual(before);
});

test('one name twice in a request is refused, also in two Unicode forms', async () => {
  const answer = await upload('현장.jpg'.normalize('NFC'), '현장.jpg'.normalize('NFD'));
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'FILE_EXISTS']);
  await expectStored([]);
});

test('one wrong file among good ones leaves nothing', async () => {
  const body = multipartBody([
    { name: 'a.jpg', content: picture },
    { name: 'b.jpg', content: '<svg onload=alert(1)>' },
  ]);
  const answer = await post(app, '/pictures', body);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'FILE_TYPE', message: '허용되지 않는 파일 형식입니다.' },
  ]);
  await expectStored([]);
});

test('an upload without a file is refused', async () => {
  const answer = await post(app, '/pictures', multipartBody([{ field: 'LoginId', content: 'pm1' }]));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
});

test('of many uploads of one name at once exactly one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [`one${round}.jpg`, `other${round}.jpg`];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? upload(one, other) : upload(other, one))),
    );
    const codes = answers.map((answer) => answer.statusCode).sort();
    expect(codes).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  }
  expect(await stored()).toHaveLength(10);
  expect(await files.onDisk()).toHaveLength(10);
});

test('two uploads that both found the name free: one is stored, the other takes its bytes back', async () => {
  let waiting: (() => void)[] = [];
  const both = {
    ...files.ctx.files,
    put: async (key: string, path: string, mime: string) => {
      await files.ctx.files.put(key, path, mime);
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 2) for (const wake of waiting) wake();
      });
    },
  };
  const save = async (file: string) => {
    const uploads = [{ name: 'a.jpg', path: await onDisk(file), bytes: picture.length }];
    return saveFiles({ ...files.ctx, files: both }, FILE_RULES.projectPhoto, uploads);
  };
  const results = await Promise.allSettled([save('one'), save('other')]);
  waiting = [];
  const refused = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
  expect(refused).toMatchObject([{ code: 'FILE_EXISTS', message: '다음 파일은 이미 추가되었습니다. a.jpg' }]);
  await expectStored(['a.jpg']);
});

test('an attachment is stored as it came, one that could run is not (TH11b)', async () => {
  const drawing = { name: '도면.dwg', path: await onDisk('drawing'), bytes: picture.length };
  expect(await saveFiles(files.ctx, FILE_RULES.noticeAttachment, [drawing])).toEqual(['도면.dwg']);
  const opened = await openStoredFile(files.ctx, FILE_RULES.noticeAttachment.folder, '도면.dwg');
  expect(opened).toMatchObject({ mime: 'application/octet-stream', bytes: picture.length });
  expect(Buffer.concat((await opened?.stream.toArray()) ?? [])).toEqual(picture);

  const program = { name: 'setup.EXE', path: await onDisk('program'), bytes: picture.length };
  const refused = saveFiles(files.ctx, FILE_RULES.noticeAttachment, [program]);
  await expect(refused).rejects.toMatchObject({ code: 'FILE_TYPE' });
  await rm(program.path, { force: true });
  expect(await openStoredFile(files.ctx, FILE_RULES.noticeAttachment.folder, 'setup.EXE')).toBeNull();
});

test('bytes that cannot be stored leave neither row nor bytes', async () => {
  let puts = 0;
  const full = {
    ...files.ctx.files,
    put: async (key: string, path: string, mime: string) => {
      puts += 1;
      if (puts === 2) throw new Error('no space left');
      await files.ctx.files.put(key, path, mime);
    },
  };
  const paths = [await onDisk('x'), await onDisk('y')];
  const uploads = paths.map((path, index) => ({ name: `${index}.jpg`, path, bytes: picture.length }));
  await expect(saveFiles({ ...files.ctx, files: full }, FILE_RULES.projectPhoto, uploads)).rejects.toThrow(
    'no space left',
  );
  for (const path of paths) await rm(path, { force: true });
  await expectStored([]);
});

test('a row that cannot be stored takes its bytes along', async () => {
  const stranger = { ...files.ctx, actor: { ...files.ctx.actor, userId: 'nobody' } };
  const path = await onDisk('z');
  const uploads = [{ name: 'z.jpg', path, bytes: picture.length }];
  await expect(saveFiles(stranger, FILE_RULES.projectPhoto, uploads)).rejects.toThrow(/foreign key/);
  await rm(path, { force: true });
  await expectStored([]);
});

test('a picture is shown in its stored type, sandboxed and for this user only (D-125)', async () => {
  await upload('현장 (1).html');
  const answer = await app.inject(`/show/${encodeURIComponent('현장 (1).html')}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(answer.rawPayload.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=300',
  });
  expect(answer.headers['content-disposition']).toBeUndefined();
  const head = await app.inject({ method: 'HEAD', url: `/show/${encodeURIComponent('현장 (1).html')}` });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
});

test('a download is an attachment under its real name (RFC 6266)', async () => {
  await upload('현장 (1).jpg');
  const { headers } = await app.inject(`/save/${encodeURIComponent('현장 (1).jpg')}`);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="__ (1).jpg"; filename*=UTF-8''%ED%98%84%EC%9E%A5%20%281%29.jpg`,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('a name is looked up, never walked (TH9)', async () => {
  await upload('a.jpg', '사진.jpg');
  const [key] = await files.onDisk();
  const absent = [
    '../a.jpg',
    '..%2fa.jpg',
    '%2e%2e%2fa.jpg',
    '..%252fa.jpg',
    '..%5ca.jpg',
    '%2fetc%2fpasswd',
    'a.jpg%00',
    'a.jpg%00.png',
    'A.jpg',
    'a.jp_',
    '%25',
    'x'.repeat(500),
    encodeURIComponent('가'.repeat(150)),
    String(key),
  ];
  for (const name of absent) expect((await app.inject(`/show/${name}`)).statusCode, name).toBe(404);
  expect((await app.inject(`/show/${encodeURIComponent('사진.jpg'.normalize('NFD'))}`)).statusCode).toBe(200);
});

test('the longest name can be fetched again', async () => {
  for (const character of ['가', '😀']) {
    const [name] = (await upload(`${character.repeat(300)}.jpg`)).json().fileNames;
    expect((await app.inject(`/show/${encodeURIComponent(name)}`)).statusCode, character).toBe(200);
  }
});

test('a row whose bytes are gone is absent', async () => {
  await upload('a.jpg');
  for (const key of await files.onDisk()) await files.ctx.files.remove(key);
  expect(await openStoredFile(files.ctx, 'Construction', 'a.jpg')).toBeNull();
});

test('names that no record refers to are removed after 24 hours, with their bytes (D-121)', async () => {
  files.setNow(new Date(Date.now() - 25 * HOUR_MS));
  await upload('claimed.jpg', 'forgotten.jpg');
  files.setNow(new Date(Date.now() - 23 * HOUR_MS));
  await upload('young.jpg');
  files.setNow(new Date());
  const removed = await purgeUnclaimed(files.ctx, 'Construction', (file) => file('name', '<>', 'claimed.jpg'));
  expect(removed).toBe(1);
  await expectStored(['claimed.jpg', 'young.jpg']);
});

test('a purge that cannot remove bytes keeps their rows for the next one', async () => {
  files.setNow(new Date(Date.now() - 25 * HOUR_MS));
  await upload('a.jpg');
  files.setNow(new Date());
  const away = {
    ...files.ctx.files,
    remove: async () => {
      throw new Error('store is away');
    },
  };
  await expect(purgeUnclaimed({ ...files.ctx, files: away }, 'Construction', noneClaimed)).rejects.toThrow('away');
  await expectStored(['a.jpg']);
  expect(await purgeUnclaimed(files.ctx, 'Construction', noneClaimed)).toBe(1);
  await expectStored([]);
});

test('a purge takes more than one batch and stays in its folder', async () => {
  const longAgo = new Date(Date.now() - 48 * HOUR_MS);
  const row = (folder: 'Construction' | 'Notice', index: number) => ({
    folder,
    name: `${index}.jpg`,
    storage_key: `${folder}-${index}`,
    mime: 'image/jpeg',
    bytes: 1,
    uploaded_by: 'pm1',
    uploaded_at: longAgo,
  });
  const rows = Array.from({ length: 250 }, (_, index) => row('Construction', index));
  await files.ctx.db
    .insertInto('stored_file')
    .values([...rows, row('Notice', 0)])
    .execute();
  expect(await purgeUnclaimed(files.ctx, 'Construction', noneClaimed)).toBe(250);
  expect(await stored()).toEqual(['0.jpg']);
});
