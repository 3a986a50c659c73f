import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { COMMENT_PAGE } from '@portal/contract/core/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentOn, replyTo } from '#test-kit/factories/comment.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

/** The most bytes of a page: 512 KB of text and the fields around it. */
const LARGEST_ANSWER = 600 * 1024;

let portal: TestApp;
let Id: number;
beforeAll(async () => {
  portal = await startApp();
});
beforeEach(async () => {
  await portal.resetLimits();
  Id = await registerProject(portal);
});
afterAll(() => portal.close());

const read = (Before: number) =>
  portal.call('Comment/comment-all-list', { Id, BoardType: 'project', Before }, { as: 'pm1' });

const flat = (entries: readonly CommentEntry[]): CommentEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.replies)]);

/** Adds comments of pm1 with the same text to the project. Returns their ids, oldest first. */
async function addComments(count: number, columns: { content?: string; origin_value?: string } = {}) {
  const comment = { board: 'project', post_id: String(Id), user_id: 'pm1', content: '확인', ...columns } as const;
  const rows = Array.from({ length: count }, () => ({
    ...comment,
    parent_id: null,
    edited_at: null,
    deleted_at: null,
  }));
  const added = await portal.ctx.db.insertInto('comment').values(rows).returning('id').execute();
  return added.map(({ id }) => id).sort((one, other) => one - other);
}

const markDeleted = (ids: readonly number[]) =>
  portal.ctx.db.updateTable('comment').set({ deleted_at: new Date() }).where('id', 'in', ids).execute();

/** Reads every page from the newest to the oldest. `between` runs before each page but the first. */
async function readAll(between: (before: number) => Promise<unknown> = async () => {}) {
  const pages: { entries: CommentEntry[]; bytes: number }[] = [];
  let before = 0;
  do {
    if (before > 0) await between(before);
    const answer = await read(before);
    expect(answer.status).toBe(200);
    pages.push({ entries: flat(answer.ok.data), bytes: Buffer.byteLength(answer.raw) });
    before = answer.ok.meta.before;
  } while (before > 0);
  return pages;
}

const idsOf = (pages: Awaited<ReturnType<typeof readAll>>): number[] =>
  pages.toReversed().flatMap(({ entries }) => entries.map(({ commentId }) => commentId));

describe('a page of comments has a byte budget (D-201)', () => {
  it('returns 3,000 long comments in bounded pages, each exactly once, while others are written and deleted', async () => {
    const ids = await addComments(3000, { content: '가'.repeat(2000) });
    const deletedIds: number[] = [];
    const pages = await readAll(async (before) => {
      // Deletes the comment at the page boundary, the next older one, and one much older.
      const deletions = [before, before - 1, before - 500].filter(
        (id) => id >= (ids[0] ?? 0) && !deletedIds.includes(id),
      );
      deletedIds.push(...deletions);
      await markDeleted(deletions);
      await addComments(1);
    });
    for (const { bytes } of pages) expect(bytes).toBeLessThan(LARGEST_ANSWER);
    expect(pages.length).toBeLessThan(50);
    const read = idsOf(pages);
    expect(new Set(read).size).toBe(read.length);
    expect(read).toEqual(ids.filter((id) => read.includes(id)));
    expect(ids.filter((id) => !deletedIds.includes(id) && !read.includes(id))).toEqual([]);
  });

  it('returns short comments a hundred at a time', async () => {
    const ids = await addComments(COMMENT_PAGE.rows + 1);
    const pages = await readAll();
    expect(pages.map(({ entries }) => entries.length)).toEqual([COMMENT_PAGE.rows, 1]);
    expect(idsOf(pages)).toEqual(ids);
  });

  it('returns a comment larger than a page alone', async () => {
    const ids = await addComments(3, { origin_value: '가'.repeat(200_000) });
    const pages = await readAll();
    expect(pages.map(({ entries }) => entries.length)).toEqual([1, 1, 1]);
    expect(idsOf(pages)).toEqual(ids);
  });

  it('continues behind a page whose comments were all deleted', async () => {
    const [oldest = 0, ...others] = await addComments(COMMENT_PAGE.rows + 1);
    await markDeleted(others);
    expect((await readAll()).map(({ entries }) => entries.map(({ commentId }) => commentId))).toEqual([[], [oldest]]);
  });

  it('returns nothing before the first comment, and refuses a cursor that is no number', async () => {
    const [first = 0] = await addComments(1);
    expect((await read(first)).ok).toEqual({ data: [], meta: { before: 0 } });
    const wrong = { Id, BoardType: 'project', Before: '-1' };
    expect((await portal.call('Comment/comment-all-list', wrong, { as: 'pm1' })).refusal.field).toBe('Before');
  });
});

describe('replies over several pages (D-201)', () => {
  it("are on the first level with the parent's id when the parent is on an older page", async () => {
    const parent = await commentOn(portal, Id, 'pm1');
    await addComments(COMMENT_PAGE.rows);
    const reply = await replyTo(portal, parent, 'sales1');
    const inner = await replyTo(portal, reply, 'pm1');
    const newest = (await read(0)).ok.data.at(-1);
    expect(newest).toMatchObject({ commentId: reply, parentId: parent, replies: [{ commentId: inner }] });
  });

  it('keep a placeholder of their deleted parent on an older page until the last of them is deleted', async () => {
    const parent = await commentOn(portal, Id, 'pm1');
    const between = await replyTo(portal, parent, 'pm1');
    const fillers = await addComments(COMMENT_PAGE.rows);
    const reply = await replyTo(portal, between, 'sales1');
    await markDeleted([parent, between]);
    expect(idsOf(await readAll())).toEqual([parent, between, ...fillers, reply]);
    await markDeleted([reply]);
    expect(idsOf(await readAll())).toEqual(fillers);
  });

  it('may have any depth', async () => {
    const ids = await addComments(1200);
    await portal.ctx.db
      .updateTable('comment')
      .set({ parent_id: sql`id - 1` })
      .where('id', 'in', ids.slice(1))
      .execute();
    const entries = (await readAll()).toReversed().flatMap(({ entries }) => entries);
    expect(entries.map(({ commentId, parentId }) => [commentId, parentId])).toEqual(
      ids.map((id, depth) => [id, ids[depth - 1] ?? '']),
    );
  });
});
