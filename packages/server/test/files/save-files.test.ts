import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInlineFile, openStoredFile, purgeUnclaimed } from '#areas/files/public/stored-files.ts';
import { drawPicture } from './draw-picture.ts';
import { type OpenFiles, openFiles, STORAGES } from './open-files.ts';
import { saveFiles, saveFilesWith } from './save-files-now.ts';
import { multipartBody, pictureServer, post } from './upload-server.ts';

const HOUR_MS = 60 * 60 * 1000;
const noneClaimed = () => sql<boolean>`true`;

describe.each(STORAGES)('files in %s storage', (storage) => {
  let files: OpenFiles;
  let app: FastifyInstance;
  let picture: Buffer;
  beforeAll(async () => {
    files = await openFiles(storage);
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
    for (const sent of await readdir(incoming())) await rm(join(incoming(), sent));
  });

  const upload = (...names: string[]) =>
    post(app, '/pictures', multipartBody(names.map((name) => ({ name, content: picture }))));

  const incoming = (): string => join(files.dataDir, 'incoming');

  /** Writes an upload to disk, by default the picture. */
  async function onDisk(file: string, content = picture): Promise<string> {
    const path = join(incoming(), file);
    await writeFile(path, content);
    return path;
  }

  const stored = async (): Promise<string[]> => {
    const rows = await files.ctx.db.selectFrom('stored_file').select('name').orderBy('name').execute();
    return rows.map((row) => row.name);
  };

  /** Checks that each row has its bytes and that nothing else is on disk. */
  async function expectStored(names: string[]): Promise<void> {
    expect(await stored()).toEqual(names);
    expect(await files.onDisk()).toHaveLength(names.length);
  }

  test('uploaded pictures are stored under their original names (D-121)', async () => {
    const answer = await upload('20261123101530123_현장.jpg', '20261123101530124_b.jpg');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().fileNames).toEqual(['20261123101530123_현장.jpg', '20261123101530124_b.jpg']);
    await expectStored(['20261123101530123_현장.jpg', '20261123101530124_b.jpg']);
    const keys = await files.onDisk();
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });

  test('a used name is refused by name, and nothing of that request stays (D-122)', async () => {
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

  test('one bad file among good ones leaves nothing', async () => {
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

  test('of many parallel uploads of one name exactly one succeeds', async () => {
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

  test('of two uploads that both found the name free, one is stored and the other removes its bytes', async () => {
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

  const { noticeAttachment: ATTACHMENT } = FILE_RULES;

  test('an attachment is stored unchanged; one with the extension of a program is refused (TH11b)', async () => {
    const drawing = { name: '사진.dwg', path: await onDisk('drawing'), bytes: picture.length };
    expect(await saveFiles(files.ctx, ATTACHMENT, [drawing])).toEqual(['사진.dwg']);
    const opened = await openStoredFile(files.ctx, ATTACHMENT.folder, '사진.dwg');
    expect(opened?.bytes).toBe(picture.length);
    expect(Buffer.concat((await opened?.stream.toArray()) ?? [])).toEqual(picture);

    const program = { name: 'setup.EXE', path: await onDisk('program'), bytes: picture.length };
    const refused = saveFiles(files.ctx, ATTACHMENT, [program]);
    await expect(refused).rejects.toMatchObject({ code: 'FILE_TYPE' });
    await rm(program.path, { force: true });
    expect(await openStoredFile(files.ctx, ATTACHMENT.folder, 'setup.EXE')).toBeNull();
  });

  const portable = Buffer.alloc(256);
  portable.write('MZ');
  portable.writeUInt32LE(128, 0x3c);
  portable.write('PE\0\0', 128);

  test.each([
    ['of Windows', portable],
    ['of Linux', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['of macOS', Buffer.from('\xcf\xfa\xed\xfe', 'latin1')],
  ])('a program %s is recognised by its content under any name (TH11b)', async (_of, content) => {
    const path = await onDisk('program', content);
    const refused = saveFiles(files.ctx, ATTACHMENT, [{ name: '견적서.pdf', path, bytes: content.length }]);
    await expect(refused).rejects.toMatchObject({ code: 'FILE_TYPE', message: '허용되지 않는 파일 형식입니다.' });
    await rm(path, { force: true });
    await expectStored([]);
  });

  test.each([
    ['견적서.hwp', '%PDF-1.7 …', 'application/pdf'],
    ['견적서.pdf', '<html><script>alert(1)</script>', null],
    ['그림.png', '<svg onload="alert(1)"/>', null],
    ['조사.txt', `MZ세대가 일하는 방식${' '.repeat(80)}`, null],
    ['빈 파일.txt', '', null],
  ])('%s is shown with its type, or offered for download only (D-125)', async (name, text, shown) => {
    const content = Buffer.from(text);
    await saveFiles(files.ctx, ATTACHMENT, [{ name, path: await onDisk('sent', content), bytes: content.length }]);
    const file = await openInlineFile(files.ctx, ATTACHMENT.folder, name);
    file?.stream.destroy();
    expect(file?.mime ?? null).toBe(shown);
    const saved = await openStoredFile(files.ctx, ATTACHMENT.folder, name);
    saved?.stream.destroy();
    expect(saved?.mime).toBe(shown ?? 'application/octet-stream');
  });

  test('when the work after storing the bytes fails, neither rows nor bytes stay', async () => {
    const sent = [{ name: 'a.jpg', path: await onDisk('sent'), bytes: picture.length }];
    const failing = saveFilesWith(files.ctx, [{ rule: FILE_RULES.noticeImage, files: sent }], async (tx) => {
      expect(await tx.db.selectFrom('stored_file').select('name').execute()).toEqual([{ name: 'a.jpg' }]);
      throw new Error('the notice is refused');
    });
    await expect(failing).rejects.toThrow('the notice is refused');
    await expectStored([]);
  });

  test('files of several kinds are stored together or not at all', async () => {
    const send = async (name: string) => [{ name, path: await onDisk(name), bytes: picture.length }];
    const sets = async () => [
      { rule: FILE_RULES.noticeImage, files: await send('a.jpg') },
      { rule: ATTACHMENT, files: await send('b.pdf') },
    ];
    expect(await saveFilesWith(files.ctx, await sets(), async () => 'done')).toBe('done');
    await expectStored(['a.jpg', 'b.pdf']);
    await files.ctx.db.deleteFrom('stored_file').where('folder', '=', 'Notice').execute();
    await expect(saveFilesWith(files.ctx, await sets(), async () => 'done')).rejects.toMatchObject({
      code: 'FILE_EXISTS',
      message: '다음 파일은 이미 추가되었습니다. b.pdf',
    });
    expect(await stored()).toEqual(['b.pdf']);
  });

  test('bytes of a committed row stay, even when the response to the commit was lost', async () => {
    const sent = [{ name: 'a.jpg', path: await onDisk('sent'), bytes: picture.length }];
    const db = new Proxy(files.ctx.db, {
      get(target, name) {
        const own = Reflect.get(target, name, target);
        if (name !== 'transaction') return typeof own === 'function' ? own.bind(target) : own;
        const execute = async (work: (trx: typeof target) => Promise<unknown>) => {
          await target.transaction().execute(work);
          throw new Error('connection lost');
        };
        return () => ({ execute });
      },
    });
    await expect(saveFiles({ ...files.ctx, db }, FILE_RULES.projectPhoto, sent)).rejects.toThrow('connection lost');
    await expectStored(['a.jpg']);
  });

  test('when bytes cannot be stored, neither row nor bytes stay', async () => {
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

  test('when a row cannot be stored, its bytes are removed', async () => {
    const stranger = { ...files.ctx, actor: { ...files.ctx.actor, userId: 'nobody' } };
    const path = await onDisk('z');
    const uploads = [{ name: 'z.jpg', path, bytes: picture.length }];
    await expect(saveFiles(stranger, FILE_RULES.projectPhoto, uploads)).rejects.toThrow(/foreign key/);
    await rm(path, { force: true });
    await expectStored([]);
  });

  test('a picture is served with its stored type, sandboxed and cached for this user only (D-125)', async () => {
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

  test('a name is looked up in the database, never used as a path (TH9)', async () => {
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

  test('the longest name can be downloaded again', async () => {
    for (const character of ['가', '😀']) {
      const [name] = (await upload(`${character.repeat(300)}.jpg`)).json().fileNames;
      expect((await app.inject(`/show/${encodeURIComponent(name)}`)).statusCode, character).toBe(200);
    }
  });

  test('a row without its bytes counts as missing', async () => {
    await upload('a.jpg');
    for (const key of await files.onDisk()) await files.ctx.files.remove(key);
    expect(await openStoredFile(files.ctx, 'Construction', 'a.jpg')).toBeNull();
  });

  test('files that no record names are removed with their bytes after 24 hours (D-121)', async () => {
    files.setNow(new Date(Date.now() - 25 * HOUR_MS));
    await upload('claimed.jpg', 'forgotten.jpg');
    files.setNow(new Date(Date.now() - 23 * HOUR_MS));
    await upload('young.jpg');
    files.setNow(new Date());
    const removed = await purgeUnclaimed(files.ctx, 'Construction', (file) => file('name', '<>', 'claimed.jpg'));
    expect(removed).toBe(1);
    await expectStored(['claimed.jpg', 'young.jpg']);
  });

  test('a purge that cannot remove bytes keeps their rows for the next purge', async () => {
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

  test('a purge removes more than one batch, and only in its own folder', async () => {
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
});
