import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { purgeNoticeFiles } from '#areas/notices/files.ts';
import { addNotice, noticeFields, readNotice, sendForm } from '#test-kit/factories/notice.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from '../files/draw-picture.ts';
import { ATTACKS } from './attack-corpus.ts';

let portal: TestApp;
let picture: Buffer;
beforeAll(async () => {
  portal = await startApp();
  picture = await drawPicture('png', 64, 40);
});
afterAll(() => portal.close());

const HOURS = 60 * 60 * 1000;
const upload = (as: Person = 'sales1', content: Buffer | string = picture) =>
  sendForm(portal, 'Notice/notice-image-upload', { files: [{ name: '그림.png', content }], as });
const imageOf = async (as: Person = 'sales1'): Promise<string> => (await upload(as)).body.imageUrls[0];
const statusOf = async (url: string, as: Person) =>
  (await portal.app.inject({ url, headers: { cookie: await portal.cookieOf(as) } })).statusCode;
const contentOf = async (NoticeId: number): Promise<string> =>
  (await readNotice(portal, NoticeId, 'sales1'))?.noticeContent ?? '';
const edit = (NoticeId: number, NoticeContent: string, as: Person = 'sales1') =>
  sendForm(portal, 'Notice/notice-edit', {
    fields: noticeFields({ NoticeId, NoticeContent, NoticeChangeReasons: [{ ItemName: '내용', Reason: '수정' }] }),
    as,
  });
const srcOf = (markup: string): string => /src="([^"]*)"/.exec(markup)?.[1] ?? '';

