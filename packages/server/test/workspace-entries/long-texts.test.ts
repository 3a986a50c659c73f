import {
  ENTRY_COMMENT_PAGE,
  EXCERPT,
  FEED_PAGE,
  SHOWN_SUB_TASKS,
  VALUE_EXCERPT,
} from '@portal/contract/areas/workspace-entries/kinds';
import type { RoomComment } from '@portal/contract/areas/workspace-entries/shapes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getEntry, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const MEGABYTE = 1024 * 1024;
const PARAGRAPH = `<p>${'가'.repeat(999)}</p>`;
/** 690 KB of paragraphs. */
const LONG = PARAGRAPH.repeat(230);

let portal: TestApp;
let room: number;
beforeAll(async () => {
  portal = await startApp();
});
beforeEach(async () => {
  room = await makeRoom(portal, {}, { members: ['pm2'] });
});
afterAll(() => portal.close());

/** Checks that the response is within the byte budget of a page. Returns its data. */
async function bounded<Data>(answer: Promise<{ status: number; raw: string; ok: { data: Data } }>): Promise<Data> {
  const { status, raw, ok } = await answer;
  expect(status, raw.slice(0, 200)).toBe(200);
  expect(Buffer.byteLength(raw)).toBeLessThan(MEGABYTE);
  return ok.data;
}
const by = { as: 'pm2' } as const;
const feed = (ProjectId = room) => bounded(portal.call('Project/feed-list', { ProjectId }, by));
const editPost = (EntryId: number, fields: object, as: Person = 'pm1') =>
  portal.call('Project/post-edit', { EntryId, ...fields }, { as });

/** Makes thirty equal posts: one over the wire, and copies of its row. */
async function thirtyLongPosts(): Promise<number[]> {
  const first = await makeEntry(portal, room, { Title: '긴 글', Content: LONG });
  const { rows } = await sql<{ id: number }>`
    insert into room_entry (room_id, kind, author_id, visibility, title, content, excerpt, content_text, change_no)
    select room_id, kind, author_id, visibility, title, content, excerpt, content_text, change_no
    from room_entry, generate_series(1, 29) where id = ${first} returning id`.execute(portal.ctx.db);
  return [first, ...rows.map(({ id }) => id)];
}

describe('a long post', () => {
  it('is an excerpt in every list, so that thirty fit the budget, and complete in its own request', async () => {
    const ids = await thirtyLongPosts();
    await portal.call('Project/entry-pin', { EntryId: ids[0], PinYn: 'Y' }, { as: 'pm1' });
    const shown = [
      ...(await feed()),
      ...(await feed(0)),
      ...(await bounded(portal.call('Project/feed-pinned-list', { ProjectId: room }, by))),
    ];
    expect(shown).toHaveLength(2 * FEED_PAGE + 1);
    for (const { content, contentMoreYn } of shown) {
      expect([content, contentMoreYn]).toEqual([PARAGRAPH.repeat(5), 'Y']);
    }
    const whole = await getEntry(portal, ids[29] ?? 0, 'pm2');
    expect([whole.content === LONG, whole.contentMoreYn]).toEqual([true, 'N']);
    expect(await bounded(portal.call('Project/entry-search', { ProjectId: room, SearchKey: '가가' }, by))).toHaveLength(
      20,
    );
  });

  it('is sent by refreshes a few at a time, each changed post once', async () => {
    const ids = await thirtyLongPosts();
    const seen: number[] = [];
    for (let remaining: readonly number[] = ids; remaining.length > 0; ) {
      const [changes] = await bounded(
        portal.call('Project/feed-refresh', { ProjectId: room, EntryIds: remaining.join('^') }, by),
      );
      seen.push(...(changes?.entries ?? []).map(({ entryId }) => entryId));
      expect(changes?.entries.length).toBeLessThanOrEqual(FEED_PAGE);
      expect(changes?.goneIds).toEqual([]);
      remaining = changes?.moreIds ?? [];
    }
    expect(seen).toEqual(ids.toReversed());
  });

  it('is complete in lists once an edit makes it short, and the other way round', async () => {
    const id = await makeEntry(portal, room, { Content: LONG });
    await editPost(id, { Content: '<p>짧은 글</p>' });
    expect(await feed()).toMatchObject([{ content: '<p>짧은 글</p>', contentMoreYn: 'N' }]);
    await editPost(id, { Content: LONG });
    expect(await feed()).toMatchObject([{ contentMoreYn: 'Y' }]);
  });
});

