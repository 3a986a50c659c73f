import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom, roomOf } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { type OpenStream, openStream, waitUntil } from '../alarms/open-stream.ts';

const TIMEOUT_MS = 10_000;
let portal: TestApp;
let origin: string;
let room: number;
const opened: OpenStream[] = [];
beforeAll(async () => {
  portal = await startApp();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  const admin = await openStream(origin, await portal.cookieOf('pm1'));
  opened.push(admin);
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
  // Making the room, the invitations and acceptances are events too. They have arrived when a later one has.
  await sql`select pg_notify('portal_list_view', 'orders')`.execute(portal.ctx.db);
  await waitUntil(() => admin.text().includes('event: list-view'), TIMEOUT_MS);
});
afterEach(async () => {
  for (const stream of opened.splice(0)) {
    stream.close();
    await stream.ended;
  }
});
afterAll(() => portal.close());

/** An open page that counts the events of the room. */
async function listener(as: Person) {
  const stream = await openStream(origin, await portal.cookieOf(as));
  opened.push(stream);
  return () => stream.text().split(`event: room\ndata:${room}\n\n`).length - 1;
}
const attend = (EntryId: number) => portal.call('Project/schedule-attend', { EntryId, Attendance: 'Y' }, { as: 'pm2' });

describe('open pages of the workspace', () => {
  it('get events of new entries, comments, states and answers in their rooms, and of no other room', async () => {
    const [member, stranger] = [await listener('pm2'), await listener('admin')];
    const task = await makeEntry(portal, room, {}, { kind: 'task' });
    await waitUntil(() => member() === 1, TIMEOUT_MS);
    await portal.call('Project/entry-comment-add', { EntryId: task, CommentContent: '네' }, { as: 'sales1' });
    await waitUntil(() => member() === 2, TIMEOUT_MS);
    await portal.call('Project/task-change', { EntryId: task, Field: 'taskStatus', Value: 'P' }, { as: 'pm1' });
    await waitUntil(() => member() === 3, TIMEOUT_MS);
    const schedule = await makeEntry(portal, room, {}, { kind: 'schedule' });
    await waitUntil(() => member() === 4, TIMEOUT_MS);
    await attend(schedule);
    await waitUntil(() => member() === 5, TIMEOUT_MS);
    expect(stranger()).toBe(0);
  });

  it('get no event of entries they may not see, and one when an entry is hidden from them', async () => {
    const [admin, member] = [await listener('pm1'), await listener('pm2')];
    const secret = await makeEntry(portal, room, { Visibility: 'M' });
    await waitUntil(() => admin() === 1, TIMEOUT_MS);
    const open = await makeEntry(portal, room);
    await waitUntil(() => admin() === 2 && member() === 1, TIMEOUT_MS);
    const change = { Content: '<p>관리자만</p>', Visibility: 'M' };
    await portal.call('Project/post-edit', { EntryId: secret, ...change }, { as: 'pm1' });
    await waitUntil(() => admin() === 3, TIMEOUT_MS);
    await portal.call('Project/post-edit', { EntryId: open, ...change }, { as: 'pm1' });
    await waitUntil(() => admin() === 4 && member() === 2, TIMEOUT_MS);
  });

  it('get no event when another user only reads', async () => {
    const member = await listener('pm2');
    const entry = await makeEntry(portal, room);
    await waitUntil(() => member() === 1, TIMEOUT_MS);
    const before = (await roomOf(portal, room)).changeNo;
    await portal.call('Project/entry-read', { ProjectId: room, EntryIds: String(entry) }, { as: 'sales1' });
    expect((await roomOf(portal, room)).changeNo).toBe(before);
    await portal.call('Project/entry-comment-add', { EntryId: entry, CommentContent: '네' }, { as: 'sales1' });
    await waitUntil(() => member() === 2, TIMEOUT_MS);
  });

  it('of a removed member get one event of that, and none of the room afterwards', async () => {
    const [removed, member] = [await listener('pm2'), await listener('sales1')];
    await portal.call('Project/project-member-delete', { ProjectId: room, MemberUserId: 'pm2' }, { as: 'pm1' });
    await waitUntil(() => removed() === 1 && member() === 1, TIMEOUT_MS);
    await makeEntry(portal, room);
    await waitUntil(() => member() === 2, TIMEOUT_MS);
    expect(removed()).toBe(1);
  });
});

describe('a page that was offline while others wrote', () => {
  it('gets every change and every new entry exactly once, in any order of its requests and the writes', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 8; count += 1) ids.push(await makeEntry(portal, room));
    const known = new Map<number, number>();
    let knownChange = (await roomOf(portal, room, 'pm2')).changeNo;
    let newCount = 0;
    const catchUp = async () => {
      const request = { ProjectId: room, EntryIds: ids.join('^'), ChangeNo: knownChange };
      const [changes] = (await portal.call('Project/feed-refresh', request, { as: 'pm2' })).ok.data;
      if (!changes) throw new Error('no answer');
      for (const { entryId, changeNo } of changes.entries) known.set(entryId, changeNo);
      knownChange = changes.changeNo;
      newCount = changes.newCount;
    };
    const writes = Array.from({ length: 24 }, (_, index) => {
      const as = (['pm1', 'sales1'] as const)[index % 2] ?? 'pm1';
      if (index % 6 === 5) return makeEntry(portal, room, {}, { as });
      const EntryId = ids[index % ids.length];
      return portal.call('Project/entry-comment-add', { EntryId, CommentContent: `${index}` }, { as });
    });
    for (let count = 0; count < 8; count += 1) await catchUp();
    await Promise.all(writes);
    await catchUp();
    const stored = await portal.ctx.db
      .selectFrom('room_entry')
      .select(['id', 'change_no'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    const touched = new Set(writes.flatMap((_, index) => (index % 6 === 5 ? [] : [ids[index % ids.length]])));
    const expected = stored.filter(({ id }) => touched.has(id)).map(({ id, change_no }) => [id, change_no]);
    expect([...known].toSorted(([one], [other]) => one - other)).toEqual(expected);
    expect(newCount).toBe(4);
    const before = known.size;
    known.clear();
    await catchUp();
    expect([before, known.size]).toEqual([touched.size, 0]);
  });
});
