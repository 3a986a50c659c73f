import { originalFileName } from '@portal/contract/areas/files/names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormFile, type NoticePrefix, noticeFields, readNotice, sendForm } from '#test-kit/factories/notice.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const FIELDS = {
  FixYN: 'Y',
  NoticeSubject: '동절기 안전 교육',
  NoticeSubjectColor: '#d32f2f',
  NoticeContent: '<p>교육장으로 와주세요.</p>',
  PublishFrom: '2030-01-02 09:00',
  PublishUntil: '2030-02-03 18:30',
  MustReadYN: 'Y',
  MustReadUntil: '2030-01-31',
};
const file = (name: string): FormFile => ({ name, content: `content of ${name}` });

const BOARDS = [
  ['Notice', 'CALLS-111'],
  ['MizeNotice', 'CALLS-112'],
] as const satisfies [NoticePrefix, string][];

describe.each(BOARDS)('%s/notice-add (%s)', (prefix, _spec) => {
  const send = (fields: object, files: FormFile[] = []) =>
    sendForm(portal, `${prefix}/notice-add`, { fields: noticeFields(fields), files, as: 'sales1' });

  it('stores every field, files that were uploaded before and those of the form', async () => {
    const earlier = await sendForm(portal, `${prefix}/notice-file-upload`, { files: [file('미리.pdf')], as: 'sales1' });
    const existingFiles: string[] = earlier.body.fileNames;
    const sent = { ...FIELDS, LoginUserId: 'sales1', existingFiles };
    const { status, body } = await send(sent, [file('지금 1.pdf'), file('지금 2.pdf')]);
    expect([status, body.message]).toEqual([200, expect.stringMatching(/./)]);
    const notice = await readNotice(portal, body.data[0].noticeId, 'sales1', prefix);
    expect(notice).toMatchObject({
      fixYN: 'Y',
      categoryId: 1,
      noticeSubject: FIELDS.NoticeSubject,
      noticeSubjectColor: FIELDS.NoticeSubjectColor,
      noticeContent: FIELDS.NoticeContent,
      publishFrom: FIELDS.PublishFrom,
      publishUntil: FIELDS.PublishUntil,
      mustReadYN: 'Y',
      mustReadUntil: FIELDS.MustReadUntil,
      createdUserId: 'sales1',
    });
    const names = (notice?.attachFiles ?? '').split(',').map(originalFileName);
    expect(names).toEqual(['미리.pdf', '지금 1.pdf', '지금 2.pdf']);
  });

  it('without the optional fields is published at once, without end and without 필독', async () => {
    const { status, body } = await send({});
    expect(status).toBe(200);
    expect(await readNotice(portal, body.data[0].noticeId, 'sales1', prefix)).toMatchObject({
      publishFrom: '',
      publishUntil: '',
      mustReadYN: 'N',
      mustReadUntil: '',
      attachFiles: '',
    });
  });

  it('names the field of what it refuses, and stores nothing', async () => {
    const count = () => portal.ctx.db.selectFrom('notice').select('id').execute();
    const before = await count();
    for (const fields of [
      { LoginUserId: 'pm1' },
      { FixYN: 'X' },
      { CategoryId: 99_999 },
      { NoticeSubjectColor: 'red' },
      { PublishFrom: '2030-01-02' },
      { MustReadUntil: '2030-02-30' },
      { existingFiles: ['20261123101530001_남의.pdf'] },
    ]) {
      const [field] = Object.keys(fields);
      const { status, body } = await send(fields);
      expect([field, status]).toEqual([field, field === 'LoginUserId' ? 403 : 400]);
      if (status === 400) expect(body.field).toBe(field);
    }
    expect(await count()).toEqual(before);
  });
});
