import { ENTRY_COMMENT_PAGE } from '@portal/contract/areas/workspace-entries/kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getEntry, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let room: number;
let entry: number;
beforeAll(async () => {
  portal = await startApp();
});
beforeEach(async () => {
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
  entry = await makeEntry(portal, room, { Title: '배선' }, { as: 'pm2' });
});
afterAll(() => portal.close());

const addComment = (CommentContent: string, fields: object = {}, as: Person = 'pm1') =>
  portal.call('Project/entry-comment-add', { EntryId: entry, CommentContent, ...fields }, { as });
const addCommentId = async (...args: Parameters<typeof addComment>): Promise<number> =>
  (await addComment(...args)).ok.data[0]?.commentId ?? 0;
const edit = (CommentId: number, fields: object, as: Person = 'pm1') =>
  portal.call('Project/entry-comment-edit', { CommentId, CommentContent: '고침', ...fields }, { as });
const remove = (CommentId: number, as: Person = 'pm1') =>
  portal.call('Project/entry-comment-delete', { CommentId }, { as });
const listComments = async (Before = 0, as: Person = 'sales1') =>
  (await portal.call('Project/entry-comment-list', { EntryId: entry, Before }, { as })).ok.data;
const wordsOf = (comments: { commentContent: string }[]) => comments.map(({ commentContent }) => commentContent);
const alarmsOf = async (as: Person) =>
  (
    await portal.ctx.db
      .selectFrom('alarm')
      .select(['kind', 'excerpt'])
      .where('user_id', '=', as)
      .where('entry_id', '=', entry)
      .orderBy('id')
      .execute()
  ).map(({ kind, excerpt }) => `${kind} ${excerpt}`);

describe('the comments of an entry', () => {
  it('are ordered from old to new with replies after their parents, and the feed shows the newest two', async () => {
    const first = await addCommentId('하나');
    await addCommentId('둘', {}, 'pm2');
    await addCommentId('하나의 답', { ParentId: first }, 'sales1');
    expect(wordsOf(await listComments())).toEqual(['하나', '하나의 답', '둘']);
    const shown = await getEntry(portal, entry, 'sales1');
    expect([shown.commentCount, wordsOf(shown.comments)]).toEqual([3, ['둘', '하나의 답']]);
    expect(shown.comments.map(({ editYn, removeYn }) => editYn + removeYn)).toEqual(['NN', 'YY']);
    const toAdmin = await getEntry(portal, entry, 'pm1');
    expect(toAdmin.comments.map(({ editYn, removeYn }) => editYn + removeYn)).toEqual(['NY', 'NY']);
  });

  it('page backwards with every comment once', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 2 * ENTRY_COMMENT_PAGE + 5; count += 1) ids.push(await addCommentId(`댓글 ${count}`));
    const seen: number[] = [];
    for (let page = await listComments(); ; page = await listComments(seen[0])) {
      seen.unshift(...page.map(({ commentId }) => commentId));
      if (page.length < ENTRY_COMMENT_PAGE) break;
    }
    expect(seen).toEqual(ids);
  });

  it.each([
    [{ CommentContent: ' ' }, 400, '댓글 내용을 입력해주세요.'],
    [{ MentionIds: 'admin' }, 400, '방 멤버만 지정할 수 있습니다.'],
    [{ CommentContent: '가'.repeat(2001) }, 400, '입력 가능한 글자 수를 초과했습니다.'],
  ])('%j is refused and not counted', async (fields, status, message) => {
    const reply = await addComment('글', fields);
    expect([reply.status, reply.refusal.message]).toEqual([status, message]);
    expect((await getEntry(portal, entry)).commentCount).toBe(0);
  });

  it('have replies on one level, to comments of the same entry', async () => {
    const first = await addCommentId('하나');
    const reply = await addCommentId('답', { ParentId: first });
    expect((await addComment('답의 답', { ParentId: reply })).status).toBe(404);
    const other = await makeEntry(portal, room);
    const elsewhere = { EntryId: other, ParentId: first, CommentContent: '딴 글' };
    expect((await portal.call('Project/entry-comment-add', elsewhere, { as: 'pm1' })).status).toBe(404);
  });
});

