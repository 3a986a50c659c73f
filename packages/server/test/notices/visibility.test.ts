import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNotice, type NoticePrefix, readNotice, sendForm } from '#test-kit/factories/notice.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from '../files/draw-picture.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  portal.clock.now = new Date('2026-11-20T06:00:00Z');
});
afterAll(() => portal.close());

/** Words that are in no other subject, so that a search finds one notice. */
const words = '가나다라마바사아자차카타파하'.split('').map((letter) => `${letter}${letter}표`);
let nextWord = 0;

/** Adds a notice with a picture in its text, a picture and a text file attached, and a search word. */
async function addWholeNotice(fields: object, prefix: NoticePrefix, as: Person) {
  const word = words[nextWord] ?? '';
  nextWord += 1;
  const picture = await drawPicture('png');
  const uploaded = await sendForm(portal, `${prefix}/notice-image-upload`, {
    files: [{ name: '그림.png', content: picture }],
    as,
  });
  const image: string = uploaded.body.imageUrls[0];
  const NoticeId = await addNotice(
    portal,
    {
      NoticeSubject: `${word} 안내`,
      NoticeContent: `<p>${word} 본문</p><img src="${image}">`,
      MustReadYN: 'Y',
      MustReadUntil: '2027-01-31',
      ...fields,
    },
    { prefix, as, files: [{ name: `${word}.png`, content: picture }] },
  );
  const stored = await portal.ctx.db
    .selectFrom('notice_file')
    .select('name')
    .where('notice_id', '=', NoticeId)
    .executeTakeFirstOrThrow();
  return { NoticeId, word, image, file: stored.name, prefix };
}
type WholeNotice = Awaited<ReturnType<typeof addWholeNotice>>;

const get = async (url: string, as: Person) =>
  (await portal.app.inject({ url, headers: { cookie: await portal.cookieOf(as) } })).statusCode;

const idsOf = (rows: readonly { noticeId: number }[]): number[] => rows.map(({ noticeId }) => noticeId);

/** Tries every way to find or read a notice as a user. Returns which of them succeed. */
async function accessOf({ NoticeId, word, image, file, prefix }: WholeNotice, as: Person) {
  const fileName = encodeURIComponent(file);
  const list = (path: 'all-notice-list' | 'all-fix-notice-list', fields: object) =>
    portal.call(`${prefix}/${path}`, { PageSize: 1000, ...fields }, { as });
  const found = async (SearchType: string) => {
    const { ok, status } = await list('all-notice-list', { SearchType, SearchKey: word });
    return status === 200 && (ok.meta.totalCount > 0 || ok.data.length > 0);
  };
  const listed = async (SearchActiveStatus: string) => {
    const pages = [
      await list('all-notice-list', { SearchActiveStatus }),
      await list('all-fix-notice-list', { SearchActiveStatus }),
    ];
    return pages.some(({ ok, status }) => status === 200 && idsOf(ok.data).includes(NoticeId));
  };
  const landing = await portal.call('Notice/notice-landing-list', {}, { as });
  const neighbours: number[] = [];
  for (const { noticeId } of (await list('all-notice-list', {})).ok.data ?? []) {
    const near = await readNotice(portal, noticeId, as, prefix);
    neighbours.push(...[near?.previous, near?.next].flatMap((one) => one?.noticeId ?? []));
  }
  return {
    info: (await readNotice(portal, NoticeId, as, prefix)) !== undefined,
    board: (await portal.call('Notice/notice-board-info', { NoticeId }, { as })).status === 200,
    list: await listed('N'),
    deleted: await listed('Y'),
    all: await listed('A'),
    subject: await found('noticeSubject'),
    text: await found('noticeText'),
    neighbours: neighbours.includes(NoticeId),
    landing: idsOf(landing.ok.data).includes(NoticeId),
    image: (await get(image, as)) === 200,
    download: (await get(`/api/${prefix}/download-file?fileName=${fileName}`, as)) === 200,
    show: (await get(`/api/${prefix}/show-file?fileName=${fileName}`, as)) === 200,
    archive: (await get(`/api/${prefix}/download-archive?NoticeId=${NoticeId}`, as)) === 200,
    comments:
      (await portal.call('Comment/comment-all-list', { BoardType: 'notice', Id: NoticeId }, { as })).status === 200,
  };
}

