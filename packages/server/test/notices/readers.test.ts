import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNotice, type NoticePrefix, readNotice } from '#test-kit/factories/notice.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const readers = async (NoticeId: number, fields: object = {}, prefix: NoticePrefix = 'Notice') =>
  (await portal.call(`${prefix}/notice-reader-list`, { NoticeId, PageSize: 1000, ...fields }, { as: 'pm1' })).ok;
const namesOf = ({ data }: { data: readonly { userId: string }[] }) => data.map(({ userId }) => userId).sort();
const landingOf = async (as: Person) => (await portal.call('Notice/notice-landing-list', {}, { as })).ok.data;

/** Active accounts of contractors among the users of the tests. */
const PARTNERS = ['closed1', 'daon1', 'hanbit1', 'hanbit2'];

describe('the readers of a notice (NOTICE-62, NOTICE-63)', () => {
  it('are recorded at the first opening, once per user, also for repeated and parallel openings', async () => {
    const NoticeId = await addNotice(portal);
    await Promise.all([1, 2, 3, 4].map(() => readNotice(portal, NoticeId, 'hanbit1')));
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    await readNotice(portal, NoticeId, 'hanbit1');
    await readNotice(portal, NoticeId, 'daon1');
    const list = await readers(NoticeId);
    expect(list.meta).toEqual({ totalCount: 4, readCount: 2, unreadCount: 2 });
    expect(list.data).toMatchObject([
      { userId: 'hanbit2', groupName: '한빛설비', readDtm: '' },
      { userId: 'closed1', groupName: '휴업건설', readDtm: '' },
      { userId: 'daon1', groupName: '다온전기', readDtm: '2026-11-20 15:01:00' },
      { userId: 'hanbit1', groupName: '한빛설비', readDtm: '2026-11-20 15:00:00' },
    ]);
    const notice = await readNotice(portal, NoticeId, 'pm2');
    expect(notice).toMatchObject({ viewCnt: 7, readerCnt: 2, audienceCnt: 4, readYN: 'Y' });
  });

  it('are shown to staff only, and not for a missing notice', async () => {
    expect((await portal.call('Notice/notice-info', { NoticeId: 999_999 }, { as: 'hanbit1' })).status).toBe(404);
    for (const path of [
      'Notice/notice-reader-list',
      'Notice/notice-reader-group-list',
      'Notice/notice-remind',
    ] as const) {
      expect((await portal.call(path, { NoticeId: 999_999 }, { as: 'pm1' })).status).toBe(404);
    }
  });

  it("a list or a download does not count as reading, and staff are no readers on the contractors' board", async () => {
    const NoticeId = await addNotice(portal);
    for (const as of ['hanbit1', 'pm2'] as const) await portal.call('Notice/all-notice-list', {}, { as });
    await readNotice(portal, NoticeId, 'pm2');
    expect((await readers(NoticeId)).meta).toEqual({ totalCount: 4, readCount: 0, unreadCount: 4 });
    const row = (await portal.call('Notice/all-notice-list', {}, { as: 'hanbit1' })).ok.data[0];
    expect(row).toMatchObject({ noticeId: NoticeId, readYN: 'N', viewCnt: 1 });
    const pinned = await portal.call('Notice/all-fix-notice-list', {}, { as: 'hanbit1' });
    expect(pinned.ok.data).toEqual([]);
  });

  it('on the staff board are staff without the author, by department', async () => {
    const NoticeId = await addNotice(portal, {}, { prefix: 'MizeNotice', as: 'sales1' });
    await portal.ctx.db
      .updateTable('portal_user')
      .set({ dept_name: '공사팀' })
      .where('user_id', 'in', ['pm1', 'pm2'])
      .execute();
    for (const as of ['sales1', 'pm2'] as const) await readNotice(portal, NoticeId, as, 'MizeNotice');
    const list = await readers(NoticeId, {}, 'MizeNotice');
    expect(namesOf(list)).toEqual(['admin', 'pm1', 'pm2']);
    expect(list.meta).toEqual({ totalCount: 3, readCount: 1, unreadCount: 2 });
    const groups = await portal.call('MizeNotice/notice-reader-group-list', { NoticeId }, { as: 'pm1' });
    expect(groups.ok.data).toEqual([
      { groupKey: '', groupName: '', readCnt: 0, totalCnt: 1 },
      { groupKey: '공사팀', groupName: '공사팀', readCnt: 1, totalCnt: 2 },
    ]);
  });

  it('can be filtered by state, company and name, page by page', async () => {
    const NoticeId = await addNotice(portal);
    await readNotice(portal, NoticeId, 'hanbit2');
    const company = String(portal.companies.get('한빛설비'));
    expect(namesOf(await readers(NoticeId, { SearchReadStatus: 'Y' }))).toEqual(['hanbit2']);
    expect(namesOf(await readers(NoticeId, { SearchReadStatus: 'N' }))).toEqual(['closed1', 'daon1', 'hanbit1']);
    const own = await readers(NoticeId, { SearchGroupKey: company });
    expect([namesOf(own), own.meta]).toEqual([['hanbit1', 'hanbit2'], { totalCount: 2, readCount: 1, unreadCount: 1 }]);
    expect(namesOf(await readers(NoticeId, { SearchKey: '한서' }))).toEqual(['hanbit2']);
    const paged = [1, 2, 3].map((Page) => readers(NoticeId, { Page, PageSize: 2 }));
    expect((await Promise.all(paged)).flatMap(namesOf).sort()).toEqual(PARTNERS);
    const groups = await portal.call('Notice/notice-reader-group-list', { NoticeId }, { as: 'pm1' });
    expect(groups.ok.data.map(({ groupName, readCnt, totalCnt }) => [groupName, readCnt, totalCnt])).toEqual([
      ['다온전기', 0, 1],
      ['한빛설비', 1, 2],
      ['휴업건설', 0, 1],
    ]);
  });
});