describe('changes of comments in the workspace', () => {
  it('are made by their author, with a version, and are marked', async () => {
    const id = await addCommentId('처음');
    expect((await edit(id, {}, 'pm2')).status).toBe(403);
    expect((await edit(id, { Version: 1 })).status).toBe(200);
    expect((await edit(id, { CommentContent: '늦음', Version: 1 })).refusal.code).toBe('STALE');
    expect(await listComments()).toMatchObject([{ commentContent: '고침', editedYn: 'Y', version: 2 }]);
  });

  it('a deleted comment with replies leaves a placeholder without text', async () => {
    const first = await addCommentId('하나', { MentionIds: 'sales1' });
    await addCommentId('답', { ParentId: first }, 'pm2');
    expect((await remove(first, 'sales1')).status).toBe(403);
    expect((await remove(first)).status).toBe(200);
    expect(await listComments()).toMatchObject([
      { delYn: 'Y', commentContent: '', mentions: [] },
      { delYn: 'N', commentContent: '답' },
    ]);
    expect((await getEntry(portal, entry)).commentCount).toBe(1);
    expect((await edit(first, {})).status).toBe(404);
    expect((await addComment('답', { ParentId: first })).status).toBe(404);
    const stored = await portal.ctx.db.selectFrom('room_comment').select('content').where('id', '=', first).execute();
    expect(stored).toEqual([{ content: '' }]);
  });

  it('an admin deletes comments of others, a stranger none', async () => {
    const id = await addCommentId('지울 글', {}, 'sales1');
    expect((await remove(id, 'admin')).status).toBe(404);
    expect((await remove(id, 'pm1')).status).toBe(200);
    expect(await listComments()).toEqual([]);
  });
});

/** The number of unread alarms by category and by filter of the popup. */
const unreadOf = async (as: Person): Promise<Record<string, number>> => {
  const counts = (await portal.call('Alarm/alarm-count', {}, { as })).ok.data;
  return Object.fromEntries(counts.map(({ categoryType, unreadCount }) => [categoryType, unreadCount]));
};

describe('alarms of comments in the workspace', () => {
  it('are sent to the author, the author of the parent and the mentioned users, once each', async () => {
    const before = await unreadOf('pm2');
    const first = await addCommentId('하나', {}, 'sales1');
    expect(await alarmsOf('pm2')).toEqual(['comment 하나']);
    await addComment('답', { ParentId: first, MentionIds: 'pm2' });
    expect(await alarmsOf('pm2')).toEqual(['comment 하나', 'mention 답']);
    expect(await alarmsOf('sales1')).toEqual(['comment 답']);
    const { mention = 0, comment = 0, assignment } = before;
    expect(await unreadOf('pm2')).toMatchObject({ mention: mention + 1, comment: comment + 1, assignment });
    expect(await alarmsOf('pm1')).toEqual([]);
  });

  it('show the current text, not that before an edit', async () => {
    const id = await addCommentId('비밀');
    await edit(id, { CommentContent: '안내' });
    expect(await alarmsOf('pm2')).toEqual(['comment 안내']);
  });

  it('are removed with the comment', async () => {
    const id = await addCommentId('하나');
    expect(await alarmsOf('pm2')).toHaveLength(1);
    await remove(id);
    expect(await alarmsOf('pm2')).toEqual([]);
  });
});

describe('two at once in the comments of an entry', () => {
  it('parallel comments are all stored and counted', async () => {
    const people = ['pm1', 'pm2', 'sales1'] as const;
    const replies = await Promise.all(
      Array.from({ length: 18 }, (_, index) => addComment(`동시 ${index}`, {}, people[index % 3])),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect((await getEntry(portal, entry)).commentCount).toBe(18);
    expect(await listComments()).toHaveLength(18);
  });

  it('of parallel edits one is saved, and the others are refused as stale', async () => {
    const replies = await Promise.all(
      (['pm1', 'pm2', 'sales1'] as const).map((as) =>
        portal.call('Project/post-edit', { EntryId: entry, Content: `<p>${as}</p>`, Version: 1 }, { as }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = (['pm1', 'pm2', 'sales1'] as const)[replies.findIndex(({ status }) => status === 200)];
    expect(await getEntry(portal, entry)).toMatchObject({ content: `<p>${winner}</p>`, version: 2 });
  });

  it('a comment on an entry that is being deleted is stored with it or refused', async () => {
    const [added, removed] = await Promise.all([
      addComment('마지막'),
      portal.call('Project/entry-delete', { EntryId: entry }, { as: 'pm2' }),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(added.status);
    const left = await portal.ctx.db.selectFrom('room_comment').select('id').where('room_id', '=', room).execute();
    expect(left).toEqual([]);
  });

  it('parallel pins are never more than three', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => makeEntry(portal, room)));
    const replies = await Promise.all(
      ids.map((EntryId) => portal.call('Project/entry-pin', { EntryId, PinYn: 'Y' }, { as: 'pm1' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    const pinned = await portal.call('Project/feed-pinned-list', { ProjectId: room }, { as: 'pm2' });
    expect(pinned.ok.data).toHaveLength(3);
  });
});