const nothing = {
  info: false,
  board: false,
  list: false,
  deleted: false,
  all: false,
  subject: false,
  text: false,
  neighbours: false,
  landing: false,
  image: false,
  download: false,
  show: false,
  archive: false,
  comments: false,
};

describe('a contractor', () => {
  it("reads a published notice in every way but its comments, without the author's name (NOTICE-60)", async () => {
    const notice = await addWholeNotice({}, 'Notice', 'sales1');
    await addNotice(portal);
    // This comes before the notice is read, because a read one leaves the landing page.
    const landing = await portal.call('Notice/notice-landing-list', {}, { as: 'daon1' });
    expect(idsOf(landing.ok.data)).toContain(notice.NoticeId);
    expect(await accessOf(notice, 'hanbit1')).toEqual({
      ...Object.fromEntries(Object.keys(nothing).map((key) => [key, true])),
      deleted: true,
      comments: false,
    });
    const read = await readNotice(portal, notice.NoticeId, 'hanbit1');
    const hidden = ['createdUserName', 'createdUserId', 'commentCnt', 'stage', 'publishFrom', 'readerCnt', 'delYN'];
    expect(Object.keys(read ?? {}).filter((name) => hidden.includes(name))).toEqual([]);
    const rows = await portal.call('Notice/all-notice-list', { PageSize: 1000 }, { as: 'hanbit1' });
    for (const row of rows.ok.data) expect(Object.keys(row).filter((name) => hidden.includes(name))).toEqual([]);
    await portal.call('Notice/notice-delete', { NoticeId: notice.NoticeId }, { as: 'sales1' });
  });

  it.each<[string, object, NoticePrefix, boolean]>([
    ['deleted', {}, 'Notice', true],
    ['deleted and pinned', { FixYN: 'Y' }, 'Notice', true],
    ['not yet published', { PublishFrom: '2026-11-20 15:01' }, 'Notice', false],
    ['not yet published and pinned', { PublishFrom: '2026-11-20 15:01', FixYN: 'Y' }, 'Notice', false],
    ['over', { PublishUntil: '2026-11-20 15:00' }, 'Notice', false],
    ["of the staff's board", {}, 'MizeNotice', false],
  ])('cannot find or read a notice that is %s, in any way (D-114, D-115)', async (_, fields, prefix, removed) => {
    const notice = await addWholeNotice(fields, prefix, 'sales1');
    await addNotice(portal);
    if (removed) await portal.call('Notice/notice-delete', { NoticeId: notice.NoticeId }, { as: 'sales1' });
    expect(await accessOf(notice, 'hanbit1')).toEqual(nothing);
    // The paths of the other board do not find it either.
    const other = prefix === 'Notice' ? 'MizeNotice' : 'Notice';
    expect(await accessOf({ ...notice, prefix: other }, 'hanbit1')).toEqual(nothing);
  });

  it.each([
    'MizeNotice/all-notice-list',
    'MizeNotice/all-fix-notice-list',
    'MizeNotice/notice-info',
    'MizeNotice/notice-add',
    'MizeNotice/notice-edit',
    'MizeNotice/notice-delete',
    'MizeNotice/notice-no-delete',
    'MizeNotice/notice-image-upload',
    'MizeNotice/notice-file-upload',
    'MizeNotice/notice-reader-list',
    'MizeNotice/notice-reader-group-list',
    'MizeNotice/notice-remind',
  ] as const)('may not call %s, which is refused before the body is read (D-115)', async (path) => {
    const { status, refusal } = await portal.call(path, { NoticeId: 'x'.repeat(1000) }, { as: 'hanbit1' });
    expect([status, refusal.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('sees a notice from its first minute to its last', async () => {
    const span = { PublishFrom: '2026-11-20 15:10', PublishUntil: '2026-11-20 15:20' };
    const notice = await addWholeNotice(span, 'Notice', 'sales1');
    const at = async (time: string) => {
      portal.clock.now = new Date(`2026-11-20T${time}Z`);
      const { list, info, subject, download } = await accessOf(notice, 'daon1');
      return [list, info, subject, download];
    };
    expect(await at('06:09:59')).toEqual([false, false, false, false]);
    expect(await at('06:10:00')).toEqual([true, true, true, true]);
    expect(await at('06:19:59')).toEqual([true, true, true, true]);
    expect(await at('06:20:00')).toEqual([false, false, false, false]);
  });
});

describe('staff', () => {
  it('a notice outside its time is shown only to its author and permission M, with a mark', async () => {
    const waiting = await addWholeNotice({ PublishFrom: '2027-01-01 09:00' }, 'MizeNotice', 'pm1');
    await addNotice(portal, {}, { prefix: 'MizeNotice' });
    for (const as of ['pm1', 'admin'] as const) {
      const access = await accessOf(waiting, as);
      expect([as, access.info, access.list, access.text, access.neighbours, access.comments, access.landing]).toEqual([
        as,
        true,
        true,
        true,
        true,
        true,
        false,
      ]);
      const read = await readNotice(portal, waiting.NoticeId, as, 'MizeNotice');
      expect([read?.stage, read?.newYN, read?.publishFrom]).toEqual(['W', 'N', '2027-01-01 09:00']);
    }
    expect(await accessOf(waiting, 'pm2')).toEqual(nothing);
    for (const path of ['notice-delete', 'notice-remind', 'notice-reader-list'] as const) {
      expect((await portal.call(`MizeNotice/${path}`, { NoticeId: waiting.NoticeId }, { as: 'pm2' })).status).toBe(404);
    }
  });

  it('attachments and pictures are found under their own board only', async () => {
    const notice = await addWholeNotice({}, 'Notice', 'sales1');
    const fileName = encodeURIComponent(notice.file);
    expect(await get(`/api/Notice/download-file?fileName=${fileName}`, 'pm1')).toBe(200);
    expect(await get(`/api/MizeNotice/download-file?fileName=${fileName}`, 'pm1')).toBe(404);
    expect(await get(`/api/MizeNotice/show-file?fileName=${fileName}`, 'pm1')).toBe(404);
    expect(await get(`/api/MizeNotice/download-archive?NoticeId=${notice.NoticeId}`, 'pm1')).toBe(404);
    expect((await portal.app.inject({ url: notice.image })).statusCode).toBe(401);
  });

  it('an alarm of a notice that is no longer shown reaches only its author and permission M', async () => {
    const NoticeId = await addNotice(portal, { PublishUntil: '2026-11-20 18:00' }, { as: 'pm1' });
    const comment = (as: Person) =>
      portal.call('Comment/comment-add', { BoardType: 'notice', Id: NoticeId, CommentContent: '질문' }, { as });
    for (const as of ['pm2', 'sales1'] as const) await comment(as);
    const alarmsOf = async (as: Person) =>
      (await portal.call('Alarm/all-alarm-list', {}, { as })).ok.data.filter(({ id }) => id === String(NoticeId))
        .length;
    expect([await alarmsOf('pm1'), await alarmsOf('pm2')]).toEqual([2, 1]);
    portal.clock.now = new Date('2026-11-20T10:00:00Z');
    await comment('admin');
    expect([await alarmsOf('pm1'), await alarmsOf('pm2')]).toEqual([3, 1]);
  });
});