describe('reminding readers (NOTICE-64)', () => {
  const remind = (NoticeId: number, fields: object = {}, prefix: NoticePrefix = 'Notice') =>
    portal.call(`${prefix}/notice-remind`, { NoticeId, ...fields }, { as: 'pm1' });
  const alarmsOf = async (as: Person, NoticeId: number) =>
    (await portal.call('Alarm/all-alarm-list', { SearchBoardStatus: 'N' }, { as })).ok.data.filter(
      ({ id }) => id === String(NoticeId),
    );

  it('marks the notice on the landing page of contractors who have not read it, until they do', async () => {
    const NoticeId = await addNotice(portal);
    await readNotice(portal, NoticeId, 'daon1');
    expect((await remind(NoticeId)).ok).toEqual({ message: '3명에게 열람을 요청했습니다.', remindedCount: 3 });
    expect(await landingOf('daon1')).toEqual([]);
    expect(await landingOf('hanbit1')).toMatchObject([{ noticeId: NoticeId, board: 'C', mustReadYN: 'N' }]);
    expect((await landingOf('hanbit1'))[0]?.remindedDtm).not.toBe('');
    const reminded = (await readers(NoticeId)).data.filter(({ remindedDtm }) => remindedDtm !== '');
    expect(reminded.map(({ userId }) => userId).sort()).toEqual(['closed1', 'hanbit1', 'hanbit2']);
    await readNotice(portal, NoticeId, 'hanbit1');
    expect(await landingOf('hanbit1')).toEqual([]);
    expect(await landingOf('hanbit2')).toHaveLength(1);
    expect(await alarmsOf('sales1', NoticeId)).toEqual([]);
  });

  it('notifies the staff who have not read it once, and adds a line to the history', async () => {
    const NoticeId = await addNotice(portal, {}, { prefix: 'MizeNotice', as: 'sales1' });
    await readNotice(portal, NoticeId, 'pm1', 'MizeNotice');
    expect((await remind(NoticeId, {}, 'MizeNotice')).ok.remindedCount).toBe(2);
    const notified = await alarmsOf('pm2', NoticeId);
    expect(notified).toMatchObject([{ itemName: '열람 요청', newValue: '2명', commentSubject: '현장 안전 수칙 안내' }]);
    expect([await alarmsOf('admin', NoticeId), await alarmsOf('sales1', NoticeId)].map((list) => list.length)).toEqual([
      1, 0,
    ]);
    expect((await landingOf('pm2')).map(({ noticeId }) => noticeId)).toEqual([NoticeId]);
    const thread = await portal.call('Comment/comment-all-list', { BoardType: 'notice', Id: NoticeId }, { as: 'pm1' });
    expect(thread.ok.data.map(({ commentContent }) => commentContent)).toEqual([
      '[자동댓글] 열람 요청: 없음 → 2명 (사유: 미열람)',
    ]);
  });

  it('reaches nobody twice within an hour, also with two clicks at once', async () => {
    const NoticeId = await addNotice(portal);
    const pressed = await Promise.all([remind(NoticeId), remind(NoticeId)]);
    expect(pressed.map(({ ok }) => ok.remindedCount).sort()).toEqual([0, 4]);
    expect((await remind(NoticeId)).ok).toEqual({ message: '열람을 요청할 사람이 없습니다.', remindedCount: 0 });
    portal.clock.now = new Date(portal.clock.now.getTime() + 60 * 60 * 1000);
    expect((await remind(NoticeId)).ok.remindedCount).toBe(4);
  });

  it('can be limited to one company, and is refused for a notice that is not shown', async () => {
    const NoticeId = await addNotice(portal);
    const SearchGroupKey = String(portal.companies.get('한빛설비'));
    expect((await remind(NoticeId, { SearchGroupKey })).ok.remindedCount).toBe(2);
    expect((await remind(NoticeId, { SearchGroupKey: '없음' })).ok.remindedCount).toBe(0);
    const waiting = await addNotice(portal, { PublishFrom: '2027-01-01 09:00' }, { as: 'pm1' });
    expect((await remind(waiting)).refusal.code).toBe('BAD_STATE');
    await portal.call('Notice/notice-delete', { NoticeId }, { as: 'pm1' });
    expect((await remind(NoticeId)).refusal.code).toBe('BAD_STATE');
    expect((await remind(NoticeId, {}, 'MizeNotice')).status).toBe(404);
  });
});