describe('the history of a long post', () => {
  const history = (EntryId: number, as: Person = 'pm1') =>
    bounded(portal.call('Project/entry-history-list', { EntryId }, { as }));
  const line = (EntryId: number, HistoryId: number | undefined, as: Person = 'pm1') =>
    portal.call('Project/entry-history-info', { EntryId, HistoryId }, { as });

  it('lists excerpts within the budget and returns each line complete on request', async () => {
    const id = await makeEntry(portal, room, { Content: LONG });
    await editPost(id, { Content: '<p>짧은 글</p>' });
    await sql`
      insert into room_history (entry_id, version, editor_id, visibility, title, content, excerpt)
      select entry_id, version, editor_id, visibility, title, content, excerpt
      from room_history, generate_series(1, 19) where entry_id = ${id}`.execute(portal.ctx.db);
    const lines = await history(id);
    expect(lines).toHaveLength(20);
    expect(new Set(lines.map(({ content, moreYn }) => content.length + moreYn))).toEqual(
      new Set([`${PARAGRAPH.repeat(5).length}Y`]),
    );
    const whole = (await line(id, lines[0]?.historyId)).ok.data[0];
    expect([whole?.content === LONG, whole?.moreYn]).toEqual([true, 'N']);
  });

  it('shortens long values of a change, and marks them so', async () => {
    const id = await makeEntry(portal, room);
    await editPost(id, { Content: '<p>둘</p>' });
    const value = '가'.repeat(15_000);
    const changes = JSON.stringify([{ itemName: '일시', originValue: '', newValue: value }]);
    await sql`update room_history set changes = ${changes}::jsonb where entry_id = ${id}`.execute(portal.ctx.db);
    const [listed] = await history(id);
    expect([listed?.moreYn, listed?.changes[0]?.newValue.length]).toEqual(['Y', VALUE_EXCERPT + 1]);
    expect((await line(id, listed?.historyId)).ok.data).toMatchObject([
      { moreYn: 'N', changes: [{ newValue: value }] },
    ]);
  });

  it('returns a line only to users who may read the history, and only of its own entry', async () => {
    const id = await makeEntry(portal, room, { Content: '<p>내부</p>', Visibility: 'M' });
    const other = await makeEntry(portal, room);
    await editPost(id, { Content: '<p>공개</p>', Visibility: 'A' });
    const historyId = (await history(id))[0]?.historyId;
    expect((await line(id, historyId)).ok.data).toMatchObject([{ content: '<p>내부</p>' }]);
    expect((await line(id, historyId, 'pm2')).status).toBe(404);
    expect((await line(other, historyId)).status).toBe(404);
    expect((await line(id, historyId, 'admin')).status).toBe(404);
  });
});

describe('sub-tasks', () => {
  it('a hundred for each task leave table, board and feed within the budget, and are complete in the task', async () => {
    const first = await makeEntry(portal, room, {}, { kind: 'task' });
    for (let count = 1; count < 20; count += 1) await makeEntry(portal, room, {}, { kind: 'task' });
    await sql`
      insert into room_sub_task (entry_id, title, done) select id, repeat('가', 200), n % 4 = 0
      from room_entry, generate_series(1, 100) n where room_id = ${room}`.execute(portal.ctx.db);
    const counts = { subTaskCount: 100, subTaskDoneCount: 25 };
    const [listed] = await bounded(portal.call('Project/task-list', { ProjectId: room }, by));
    expect(listed).toMatchObject(counts);
    expect(listed?.subTasks).toHaveLength(SHOWN_SUB_TASKS);
    const [lane] = await bounded(portal.call('Project/task-board', { ProjectId: room }, by));
    expect(lane?.cards[0]).toMatchObject({ ...counts, subTasks: [] });
    const [shown] = await feed();
    expect(shown?.task).toMatchObject(counts);
    expect(shown?.task?.subTasks).toHaveLength(SHOWN_SUB_TASKS);
    expect((await getEntry(portal, first)).task?.subTasks).toHaveLength(100);
    const full = await portal.call('Project/subtask-add', { EntryId: first, Title: '하나 더' }, { as: 'pm1' });
    expect(full.refusal.code).toBe('SUB_TASKS_FULL');
  });
});

describe('a long comment thread', () => {
  /**
   * Adds comments of 2,000 characters. With `isOneThread` all reply to the first one. Otherwise every fifth is on the
   * first level, and each other one replies to the one before it.
   */
  async function addThread(entry: number, count: number, isOneThread: boolean): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      insert into room_comment (room_id, entry_id, author_id, content)
      select ${room}, ${entry}, 'pm1', repeat('가', 2000) from generate_series(1, ${count}) n returning id`.execute(
      portal.ctx.db,
    );
    const ids = rows.map(({ id }) => id);
    const parentOf = (index: number): number | undefined => ids[isOneThread ? 0 : index - (index % 5)];
    for (const [index, id] of ids.entries()) {
      const parent = parentOf(index);
      if (parent === undefined || parent === id) continue;
      await portal.ctx.db.updateTable('room_comment').set({ parent_id: parent }).where('id', '=', id).execute();
    }
    return ids;
  }
  const readComments = (EntryId: number, oldest?: RoomComment) => {
    const before = { Before: oldest?.commentId ?? 0, BeforeParent: oldest?.parentId ?? 0 };
    return bounded(portal.call('Project/entry-comment-list', { EntryId, ...before }, by));
  };

  it.each([
    ['many comments', false],
    ['a single thread', true],
  ])(
    'of %s is sent in bounded pages, every comment once, also when comments at the page boundaries are deleted',
    async (_, isOne) => {
      const entry = await makeEntry(portal, room);
      const ids = await addThread(entry, 130, isOne);
      const seen: number[] = [];
      for (let comments = await readComments(entry); ; ) {
        expect(comments.length).toBeLessThanOrEqual(ENTRY_COMMENT_PAGE);
        seen.unshift(...comments.map(({ commentId }) => commentId));
        if (comments.length < ENTRY_COMMENT_PAGE) break;
        const [oldest] = comments;
        if (oldest && oldest.parentId !== 0) {
          await portal.call('Project/entry-comment-delete', { CommentId: oldest.commentId }, { as: 'pm1' });
        }
        comments = await readComments(entry, oldest);
      }
      expect(seen).toEqual(ids);
    },
  );
});

it('an excerpt is never longer than its limit', async () => {
  await makeEntry(portal, room, {
    Content: `<table><tbody>${`<tr><td>${'<b>&amp;</b> '.repeat(9)}</td></tr>`.repeat(300)}</tbody></table>`,
  });
  const [shown] = await feed();
  expect(shown?.content.length).toBeLessThanOrEqual(EXCERPT);
  expect(shown?.content).toMatch(/^<p>(&amp; )+/);
});
