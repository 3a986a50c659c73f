import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { originalFileName } from '@portal/contract/areas/files/names';
import { DAY_MS, HOUR_MS } from '@portal/contract/core/dates';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHourlyJobs } from '#jobs/hourly.ts';
import { addNotice, type FormFile, noticeFields, readNotice, sendForm } from '#test-kit/factories/notice.ts';
import type { Person } from '#test-kit/people.ts';
import { drawPicture } from '../files/draw-picture.ts';
import { STORAGES } from '../files/open-files.ts';
import { type OnStorage, startOnStorage } from '../files/start-on-storage.ts';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';

const file = (name: string, content: Buffer | string = `content of ${name}`): FormFile => ({ name, content });
const ten = Array.from({ length: 10 }, (_, at) => file(`자료 ${at}.pdf`));
const TOO_MANY = { code: 'FILE_COUNT', message: '첨부파일은 최대 10개까지 선택 가능합니다.' };
const PROGRAM = { code: 'FILE_TYPE', message: '허용되지 않는 파일 형식입니다.' };
const twice = (names: string) => ({ code: 'FILE_EXISTS', message: `다음 파일은 이미 추가되었습니다. ${names}` });

describe.each(STORAGES)('attachments of notices in %s storage', (storage) => {
  let on: OnStorage;
  beforeAll(async () => {
    on = await startOnStorage(storage);
  });
  afterAll(() => on.close());

  const get = async (url: string, as: Person = 'hanbit1') =>
    on.portal.app.inject({ url, headers: { cookie: await on.portal.cookieOf(as) } });
  const download = (name: string) => get(`/api/Notice/download-file?fileName=${encodeURIComponent(name)}`);
  const show = (name: string) => get(`/api/Notice/show-file?fileName=${encodeURIComponent(name)}`);
  const add = (files: FormFile[], fields: object = {}) =>
    sendForm(on.portal, 'Notice/notice-add', { fields: noticeFields(fields), files, as: 'sales1' });
  const edit = (NoticeId: number, fields: object, files: FormFile[] = []) =>
    sendForm(on.portal, 'Notice/notice-edit', {
      fields: noticeFields({ NoticeId, NoticeChangeReasons: [{ ItemName: '첨부파일', Reason: '교체' }], ...fields }),
      files,
      as: 'sales1',
    });
  const namesOf = async (NoticeId: number): Promise<string[]> => {
    const joined = (await readNotice(on.portal, NoticeId, 'sales1'))?.attachFiles ?? '';
    return joined === '' ? [] : joined.split(',');
  };
  /** Everything that a refused upload could leave. */
  const traces = async () => ({
    stored: (await on.stored()).sort(),
    incoming: await on.incoming(),
    rows: await on.portal.ctx.db.selectFrom('stored_file').select('name').orderBy('name').execute(),
    notices: await on.portal.ctx.db.selectFrom('notice').select('id').orderBy('id').execute(),
  });

  it('ten attachments are stored in order and returned one by one and as one archive (FILE-28)', async () => {
    const NoticeId = await addNotice(on.portal, { NoticeSubject: '11월 자료' }, { files: ten });
    const names = await namesOf(NoticeId);
    expect(names.map(originalFileName)).toEqual(ten.map(({ name }) => name));
    expect(names.every((name) => /^\d{17}_/.test(name))).toBe(true);
    const one = await download(names[3] ?? '');
    expect([one.statusCode, one.body, one.headers['content-disposition']]).toEqual([
      200,
      'content of 자료 3.pdf',
      `attachment; filename="__ 3.pdf"; filename*=UTF-8''${encodeURIComponent('자료 3.pdf')}`,
    ]);
    const all = await get(`/api/Notice/download-archive?NoticeId=${NoticeId}`);
    expect(all.headers['content-disposition']).toContain(encodeURIComponent('11월 자료.zip'));
    const found = Object.entries(unzipSync(all.rawPayload)).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]);
    expect(found).toEqual(ten.map(({ name }) => [name, `content of ${name}`]));
  });

  it('a notice without attachments has no archive', async () => {
    expect((await get(`/api/Notice/download-archive?NoticeId=${await addNotice(on.portal)}`)).statusCode).toBe(404);
  });

  it('pictures and PDF are shown in an origin of their own, every other file is only downloaded (FILE-27)', async () => {
    const files = [
      file('사진.png', await drawPicture('png')),
      file('안내.pdf', '%PDF-1.7 …'),
      file('화면.pdf', '<html><script>alert(1)</script>'),
      file('그림.svg.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ];
    const names = await namesOf(await addNotice(on.portal, {}, { files }));
    const shown = await Promise.all(names.map(show));
    expect(shown.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
      [200, 'image/png'],
      [200, 'application/pdf'],
      [404, 'application/json; charset=utf-8'],
      [404, 'application/json; charset=utf-8'],
    ]);
    const saved = await Promise.all(names.map(download));
    for (const { headers } of [...shown.slice(0, 2), ...saved]) {
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(saved.every(({ headers }) => String(headers['content-disposition']).startsWith('attachment;'))).toBe(true);
  });

  it.each([
    ['eleven', [...ten, file('열한째.pdf')], TOO_MANY],
    ['a name twice', [file('a.pdf'), file('b.pdf'), file('a.pdf')], twice('a.pdf')],
    ['a name twice in two Unicode forms', [file('도면.pdf'), file('도면.pdf'.normalize('NFD'))], twice('도면.pdf')],
    ['a program', [file('안내.pdf'), file('설치.exe')], PROGRAM],
    ['a program by its content', [file('안내.pdf', '\x7fELF\x02\x01')], PROGRAM],
  ])('%s: refused with the message of the form, and nothing stays', async (_what, files, refusal) => {
    const before = await traces();
    const refused = await add(files);
    expect([refused.status < 500, refused.body]).toEqual([true, expect.objectContaining(refusal)]);
    expect(await traces()).toEqual(before);
  });

  it('attachments are checked after the fields of the form, and a refused form stores none of them', async () => {
    const before = await traces();
    expect((await add([file('설치.exe')], { NoticeSubject: ' ' })).body.message).toBe('공지사항 제목을 입력해주세요.');
    expect((await add([file('a.pdf')], { CategoryId: 999 })).body.code).toBe('BAD_REQUEST');
    expect(await traces()).toEqual(before);
  });

  it('stored and new attachments are at most ten with different names; those that an edit omits are no longer served', async () => {
    const NoticeId = await addNotice(on.portal, {}, { files: ten });
    const names = await namesOf(NoticeId);
    expect((await edit(NoticeId, { existingFiles: names }, [file('새 파일.pdf')])).body).toMatchObject(TOO_MANY);
    const clash = await edit(NoticeId, { existingFiles: names.slice(0, 5) }, [file('자료 2.pdf')]);
    expect(clash.body).toMatchObject(twice('자료 2.pdf'));
    expect((await edit(NoticeId, { existingFiles: names.slice(5) }, [file('새 파일.pdf')])).status).toBe(200);
    const storedNames = await namesOf(NoticeId);
    expect(storedNames.map(originalFileName)).toEqual([...ten.slice(5).map(({ name }) => name), '새 파일.pdf']);
    expect((await download(names[0] ?? '')).statusCode).toBe(404);
    expect((await edit(NoticeId, {})).status).toBe(200);
    expect(await namesOf(NoticeId)).toEqual([]);
  });

  it('attachments uploaded before belong to their uploader and to one notice (NOTICE-65)', async () => {
    const stored = await sendForm(on.portal, 'Notice/notice-file-upload', { files: [file('미리.pdf')], as: 'sales1' });
    const existingFiles: string[] = stored.body.fileNames;
    expect((await download(existingFiles[0] ?? '')).statusCode).toBe(404);
    const thief = { fields: noticeFields({ existingFiles }), as: 'pm1' } as const;
    expect((await sendForm(on.portal, 'Notice/notice-add', thief)).body.code).toBe('BAD_REQUEST');
    expect((await add([file('새.pdf')], { existingFiles })).status).toBe(200);
    expect((await download(existingFiles[0] ?? '')).body).toBe('content of 미리.pdf');
    expect((await add([], { existingFiles })).body.code).toBe('BAD_REQUEST');
  });

  it('a broken upload leaves nothing', async () => {
    const { app } = on.portal;
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const before = await traces();
    const fields = Object.entries(noticeFields()).map(([field, value]) => ({ field, content: String(value) }));
    const body = multipartBody([...fields, ...ten.map((one) => ({ ...one, content: Buffer.alloc(300_000) }))]);
    const cookie = await on.portal.cookieOf('sales1');
    const head = `POST /api/Notice/notice-add HTTP/1.1\r\nhost: portal\r\ncookie: ${cookie}\r\ncontent-type: ${MULTIPART}\r\n`;
    for (const part of [0.2, 0.5, 0.99]) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${head}content-length: ${body.length}\r\n\r\n`);
      socket.write(body.subarray(0, body.length * part));
      await expect.poll(async () => (await on.incoming()).length).toBeGreaterThan(0);
      socket.destroy();
      await expect.poll(on.incoming).toEqual([]);
    }
    expect(await traces()).toEqual(before);
  });

  it('a file that no notice names is removed a day after its upload, by one process', async () => {
    const { portal } = on;
    const NoticeId = await addNotice(portal, {}, { files: [file('남는 것.pdf'), file('빠지는 것.pdf')] });
    const [storedNames = '', dropped = ''] = await namesOf(NoticeId);
    const early = await sendForm(portal, 'Notice/notice-file-upload', { files: [file('잊은 것.pdf')], as: 'sales1' });
    await edit(NoticeId, { existingFiles: [storedNames] });
    const images = [file('그림.png', await drawPicture('png'))];
    await sendForm(portal, 'Notice/notice-image-upload', { files: images, as: 'sales1' });
    const has = async (name: string): Promise<boolean> =>
      (await portal.ctx.db.selectFrom('stored_file').select('id').where('name', '=', name).executeTakeFirst()) !==
      undefined;
    const start = portal.clock.now.getTime();
    const [forgotten = ''] = early.body.fileNames;
    portal.clock.now = new Date(start + DAY_MS - HOUR_MS);
    await runHourlyJobs(portal.ctx);
    expect([await has(dropped), await has(forgotten)]).toEqual([true, true]);
    portal.clock.now = new Date(start + DAY_MS + HOUR_MS);
    await Promise.all([runHourlyJobs(portal.ctx), runHourlyJobs(portal.ctx)]);
    expect([await has(storedNames), await has(dropped), await has(forgotten)]).toEqual([true, false, false]);
    const { rows, stored } = await traces();
    expect(stored).toHaveLength(rows.length);
    const pictures = await portal.ctx.db
      .selectFrom('stored_file')
      .select('id')
      .where('folder', '=', 'Notice')
      .execute();
    expect(pictures).toEqual([]);
    portal.clock.now = new Date(start);
  });
});

describe('the size of an attachment (NOTICE-46)', () => {
  let on: OnStorage;
  beforeAll(async () => {
    on = await startOnStorage('file');
  });
  afterAll(() => on.close());

  it('is at most 104,857,600 bytes; one more is refused by name and leaves nothing', async () => {
    const edge = Buffer.alloc(FILE_RULES.noticeAttachment.bytes, 'a');
    const NoticeId = await addNotice(on.portal, {}, { files: [file('도면.dwg', edge)] });
    const info = await readNotice(on.portal, NoticeId, 'hanbit1');
    expect(info?.attachments.map(({ bytes }) => bytes)).toEqual([104_857_600]);
    const files = [file('작은.pdf'), file('영상.mp4', Buffer.concat([edge, Buffer.from('a')]))];
    const refused = await sendForm(on.portal, 'Notice/notice-add', { fields: noticeFields(), files, as: 'sales1' });
    expect([refused.status, refused.body]).toEqual([
      413,
      { code: 'FILE_SIZE', message: '다음 파일은 크기 제한(100MB)을 초과했습니다. 영상.mp4' },
    ]);
    expect([(await on.stored()).length, await on.incoming()]).toEqual([1, []]);
  });
});
