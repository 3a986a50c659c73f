import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentOn } from '#test-kit/factories/comment.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const ROUNDS = 8;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const rowsOf = async (Id: number) => {
  const post_id = String(Id);
  const comments = await portal.ctx.db.selectFrom('comment').selectAll().where('post_id', '=', post_id).execute();
  const alarms = await portal.ctx.db.selectFrom('alarm').selectAll().where('post_id', '=', post_id).execute();
  return { comments, alarms };
};

describe('parallel writes of comments', () => {
  it('a repeated comment request makes one comment with one alarm per recipient (wire.md, Repeats)', async () => {
    const Id = await registerProject(portal);
    const add = () =>
      portal.call(
        'Comment/comment-add',
        { Id, BoardType: 'project', CommentContent: '한 번만' },
        { as: 'sales1', headers: { 'idempotency-key': `comment-${Id}` } },
      );
    const replies = await Promise.all([add(), add(), add()]);
    expect(replies.every((reply) => reply.status === 200 || reply.refusal.code === 'IN_PROGRESS')).toBe(true);
    expect((await add()).status).toBe(200);
    const { comments, alarms } = await rowsOf(Id);
    expect(comments).toHaveLength(1);
    expect(alarms.map((alarm) => alarm.user_id).sort()).toEqual(['pm1', 'pm2']);
  });

  it('a reply is stored before the deletion of its parent, or not at all', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const Id = await registerProject(portal);
      const ParentId = await commentOn(portal, Id, 'pm1');
      const [replied, removed] = await Promise.all([
        portal.call('Comment/comment-reply-add', { ParentId, CommentContent: '답글' }, { as: 'sales1' }),
        portal.call('Comment/comment-delete', { CommentId: ParentId }, { as: 'pm1' }),
      ]);
      expect(removed.status).toBe(200);
      const { comments } = await rowsOf(Id);
      if (replied.status === 200) expect(comments).toHaveLength(2);
      else expect([replied.refusal.code, comments.length]).toEqual(['COMMENT_DELETED', 1]);
    }
  });

  it('a deleted project has no alarm, in either order of deletion and comment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const Id = await registerProject(portal);
      const [added, removed] = await Promise.all([
        portal.call('Comment/comment-add', { Id, BoardType: 'project', CommentContent: '댓글' }, { as: 'admin' }),
        portal.call('Construction/construction-delete', { Id }, { as: 'sales1' }),
      ]);
      expect([200, 404]).toContain(added.status);
      expect(removed.status).toBe(200);
      expect((await rowsOf(Id)).alarms).toEqual([]);
    }
  });

  it('two edits of one comment leave exactly one of the texts', async () => {
    const Id = await registerProject(portal);
    const CommentId = await commentOn(portal, Id, 'pm1');
    const texts = ['하나', '둘', '셋'];
    const replies = await Promise.all(
      texts.map((CommentContent) => portal.call('Comment/comment-edit', { CommentId, CommentContent }, { as: 'pm1' })),
    );
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(texts).toContain((await rowsOf(Id)).comments[0]?.content);
  });
});