describe('pictures in the text (NOTICE-54, NOTICE-55, D-118)', () => {
  it('are uploaded first, shown to their uploader only, and to every reader once a notice contains them', async () => {
    const { status, body } = await upload();
    expect([status, Object.keys(body)]).toEqual([200, ['imageUrls']]);
    const url: string = body.imageUrls[0];
    expect(url).toMatch(/^\/uploads\/Notice\/\d{17}_[0-9a-f-]{36}\.png$/);
    expect([await statusOf(url, 'sales1'), await statusOf(url, 'pm1'), await statusOf(url, 'hanbit1')]).toEqual([
      200, 404, 404,
    ]);
    const NoticeId = await addNotice(portal, { NoticeContent: `<p>글</p><img src="${url}" alt="배치도" width="320">` });
    expect(await contentOf(NoticeId)).toBe(`<p>글</p><img src="${url}" alt="배치도" width="320" />`);
    expect([await statusOf(url, 'pm1'), await statusOf(url, 'hanbit1')]).toEqual([200, 200]);
  });

  it.each([
    ['a text', 'not a picture'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s is refused by its content', async (_, content) => {
    const { status, body } = await upload('sales1', content);
    expect([status, body.code]).toEqual([400, 'FILE_TYPE']);
  });

  it('are content without a text, unless none of them can be decoded (NOTICE-43)', async () => {
    const NoticeId = await addNotice(portal, { NoticeContent: `<p></p><img src="${await imageOf()}">` });
    expect(await contentOf(NoticeId)).toContain('<img src="/uploads/Notice/');
    const broken = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
    for (const src of [broken, '/uploads/Notice/20261120150000000_fremd.png']) {
      const fields = noticeFields({ NoticeContent: `<img src="${src}">` });
      const { status, body } = await sendForm(portal, 'Notice/notice-add', { fields, as: 'sales1' });
      expect([status, body.message]).toEqual([400, '공지사항 내용을 입력해주세요.']);
    }
  });

  it('embedded as data become stored files; those that cannot be decoded are removed', async () => {
    const data = `data:image/png;base64,${picture.toString('base64')}`;
    const broken = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
    const NoticeId = await addNotice(portal, {
      NoticeContent: `<p>앞</p><img src="${data}" alt="붙인 그림"><img src="${broken}"><img src="data:image/svg+xml;base64,PHN2Zz4="><p>뒤</p>`,
    });
    const stored = await contentOf(NoticeId);
    expect(stored).toMatch(/^<p>앞<\/p><img src="\/uploads\/Notice\/[^"]+" alt="붙인 그림" \/><p>뒤<\/p>$/);
    const shown = await portal.app.inject({ url: srcOf(stored), headers: { cookie: await portal.cookieOf('daon1') } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('more than twenty embedded as data are refused, with the text unchanged', async () => {
    const image = `<img src="data:image/png;base64,${picture.toString('base64')}">`;
    const fields = noticeFields({ NoticeContent: `<p>글</p>${image.repeat(21)}` });
    const { status, body } = await sendForm(portal, 'Notice/notice-add', { fields, as: 'sales1' });
    expect([status, body.code, body.field]).toEqual([400, 'TOO_LONG', 'NoticeContent']);
  });

  it('too many are refused without decoding those after the twenty-first', async () => {
    const content = '<img src="data:image/png;base64,AAAA">'.repeat(10_000);
    const looked = vi.spyOn(RegExp.prototype, 'exec');
    const fields = noticeFields({ NoticeContent: content });
    const { status } = await sendForm(portal, 'Notice/notice-add', { fields, as: 'sales1' });
    const onContent = looked.mock.calls.filter(([text]) => text === content).length;
    looked.mockRestore();
    expect(status).toBe(400);
    expect(onContent).toBeLessThan(100);
  });

  it('of other users, other areas and unknown ones are removed; one that a notice shows may be used again', async () => {
    const foreign = await imageOf('pm1');
    const others = ['/uploads/Construction/a.png', 'https://example.com/a.png', '/uploads/Notice/nobody.png', foreign];
    const NoticeId = await addNotice(portal, {
      NoticeContent: `<p>글</p>${others.map((src) => `<img src="${src}">`).join('')}`,
    });
    expect(await contentOf(NoticeId)).toBe('<p>글</p>');
    const own = await imageOf();
    await edit(NoticeId, `<p>글</p><img src="${own}">`);
    expect((await edit(NoticeId, `<p>새 글</p><img src="${own}">`, 'pm2')).status).toBe(200);
    expect(await contentOf(NoticeId)).toBe(`<p>새 글</p><img src="${own}" />`);
  });

  it('a removed one is deleted a day after its upload, a shown one stays, an unused one is deleted after a day', async () => {
    const [used, dropped, unclaimed] = [await imageOf(), await imageOf(), await imageOf()];
    const NoticeId = await addNotice(portal, { NoticeContent: `<p>글</p><img src="${used}"><img src="${dropped}">` });
    await edit(NoticeId, `<p>글</p><img src="${used}">`);
    const there = () => Promise.all([used, dropped, unclaimed].map((url) => statusOf(url, 'sales1')));
    await purgeNoticeFiles.run({ ...portal.ctx, now: () => new Date(portal.clock.now.getTime() + 23 * HOURS) });
    expect(await there()).toEqual([200, 200, 200]);
    await purgeNoticeFiles.run({ ...portal.ctx, now: () => new Date(portal.clock.now.getTime() + 25 * HOURS) });
    expect(await there()).toEqual([200, 404, 404]);
  });
});

describe('the text of a notice (TH8)', () => {
  it('is stored sanitized, whatever is sent to the call', async () => {
    const NoticeId = await addNotice(portal, { NoticeContent: `<p>글</p>${ATTACKS.slice(0, 60).join('')}` });
    expect(await contentOf(NoticeId)).not.toMatch(/<(?:script|svg|math|style|iframe)|<[^>]*\son\w+=/i);
  });

  it('that was sanitized by an older allow-list is sanitized again before it is shown', async () => {
    const NoticeId = await addNotice(portal);
    const content = '<p onclick="alert(1)">글</p><marquee>옛것</marquee>';
    await portal.ctx.db.updateTable('notice').set({ content, content_edition: 0 }).where('id', '=', NoticeId).execute();
    expect(await contentOf(NoticeId)).toBe('<p>글</p>옛것');
  });
});
