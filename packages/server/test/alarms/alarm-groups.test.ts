import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentOn, replyTo } from '#test-kit/factories/comment.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { editPayload, infoOf, succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let Id: number;
let other: number;

beforeAll(async () => {
  portal = await startApp();
  Id = await registerProject(portal);
  other = await registerProject(portal, { ProjectName: '다른 현장' });
});
beforeEach(() => portal.ctx.db.deleteFrom('alarm').execute());
afterAll(() => portal.close());

const groups = async (body: object = {}, as: Person = 'pm1') => {
  const reply = await portal.call('Alarm/alarm-group-list', body, { as });
  expect(reply.status).toBe(200);
  return reply.ok;
};
const counts = async (as: Person = 'pm1') => (await portal.call('Alarm/alarm-count', {}, { as })).ok.data;
const markRead = (body: object, as: Person = 'pm1') => portal.call('Alarm/alarm-post-read-update', body, { as });

describe('alarms grouped by post (CALLS-129)', () => {
  it('show the newest alarm of each post, the number of alarms and the number of authors', async () => {
    const first = await commentOn(portal, Id, 'sales1');
    await commentOn(portal, other, 'admin', '다른 이야기');
    await commentOn(portal, Id, 'pm2');
    const last = await replyTo(portal, first, 'pm2', '마지막 답글');
    const { data, meta } = await groups();
    expect(meta.totalCount).toBe(2);
    expect(
      data.map((group) => [group.id, group.commentId, group.alarmCount, group.unreadCount, group.userCount]),
    ).toEqual([
      [String(Id), last, 3, 3, 2],
      [String(other), expect.any(Number), 1, 1, 1],
    ]);
    expect(data[0]).toMatchObject({
      userName: '이바다',
      commentContent: '마지막 답글',
      boardType: 'project',
      autoYn: 'N',
    });
    const second = await groups({ Page: 2, PageSize: 1 });
    expect([second.meta.totalCount, second.data.map(({ id }) => id)]).toEqual([2, [String(other)]]);
  });

  it('show the newest alarm whose comment is left, and a deleted one only when all are deleted (ALARM-10)', async () => {
    const comments = [];
    for (const text of ['처음', '다음', '끝']) comments.push(await commentOn(portal, Id, 'sales1', text));
    await commentOn(portal, other, 'admin', '더 새로운 이야기');
    const shown = async () => {
      const group = (await groups()).data.find(({ id }) => id === String(Id));
      return [group?.commentId, group?.commentDelYn, group?.commentContent, group?.alarmCount];
    };
    const [first, second, last] = comments;
    const remove = (CommentId = 0) => succeed(portal, 'Comment/comment-delete', { CommentId }, 'sales1');
    await remove(last);
    expect(await shown()).toEqual([second, 'N', '다음', 3]);
    await remove(first);
    await remove(second);
    expect(await shown()).toEqual([last, 'Y', '', 3]);
  });

  it('show the last history line of a save and the number of its lines', async () => {
    const info = await infoOf(portal, Id);
    const changes = { AddPrice: '480000', EtcMemo: '사다리차 진입이 어려운 현장입니다.' };
    const payload = editPayload(info, changes, ['추가금액', '비고']);
    await succeed(portal, 'Construction/construction-edit', payload, 'sales1');
    const [group] = (await groups()).data;
    expect(group).toMatchObject({
      alarmCount: 1,
      autoYn: 'Y',
      itemName: '비고',
      newValue: '사다리차 진입이 어려운 현장입니다.',
      changeReason: '고객 요청',
      changeCount: 2,
    });
  });

  it("contain only the caller's alarms, with the same filters as the alarm list", async () => {
    await commentOn(portal, Id, 'sales1');
    await commentOn(portal, other, 'pm2');
    expect((await groups({}, 'hanbit1')).data).toEqual([]);
    expect((await groups({ SearchBoardStatus: 'N' })).data).toEqual([]);
    expect((await groups({ SearchUserId: 'pm2' })).data.map(({ id }) => id)).toEqual([String(other)]);
    expect((await portal.call('Alarm/alarm-group-list', { LoginUserId: 'pm1' }, { as: 'pm2' })).status).toBe(403);
  });
});

