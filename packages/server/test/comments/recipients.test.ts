import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentOn, replyTo } from '#test-kit/factories/comment.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { writeHistoryLines } from './write-history-lines.ts';

let portal: TestApp;
let Id: number;
beforeAll(async () => {
  portal = await startApp();
  const company_id = portal.companies.get('마이즈') ?? 0;
  const staff = { user_type: 'M' as const, company_id, password_hash: null, deleted_at: null, permission: 'F' };
  await portal.ctx.db
    .insertInto('portal_user')
    .values([
      { ...staff, user_id: 'retired', user_name: '퇴직자', employment: 'R' },
      { ...staff, user_id: 'left', user_name: '삭제자', deleted_at: new Date() },
      { ...staff, user_id: 'onleave', user_name: '휴직자', employment: 'L' },
    ])
    .execute();
});
/** The project notifies sales1 (creator and sales manager), pm1 and pm2. */
beforeEach(async () => {
  Id = await registerProject(portal);
});
afterAll(() => portal.close());

/** The recipients of a comment's alarms. */
const recipientsOf = async (commentId: number): Promise<string[]> => {
  const rows = await portal.ctx.db.selectFrom('alarm').selectAll().where('comment_id', '=', commentId).execute();
  for (const row of rows) {
    expect(row).toMatchObject({ board: 'project', post_id: String(Id), subject: '판교 A타워 지하주차장 CCTV 설치' });
  }
  return rows.map((row) => row.user_id).sort();
};

describe('the recipients of an alarm (D-24)', () => {
  it('creator, sales manager and PMs get one each, never the author', async () => {
    expect(await recipientsOf(await commentOn(portal, Id, 'admin'))).toEqual(['pm1', 'pm2', 'sales1']);
    const other = await registerProject(portal);
    Id = other;
    expect(await recipientsOf(await commentOn(portal, other, 'sales1'))).toEqual(['pm1', 'pm2']);
    expect(await recipientsOf(await commentOn(portal, other, 'pm1'))).toEqual(['pm2', 'sales1']);
  });

  it('earlier commenters of the same post get one', async () => {
    await commentOn(portal, Id, 'admin');
    await commentOn(portal, Id, 'admin');
    expect(await recipientsOf(await commentOn(portal, Id, 'pm1'))).toEqual(['admin', 'pm2', 'sales1']);
    Id = await registerProject(portal);
    expect(await recipientsOf(await commentOn(portal, Id, 'pm1'))).toEqual(['pm2', 'sales1']);
  });

  it('the author of the parent gets one, also for an automatic comment, which does not make an earlier commenter', async () => {
    await writeHistoryLines(portal, Id, 'admin', ['시작일']);
    const line = await portal.ctx.db
      .selectFrom('comment')
      .select('id')
      .where('post_id', '=', String(Id))
      .executeTakeFirstOrThrow();
    expect(await recipientsOf(line.id)).toEqual(['pm1', 'pm2', 'sales1']);
    expect(await recipientsOf(await commentOn(portal, Id, 'pm1'))).toEqual(['pm2', 'sales1']);
    expect(await recipientsOf(await replyTo(portal, line.id, 'pm1'))).toEqual(['admin', 'pm2', 'sales1']);
  });

  it('only active staff get one: no contractor, nobody retired or deleted; on leave counts as active', async () => {
    await portal.ctx.db.deleteFrom('outsourced_pm').where('project_id', '=', Id).execute();
    const pms = ['retired', 'left', 'onleave', 'hanbit1'];
    await portal.ctx.db
      .insertInto('outsourced_pm')
      .values(pms.map((user_id, position) => ({ project_id: Id, position, user_id })))
      .execute();
    await portal.ctx.db.updateTable('outsourced_project').set({ created_by: 'daon1' }).where('id', '=', Id).execute();
    expect(await recipientsOf(await commentOn(portal, Id, 'admin'))).toEqual(['onleave', 'sales1']);
  });
});

describe('the number of alarms (D-25, D-26)', () => {
  it('all lines of one save make one, at the last line', async () => {
    await writeHistoryLines(portal, Id, 'pm1', ['프로젝트명', '총금액', '시작일']);
    const lines = await portal.ctx.db
      .selectFrom('comment')
      .select(['id', 'item_name'])
      .where('post_id', '=', String(Id))
      .orderBy('id')
      .execute();
    expect(lines.map((line) => line.item_name)).toEqual(['프로젝트명', '총금액', '시작일']);
    const alarms = await Promise.all(lines.map((line) => recipientsOf(line.id)));
    expect(alarms).toEqual([[], [], ['pm2', 'sales1']]);
    await writeHistoryLines(portal, Id, 'pm1', []);
    expect(await recipientsOf(lines[2]?.id ?? 0)).toEqual(['pm2', 'sales1']);
  });

  it('an edit and a blank comment make none; a deleted comment keeps its own', async () => {
    const own = await commentOn(portal, Id, 'pm1');
    const count = async () =>
      (await portal.ctx.db.selectFrom('alarm').select('id').where('post_id', '=', String(Id)).execute()).length;
    const before = await count();
    await portal.call('Comment/comment-edit', { CommentId: own, CommentContent: '수정' }, { as: 'pm1' });
    await portal.call('Comment/comment-add', { Id, BoardType: 'project', CommentContent: '' }, { as: 'pm1' });
    await portal.call('Comment/comment-delete', { CommentId: own }, { as: 'pm1' });
    expect(await count()).toBe(before);
  });

  it('a refused call makes none', async () => {
    const own = await commentOn(portal, Id, 'pm1');
    await portal.call('Comment/comment-delete', { CommentId: own }, { as: 'pm1' });
    const before = await portal.ctx.db.selectFrom('alarm').select('id').execute();
    await portal.call('Comment/comment-reply-add', { ParentId: own, CommentContent: '답글' }, { as: 'admin' });
    expect(await portal.ctx.db.selectFrom('alarm').select('id').execute()).toEqual(before);
  });
});
