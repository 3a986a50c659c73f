import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runHourlyJobs } from '#jobs/hourly.ts';
import { commentOn, replyTo } from '#test-kit/factories/comment.ts';
import { registerProject, registration } from '#test-kit/factories/project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let Id: number;
const START = new Date('2026-11-20T06:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  portal = await startApp();
});
beforeEach(async () => {
  portal.clock.now = START;
  await portal.ctx.db.deleteFrom('alarm').execute();
  await portal.ctx.db.deleteFrom('job_run').execute();
  Id = await registerProject(portal);
});
afterAll(() => portal.close());

const list = async (body: object = {}, as: Person = 'pm1') => {
  const reply = await portal.call('Alarm/all-alarm-list', body, { as });
  expect(reply.status).toBe(200);
  return reply.ok;
};
const commentIds = async (body: object = {}, as: Person = 'pm1') =>
  (await list(body, as)).data.map((alarm) => alarm.commentId);
const unread = { SearchConfirmStatus: 'N' };

describe('the alarm list (ALARM-37 to ALARM-46, D-25 to D-29)', () => {
  it('shows the fields of an alarm, newest first', async () => {
    const first = await commentOn(portal, Id, 'sales1', '가'.repeat(150));
    const second = await replyTo(portal, first, 'admin');
    const { data, meta } = await list();
    expect(meta.totalCount).toBe(2);
    expect(data[1]).toEqual({
      id: String(Id),
      commentId: first,
      readId: expect.any(Number),
      parentId: '',
      userId: 'sales1',
      userName: '박영업',
      userPhotoName: '',
      commentSubject: '판교 A타워 지하주차장 CCTV 설치',
      commentContent: '가'.repeat(100),
      createdDtm: '2026-11-20 15:00:00',
      isRead: 'N',
      leftMenuName: '프로젝트목록 (외주)',
      categoryType: 'P',
      commentDelYn: 'N',
      boardType: 'project',
      autoYn: 'N',
      itemName: '',
      originValue: '',
      newValue: '',
      changeReason: '',
      changeCount: 0,
      alarmKind: '',
      projectId: 0,
      projectName: '',
      entryId: 0,
    });
    expect(data[0]).toMatchObject({ commentId: second, parentId: first, userId: 'admin' });
  });

  it('shows the first 100 characters of a change, in the list and in its group (D-201)', async () => {
    const long = '가'.repeat(4000);
    const reasons = { Reason: long, ItemName: '상세내용' };
    const edited = await portal.call(
      'Construction/construction-edit',
      { ...registration({ DetailContent: long }), Id, ChangeReasons: [reasons] },
      { as: 'sales1' },
    );
    expect(edited.status).toBe(200);
    const beginning = '가'.repeat(100);
    const shown = {
      itemName: '상세내용',
      originValue: '카메라 12대 설치',
      newValue: beginning,
      changeReason: beginning,
    };
    expect((await list()).data).toMatchObject([shown]);
    expect((await portal.call('Alarm/alarm-group-list', {}, { as: 'pm1' })).ok.data).toMatchObject([shown]);
  });

  it('has pages with an exact total, also on a page behind the end', async () => {
    for (let count = 0; count < 7; count += 1) await commentOn(portal, Id, 'sales1');
    const all = await commentIds({ PageSize: 100 });
    expect(await commentIds({ Page: 1, PageSize: 5 })).toEqual(all.slice(0, 5));
    expect(await commentIds({ Page: '2', PageSize: '5' })).toEqual(all.slice(5));
    expect(await list({ Page: 9, PageSize: 5 })).toEqual({ data: [], meta: { totalCount: 7 } });
  });

  it('marks ReadId read before it answers, and the total of N is the unread count', async () => {
    const first = await commentOn(portal, Id, 'sales1');
    const second = await commentOn(portal, Id, 'sales1');
    const ReadId = (await list()).data.find((alarm) => alarm.commentId === first)?.readId;
    const after = await list({ ...unread, ReadId: String(ReadId), Page: 1, PageSize: 100 });
    expect([after.data.map((alarm) => alarm.commentId), after.meta.totalCount]).toEqual([[second], 1]);
    for (const SearchConfirmStatus of ['A', '', 'X']) {
      const everything = await list({ SearchConfirmStatus });
      expect(everything.data.map((alarm) => alarm.isRead)).toEqual(['N', 'Y']);
    }
  });

  it('ignores a ReadId that belongs to another user, is unknown or is missing (TH27)', async () => {
    await commentOn(portal, Id, 'sales1');
    const foreign = (await list({}, 'pm2')).data[0]?.readId;
    const before = await portal.ctx.db.selectFrom('alarm').selectAll().orderBy('id').execute();
    for (const ReadId of [foreign, 999_999_999, Number.MAX_SAFE_INTEGER, '', null, 0]) await list({ ReadId });
    expect(await portal.ctx.db.selectFrom('alarm').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('marks all alarms of the caller read, and of nobody else', async () => {
    await commentOn(portal, Id, 'sales1');
    await commentOn(portal, Id, 'admin');
    const reply = await portal.call('Alarm/alarm-all-read-update', { LoginUserId: 'PM1' }, { as: 'pm1' });
    expect([reply.status, reply.ok.message]).toEqual([200, '모든 알림이 읽음처리되었습니다.']);
    expect((await list(unread)).meta.totalCount).toBe(0);
    expect((await list(unread, 'pm2')).meta.totalCount).toBe(2);
  });

  it('filters by category and by author', async () => {
    const manager = { Id: 'hanbit1', BoardType: 'manager', CommentContent: '확인' };
    const written = await portal.call('Comment/user-comment-add', manager, { as: 'pm1' });
    const onManager = written.ok.data[0]?.commentId ?? 0;
    const answer = await replyTo(portal, onManager, 'admin');
    const ours = await commentOn(portal, Id, 'sales1');
    expect(await commentIds()).toEqual([ours, answer]);
    expect(await commentIds({ SearchBoardStatus: 'P' })).toEqual([ours]);
    expect(await commentIds({ SearchBoardStatus: 'M' })).toEqual([answer]);
    expect(await commentIds({ SearchBoardStatus: 'N' })).toEqual([]);
    expect(await commentIds({ SearchBoardStatus: 'U' })).toEqual([ours, answer]);
    expect(await commentIds({ SearchUserId: 'ADMIN', SearchStatus: 'A', SearchEmployeeStatus: 'A' })).toEqual([answer]);
    expect(await commentIds({ SearchUserId: 'All' })).toEqual([ours, answer]);
    expect((await list({ SearchBoardStatus: 'M' })).data[0]).toMatchObject({
      id: 'hanbit1',
      commentSubject: '한지우',
      leftMenuName: '담당자목록',
      categoryType: 'M',
    });
  });

  it('keeps the alarm of a deleted comment without its text (D-26)', async () => {
    const own = await commentOn(portal, Id, 'sales1', '비밀');
    await portal.call('Comment/comment-delete', { CommentId: own }, { as: 'sales1' });
    expect((await list(unread)).data).toMatchObject([{ commentContent: '', commentDelYn: 'Y', commentId: own }]);
  });

  it('takes the user from the session; a contractor has no alarms', async () => {
    await commentOn(portal, Id, 'sales1');
    expect((await portal.call('Alarm/all-alarm-list', { LoginUserId: 'pm2' }, { as: 'pm1' })).status).toBe(403);
    expect(await list({ LoginUserId: 'hanbit1' }, 'hanbit1')).toEqual({ data: [], meta: { totalCount: 0 } });
  });
});

describe('alarms after 14 days (D-30)', () => {
  it('leave the list to the millisecond and the table with the next job, while comments stay', async () => {
    const own = await commentOn(portal, Id, 'sales1');
    portal.clock.now = new Date(START.getTime() + 14 * DAY_MS);
    const stored = () => portal.ctx.db.selectFrom('alarm').select('id').where('comment_id', '=', own).execute();
    const now = portal.clock.now;
    await portal.ctx.db.updateTable('session').set({ created_at: now, last_seen_at: now }).execute();
    expect(await commentIds()).toEqual([own]);
    await runHourlyJobs(portal.ctx);
    expect(await stored()).toHaveLength(2);
    portal.clock.now = new Date(START.getTime() + 14 * DAY_MS + 1);
    expect(await list(unread)).toEqual({ data: [], meta: { totalCount: 0 } });
    await runHourlyJobs(portal.ctx);
    expect(await stored()).toHaveLength(2);
    portal.clock.now = new Date(START.getTime() + 14 * DAY_MS + 60 * 60 * 1000);
    await runHourlyJobs(portal.ctx);
    expect(await stored()).toHaveLength(0);
    expect(await portal.ctx.db.selectFrom('comment').select('id').where('id', '=', own).execute()).toHaveLength(1);
  });
});
