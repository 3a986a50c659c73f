import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameAttachments } from '#areas/files/public/name-attachments.ts';
import { type OpenFiles, openFiles } from './open-files.ts';

let files: OpenFiles;
beforeAll(async () => {
  files = await openFiles();
  files.setNow(new Date('2026-11-20T06:00:00.123Z'));
});
afterAll(() => files.close());

const sent = (name: string, bytes = 1) => ({ name, path: '/nowhere', bytes });
const nameAll = async (names: string[], storedNames: string[] = []): Promise<string[]> =>
  (
    await nameAttachments(
      files.ctx,
      names.map((name) => sent(name)),
      storedNames,
    )
  ).map(({ name }) => name);

describe('names of attachments (D-122, NOTICE-45 to NOTICE-47)', () => {
  it('get the time in Seoul as a prefix, unless they have one', async () => {
    expect(await nameAll(['안내문.pdf', '20261119101530123_도면.dwg'])).toEqual([
      '20261120150000123_안내문.pdf',
      '20261119101530123_도면.dwg',
    ]);
  });

  it('get the next second that is free for all of them', async () => {
    const row = { folder: 'Attachment', mime: 'text/plain', bytes: 1, uploaded_by: 'pm1' } as const;
    const taken = ['20261120150000123_a.pdf', '20261120150000124_b.pdf'];
    await files.ctx.db
      .insertInto('stored_file')
      .values(taken.map((name, index) => ({ ...row, name, storage_key: `key${index}` })))
      .execute();
    expect(await nameAll(['a.pdf', 'b.pdf'])).toEqual(['20261120150000125_a.pdf', '20261120150000125_b.pdf']);
  });

  const ten = Array.from({ length: 10 }, (_, at) => `${at}.pdf`);
  const storedNames = ten.map((name) => `20261119101530123_${name}`);
  it.each([
    ['ten', ten, []],
    ['ten with those it keeps', ['a.pdf'], storedNames.slice(1)],
  ])('%s are accepted', async (_what, names, existing) => {
    expect(await nameAll(names, existing)).toHaveLength(names.length);
  });

  const TOO_MANY = { code: 'FILE_COUNT', message: '첨부파일은 최대 10개까지 선택 가능합니다.' };
  const twice = (names: string) => ({ code: 'FILE_EXISTS', message: `다음 파일은 이미 추가되었습니다. ${names}` });
  it.each([
    ['eleven', [...ten, '10.pdf'], [], TOO_MANY],
    ['eleven with those it keeps', ['a.pdf'], storedNames, TOO_MANY],
    ['the same twice', ['a.pdf', 'b.pdf', 'a.pdf'], [], twice('a.pdf')],
    ['names that it keeps', ['1.pdf', 'x.pdf', '2.pdf'], storedNames.slice(0, 5), twice('1.pdf, 2.pdf')],
    ['a program', ['a.pdf', 'b.EXE'], [], { code: 'FILE_TYPE', message: '허용되지 않는 파일 형식입니다.' }],
  ])('%s: refused with the message of the form', async (_what, names, existing, refusal) => {
    await expect(nameAll(names, existing)).rejects.toMatchObject(refusal);
  });

  it('every file above 100 MB is named in the refusal', async () => {
    const { bytes } = FILE_RULES.noticeAttachment;
    const uploads = [sent('영상1.mp4', bytes + 1), sent('작은.pdf'), sent('영상2.mp4', bytes + 1)];
    await expect(nameAttachments(files.ctx, uploads, [])).rejects.toMatchObject({
      code: 'FILE_SIZE',
      message: '다음 파일은 크기 제한(100MB)을 초과했습니다. 영상1.mp4, 영상2.mp4',
    });
    expect(await nameAttachments(files.ctx, [sent('영상.mp4', bytes)], [])).toHaveLength(1);
  });
});
