import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentOn, replyTo } from '#test-kit/factories/comment.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { writeHistoryLines } from './write-history-lines.ts';

let portal: TestApp;
let Id: number;
beforeAll(async () => {
  portal = await startApp();
});
beforeEach(async () => {
  Id = await registerProject(portal);
});
afterAll(() => portal.close());

const list = (changes: object = {}, as: Person = 'pm1') =>
  portal.call('Comment/comment-all-list', { Id, BoardType: 'project', ...changes }, { as });
const thread = async (): Promise<CommentEntry[]> => (await list()).ok.data;
const remove = (CommentId: number, as: Person = 'pm1') => portal.call('Comment/comment-delete', { CommentId }, { as });
const edit = (CommentId: number, CommentContent: string, as: Person = 'pm1') =>
  portal.call('Comment/comment-edit', { CommentId, CommentContent }, { as });
const reply = (ParentId: number, CommentContent: string, as: Person = 'pm1') =>
  portal.call('Comment/comment-reply-add', { ParentId, CommentContent }, { as });

/** The comment tree as nested ids. */
type Ids = [number, Ids[]];
const ids = (entries: CommentEntry[]): Ids[] => entries.map((entry) => [entry.commentId, ids(entry.replies)]);

describe('the comment tree (D-94, D-151)', () => {
  it('contains replies of any depth, oldest first, with the fields of a comment', async () => {
    const first = await commentOn(portal, Id, 'pm1', '  <b>첫</b> 댓글\n[자동댓글] 흉내  ');
    const second = await commentOn(portal, Id, 'sales1');
    const inner = await replyTo(portal, first, 'sales1');
    const innermost = await replyTo(portal, inner, 'pm1');
    const later = await replyTo(portal, first, 'pm1');
    const entries = await thread();
    expect(ids(entries)).toEqual([
      [
        first,
        [
          [inner, [[innermost, []]]],
          [later, []],
        ],
      ],
      [second, []],
    ]);
    expect(entries[0]).toMatchObject({
      parentId: '',
      userId: 'pm1',
      userName: '김하늘',
      userPosition: '',
      commentContent: '  <b>첫</b> 댓글\n[자동댓글] 흉내  ',
      createdDtm: '2026-11-20 15:00:00',
      delYn: 'N',
      autoYn: 'N',
      itemName: '',
    });
    expect(entries[0]?.replies[0]?.parentId).toBe(first);
  });

  it('keeps a placeholder for a deleted comment that has a reply', async () => {
    const top = await commentOn(portal, Id, 'pm1', '실수');
    const inner = await replyTo(portal, top, 'pm1');
    const leaf = await replyTo(portal, inner, 'sales1');
    await remove(top);
    await remove(inner);
    const entries = await thread();
    expect(ids(entries)).toEqual([[top, [[inner, [[leaf, []]]]]]]);
    expect(entries[0]).toMatchObject({ commentContent: '삭제된 댓글입니다.', delYn: 'Y' });
    expect(entries[0]?.replies[0]).toMatchObject({ commentContent: '삭제된 댓글입니다.', delYn: 'Y' });
    await remove(leaf, 'sales1');
    expect(await thread()).toEqual([]);
  });

  it('removes a deleted comment without replies at once', async () => {
    const top = await commentOn(portal, Id, 'pm1');
    await remove(await replyTo(portal, top, 'pm1'));
    expect(ids(await thread())).toEqual([[top, []]]);
  });
});

describe('blank, long and deleted comments (D-95, wire.md Projects)', () => {
  it('a blank comment and a blank edit are refused with a text (CALLS-56, D-245)', async () => {
    const added = await portal.call(
      'Comment/comment-add',
      { Id, BoardType: 'project', CommentContent: ' \n' },
      { as: 'pm1' },
    );
    const blank = [400, 'CommentContent', '댓글 내용을 입력해주세요.'];
    expect([added.status, added.refusal.field, added.refusal.message]).toEqual(blank);
    const own = await commentOn(portal, Id, 'pm1', '그대로');
    const edited = await edit(own, '  ');
    expect([edited.status, edited.refusal.field, edited.refusal.message]).toEqual(blank);
    expect((await thread()).map((entry) => entry.commentContent)).toEqual(['그대로']);
  });

  it('a blank reply is refused with its message', async () => {
    const { status, refusal } = await reply(await commentOn(portal, Id, 'pm1'), '   ');
    expect([status, refusal.field, refusal.message]).toEqual([400, 'CommentContent', '답글 내용 작성해주세요.']);
  });

  it('2,000 characters are accepted, one more is refused', async () => {
    const own = await commentOn(portal, Id, 'pm1', '가'.repeat(2000));
    for (const refused of [
      await portal.call(
        'Comment/comment-add',
        { Id, BoardType: 'project', CommentContent: '가'.repeat(2001) },
        { as: 'pm1' },
      ),
      await edit(own, '가'.repeat(2001)),
      await reply(own, '가'.repeat(2001)),
    ]) {
      expect([refused.status, refused.refusal]).toMatchObject([400, { code: 'TOO_LONG', field: 'CommentContent' }]);
    }
  });

  it('a reply to a deleted comment is refused, and a deleted comment is not found', async () => {
    const missing = await commentOn(portal, Id, 'pm1');
    await remove(missing);
    expect((await reply(missing, '늦은 답글')).refusal.message).toBe('이미 삭제된 댓글입니다.');
    for (const absent of [missing, 999_999_999]) {
      expect((await edit(absent, '수정')).status).toBe(404);
      expect((await remove(absent)).status).toBe(404);
    }
    expect((await reply(999_999_999, '답글')).status).toBe(404);
  });

  it('a deleted post is not found', async () => {
    const own = await commentOn(portal, Id, 'pm1');
    await portal.ctx.db
      .updateTable('outsourced_project')
      .set({ deleted_at: new Date() })
      .where('id', '=', Id)
      .execute();
    const added = await portal.call(
      'Comment/comment-add',
      { Id, BoardType: 'project', CommentContent: '댓글' },
      { as: 'pm1' },
    );
    expect(added.status).toBe(404);
    expect((await list()).status).toBe(404);
    expect((await reply(own, '답글')).status).toBe(404);
    expect((await edit(own, '수정')).status).toBe(404);
  });
});