describe("'필독' (NOTICE-66)", () => {
  it('stays on the landing page until it is read or its last day is over, above reminded notices', async () => {
    const MustReadUntil = '2026-11-20';
    const first = await addNotice(portal, { MustReadYN: 'Y', MustReadUntil });
    const second = await addNotice(portal, { MustReadYN: 'Y', MustReadUntil });
    const plain = await addNotice(portal);
    await portal.call('Notice/notice-remind', { NoticeId: plain }, { as: 'sales1' });
    const idsFor = async (as: Person) => (await landingOf(as)).map(({ noticeId }) => noticeId);
    const waiting = (await landingOf('closed1')).map(({ noticeId }) => noticeId);
    expect(waiting.slice(0, 3)).toEqual([second, first, plain]);
    expect((await landingOf('closed1'))[0]).toMatchObject({
      board: 'C',
      mustReadYN: 'Y',
      mustReadUntil: MustReadUntil,
    });
    await readNotice(portal, second, 'closed1');
    expect(await idsFor('closed1')).not.toContain(second);
    expect(await idsFor('closed1')).toContain(first);
    // Staff are not the readers of this board.
    expect(await idsFor('pm2')).not.toContain(first);
    portal.clock.now = new Date('2026-11-20T14:59:59Z');
    expect(await idsFor('daon1')).toContain(first);
    portal.clock.now = new Date('2026-11-20T15:00:00Z');
    expect(await idsFor('daon1')).not.toContain(first);
  });
});