describe('reading the alarms of one post (CALLS-131)', () => {
  it('marks only those read, and only for the caller', async () => {
    await commentOn(portal, Id, 'sales1');
    await commentOn(portal, Id, 'admin');
    await commentOn(portal, other, 'sales1');
    const reply = await markRead({ Id, BoardType: 'construction' });
    expect([reply.status, reply.ok.message]).toEqual([200, '알림이 읽음처리되었습니다.']);
    const unread = { SearchConfirmStatus: 'N' };
    expect((await groups(unread)).data.map(({ id }) => id)).toEqual([String(other)]);
    expect((await groups(unread, 'pm2')).data.map(({ alarmCount }) => alarmCount)).toEqual([1, 2]);
    expect(await counts()).toEqual([
      { categoryType: 'A', unreadCount: 1, totalCount: 3 },
      { categoryType: 'P', unreadCount: 1, totalCount: 3 },
      { categoryType: 'M', unreadCount: 0, totalCount: 0 },
      { categoryType: 'N', unreadCount: 0, totalCount: 0 },
      { categoryType: 'mention', unreadCount: 0, totalCount: 0 },
      { categoryType: 'comment', unreadCount: 0, totalCount: 0 },
      { categoryType: 'assignment', unreadCount: 0, totalCount: 0 },
    ]);
    expect((await markRead({ Id, BoardType: 'project' })).status).toBe(200);
  });

  it('with ReadId and filters marks only what the list showed (ALARM-10)', async () => {
    await commentOn(portal, Id, 'sales1');
    await commentOn(portal, Id, 'admin', '장비 반입 시간');
    const [shown] = (await groups()).data;
    await commentOn(portal, Id, 'pm2', '나중에 온 댓글');
    const unread = async () => (await groups({ SearchConfirmStatus: 'N' })).data.map((group) => group.unreadCount);
    await markRead({ Id, BoardType: 'project', ReadId: shown?.lastReadId, SearchUserId: 'admin' });
    expect(await unread()).toEqual([2]);
    await markRead({ Id, BoardType: 'project', ReadId: shown?.lastReadId });
    expect((await groups({ SearchConfirmStatus: 'N' })).data).toMatchObject([{ unreadCount: 1, userName: '이바다' }]);
    await markRead({ Id, BoardType: 'project', SearchKey: '없는 말' });
    expect(await unread()).toEqual([1]);
    await markRead({ Id, BoardType: 'project' });
    expect(await unread()).toEqual([]);
  });

  it('refuses an unknown board, an id that none can have, and a post without own alarms', async () => {
    await commentOn(portal, Id, 'sales1');
    expect((await markRead({ Id, BoardType: 'secret' })).refusal).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'BoardType',
    });
    for (const [wrong, BoardType] of [
      ['x', 'project'],
      ['1.5', 'notice'],
      ['', 'manager'],
      ['2026-13', 'outbox'],
      ['2026-02-30', 'sites'],
    ]) {
      expect((await markRead({ Id: wrong, BoardType })).refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'Id' });
    }
    expect((await markRead({ Id: 999_999, BoardType: 'project' })).status).toBe(404);
    expect((await markRead({ Id: other, BoardType: 'project' })).status).toBe(404);
    expect((await markRead({ Id, BoardType: 'project' }, 'hanbit1')).status).toBe(404);
    expect((await counts())[0]?.unreadCount).toBe(1);
  });

  it('needs a session', async () => {
    for (const path of ['Alarm/alarm-group-list', 'Alarm/alarm-count', 'Alarm/alarm-post-read-update'] as const)
      expect((await portal.call(path)).status).toBe(401);
  });
});
