import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeNoticeFiles } from '#areas/notices/files.ts';
import { addNotice, type FormFile, noticeFields, readNotice, sendForm } from '#test-kit/factories/notice.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const files = (...names: string[]): FormFile[] => names.map((name) => ({ name, content: `내용 ${name}` }));
const upload = (sent: FormFile[], as: Person = 'sales1') =>
  sendForm(portal, 'Notice/notice-file-upload', { files: sent, as });
const save = (fields: object, sent: FormFile[] = [], as: Person = 'sales1') =>
  sendForm(portal, 'NoticeId' in fields ? 'Notice/notice-edit' : 'Notice/notice-add', {
    fields: noticeFields(fields),
    files: sent,
    as,
  });
const attached = async (NoticeId: number): Promise<string[]> =>
  ((await readNotice(portal, NoticeId, 'sales1'))?.attachFiles ?? '').split(',').filter((name) => name !== '');
const get = async (url: string, as: Person = 'hanbit1') =>
  portal.app.inject({ url, headers: { cookie: await portal.cookieOf(as) } });
const NoticeChangeReasons = [{ ItemName: '첨부파일', Reason: '교체' }];

describe('attachments (NOTICE-32, NOTICE-36, D-123, D-125)', () => {
  it('come with the notice, stay in order and download under their original names', async () => {
    const NoticeId = await addNotice(portal, {}, { files: files('나 계획.hwp', '가.pdf') });
    const names = await attached(NoticeId);
    expect(names.map((name) => name.replace(/^\d{17}_/, ''))).toEqual(['나 계획.hwp', '가.pdf']);
    const saved = await get(`/api/Notice/download-file?fileName=${encodeURIComponent(names[0] ?? '')}`);
    expect([saved.statusCode, saved.body]).toEqual([200, '내용 나 계획.hwp']);
    expect(saved.headers['content-disposition']).toBe(
      `attachment; filename="_ __.hwp"; filename*=UTF-8''${encodeURIComponent('나 계획.hwp')}`,
    );
    const archive = await get(`/api/Notice/download-archive?NoticeId=${NoticeId}`);
    expect([archive.statusCode, archive.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(archive.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(archive.rawPayload.length).toBe(Number(archive.headers['content-length']));
    const shown = await get(`/api/Notice/show-file?fileName=${encodeURIComponent(names[0] ?? '')}`);
    expect(shown.statusCode).toBe(404);
  });

  it('can be uploaded before, each by itself, and are then named by the save', async () => {
    const { status, body } = await upload(files('먼저.txt'));
    expect(status).toBe(200);
    const { NoticeId } = {
      NoticeId: await addNotice(portal, { existingFiles: body.fileNames }, { files: files('함께.txt') }),
    };
    const names = await attached(NoticeId);
    expect(names).toEqual([body.fileNames[0], expect.stringMatching(/^\d{17}_함께\.txt$/)]);
    expect((await readNotice(portal, NoticeId, 'hanbit1'))?.attachments).toEqual(
      names.map((fileName) => ({ fileName, bytes: expect.any(Number) })),
    );
  });

  it('an edit keeps the attachments it names, in that order, and removes the others with a reason', async () => {
    const NoticeId = await addNotice(portal, {}, { files: files('a.txt', 'b.txt') });
    const [first = '', second = ''] = await attached(NoticeId);
    expect((await save({ NoticeId }, [])).body.code).toBe('REASON_MISSING');
    const saved = await save({ NoticeId, existingFiles: [second], NoticeChangeReasons }, files('c.txt'));
    expect(saved.status).toBe(200);
    expect(await attached(NoticeId)).toEqual([second, expect.stringMatching(/_c\.txt$/)]);
    expect((await get(`/api/Notice/download-file?fileName=${encodeURIComponent(first)}`)).statusCode).toBe(404);
    await save({ NoticeId, NoticeChangeReasons });
    expect(await attached(NoticeId)).toEqual([]);
    const thread = await portal.call(
      'Comment/comment-all-list',
      { BoardType: 'notice', Id: NoticeId },
      { as: 'sales1' },
    );
    expect(thread.ok.data.map(({ originValue, newValue }) => [originValue, newValue])).toEqual([
      ['a.txt, b.txt', 'b.txt, c.txt'],
      ['b.txt, c.txt', ''],
    ]);
  });

  it('more than ten, repeated names, programs and unnamed files are refused and nothing is stored (NOTICE-45 to NOTICE-47)', async () => {
    const ten = files(...Array.from({ length: 10 }, (_, index) => `${index}.txt`));
    const most = '첨부파일은 최대 10개까지 선택 가능합니다.';
    expect((await save({}, [...ten, ...files('열하나.txt')])).body).toMatchObject({
      code: 'FILE_COUNT',
      message: most,
    });
    const NoticeId = await addNotice(portal, {}, { files: ten });
    const storedNames = await attached(NoticeId);
    const more = { NoticeId, existingFiles: storedNames, NoticeChangeReasons };
    expect((await save(more, files('열하나.txt'))).body).toMatchObject({ code: 'FILE_COUNT', message: most });
    expect((await save({ ...more, existingFiles: [...storedNames, storedNames[0]] })).body.code).toBe('FILE_COUNT');
    const same = { status: 409, body: { code: 'FILE_EXISTS', message: '다음 파일은 이미 추가되었습니다. 0.txt' } };
    expect(await save({ ...more, existingFiles: storedNames.slice(0, 2) }, files('0.txt'))).toMatchObject(same);
    expect(await save({}, files('0.txt', '0.txt'))).toMatchObject(same);
    expect((await save({ ...more, existingFiles: [storedNames[0], storedNames[0]] })).body.code).toBe('FILE_EXISTS');
    for (const name of ['a.exe', 'b.HTML', 'c.svg', 'd.pdf.js']) {
      expect((await save({}, files(name))).body.code).toBe('FILE_TYPE');
      expect((await upload(files(name))).body.code).toBe('FILE_TYPE');
    }
    expect(await attached(NoticeId)).toEqual(storedNames);
  });

  it('attachments of another notice or another user, and unknown names, are refused', async () => {
    const owner = await addNotice(portal, {}, { files: files('주인.txt') });
    const foreign = await upload(files('남의.txt'), 'pm1');
    for (const name of [(await attached(owner))[0], foreign.body.fileNames[0], '20260101000000000_없음.txt', '../a']) {
      const { status, body } = await save({ existingFiles: [name] });
      expect([name, status, body.code, body.field]).toEqual([name, 400, 'BAD_REQUEST', 'existingFiles']);
    }
  });

  it('two notices saved at once cannot both take the same upload', async () => {
    const { body } = await upload(files('하나뿐.txt'));
    const answers = await Promise.all([1, 2].map(() => save({ existingFiles: body.fileNames })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('uploads that no notice names are removed a day later', async () => {
    const dropped: string = (await upload(files('버림.txt'))).body.fileNames[0];
    const NoticeId = await addNotice(portal, {}, { files: files('남음.txt') });
    await purgeNoticeFiles.run({
      ...portal.ctx,
      now: () => new Date(portal.clock.now.getTime() + 25 * 60 * 60 * 1000),
    });
    const stored = await portal.ctx.db
      .selectFrom('stored_file')
      .select('name')
      .where('folder', '=', 'Attachment')
      .execute();
    const names = stored.map(({ name }) => name);
    expect(names).not.toContain(dropped);
    expect(names).toContain((await attached(NoticeId))[0]);
  });

  it.each(['../a', '..%2fa', '%2e%2e/a', 'a/../b', '\0', '', 'C:\\a', '/etc/passwd'])(
    'the name %j leads to no file (TH9)',
    async (name) => {
      for (const path of ['download-file', 'show-file']) {
        expect((await get(`/api/Notice/${path}?fileName=${encodeURIComponent(name)}`)).statusCode).toBe(404);
      }
    },
  );

  it('a notice without attachments has no archive', async () => {
    const NoticeId = await addNotice(portal);
    expect((await get(`/api/Notice/download-archive?NoticeId=${NoticeId}`)).statusCode).toBe(404);
    expect((await get('/api/Notice/download-archive?NoticeId=0x10')).statusCode).toBe(404);
  });
});