describe('the owner of a comment (D-75, TH26)', () => {
  it('only the author may edit and delete it', async () => {
    const own = await commentOn(portal, Id, 'pm1', '처음');
    expect((await edit(own, '남의 손', 'admin')).status).toBe(403);
    expect((await remove(own, 'admin')).status).toBe(403);
    expect((await edit(own, '나중')).status).toBe(200);
    expect((await thread())[0]?.commentContent).toBe('나중');
    expect((await remove(own)).status).toBe(200);
  });

  it('automatic comments cannot be changed, even by their author, but take replies', async () => {
    await writeHistoryLines(portal, Id, 'pm1', ['시작일']);
    const line = (await thread())[0];
    expect(line).toMatchObject({
      autoYn: 'Y',
      userId: 'pm1',
      commentContent: '[자동댓글] 시작일: 없음 → 2026-11-23 (사유: 고객 요청)',
      itemName: '시작일',
      originValue: '',
      newValue: '2026-11-23',
      changeReason: '고객 요청',
    });
    const id = line?.commentId ?? 0;
    expect((await edit(id, '다른 말')).refusal.code).toBe('AUTO_COMMENT');
    expect((await remove(id)).refusal.code).toBe('AUTO_COMMENT');
    expect((await edit(id, '다른 말', 'admin')).status).toBe(403);
    const answer = await replyTo(portal, id, 'sales1');
    expect(ids(await thread())).toEqual([[id, [[answer, []]]]]);
  });

  it('contractors may not use comments (D-93)', async () => {
    const own = await commentOn(portal, Id, 'pm1');
    const post = { Id, BoardType: 'project' };
    const replies = [
      await list({}, 'hanbit1'),
      await portal.call('Comment/comment-add', { ...post, CommentContent: '댓글' }, { as: 'hanbit1' }),
      await edit(own, '수정', 'hanbit1'),
      await remove(own, 'hanbit1'),
      await reply(own, '답글', 'hanbit1'),
      await portal.call('Comment/user-comment-all-list', post, { as: 'hanbit1' }),
      await portal.call('Comment/user-comment-add', { ...post, CommentContent: '댓글' }, { as: 'hanbit1' }),
      await portal.call('Comment/user-comment-reply-add', { ParentId: own, CommentContent: '답' }, { as: 'hanbit1' }),
    ];
    expect(replies.map((refused) => refused.status)).toEqual(Array(8).fill(403));
  });
});

describe('boards of comments (D-91, D-92)', () => {
  it('have aliases and two families of calls, with ids as text or number', async () => {
    const own = await commentOn(portal, Id, 'pm1');
    for (const named of [{ BoardType: 'construction' }, { BoardType: 'Project', Id: String(Id) }, { Id: `0${Id}` }]) {
      expect(ids((await list(named)).ok.data)).toEqual([[own, []]]);
    }
    for (const wrong of [` ${Id}`, `0x${Id.toString(16)}`, `${Id}e0`])
      expect((await list({ Id: wrong })).status).toBe(400);
    const added = await portal.call(
      'Comment/user-comment-add',
      { Id, BoardType: 'project', CommentContent: '댓글' },
      { as: 'pm1' },
    );
    const second = added.ok.data[0]?.commentId ?? 0;
    const answered = await portal.call(
      'Comment/user-comment-reply-add',
      { ParentId: second, CommentContent: '답글' },
      { as: 'pm1' },
    );
    const listed = await portal.call('Comment/user-comment-all-list', { Id, BoardType: 'project' }, { as: 'pm1' });
    expect(ids(listed.ok.data)).toEqual([
      [own, []],
      [second, [[answered.ok.data[0]?.commentId, []]]],
    ]);
  });

  it('include managers by their user id', async () => {
    const manager = { Id: 'HanBit1', BoardType: 'manager' };
    const added = await portal.call(
      'Comment/user-comment-add',
      { ...manager, CommentContent: '연락처가 바뀌었습니다.' },
      { as: 'pm1' },
    );
    const listed = await portal.call('Comment/user-comment-all-list', manager, { as: 'sales1' });
    expect(ids(listed.ok.data)).toEqual([[added.ok.data[0]?.commentId, []]]);
    for (const missing of ['gone1', 'pm1', 'nobody']) {
      expect((await list({ Id: missing, BoardType: 'manager' })).status).toBe(404);
    }
  });

  it('unknown boards and unreadable ids are refused', async () => {
    expect((await list({ BoardType: 'posts' })).refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'BoardType' });
    expect((await list({ BoardType: '' })).refusal.field).toBe('BoardType');
    for (const unreadable of ['abc', '0x10', '1e3', ' 16', '-1', '']) {
      expect((await list({ Id: unreadable })).refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'Id' });
    }
    for (const absent of [Id + 1000, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect([400, 404]).toContain((await list({ Id: absent })).status);
    }
    expect((await list({ UserId: 'admin' })).status).toBe(403);
  });
});
