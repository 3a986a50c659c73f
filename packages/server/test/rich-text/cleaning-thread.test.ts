import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

/** Texts that one user sends at once. */
const MANY = 17;

let portal: TestApp;
let room: number;
beforeAll(async () => {
  portal = await startApp();
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => portal.close());

const addPost = (Content: string, as: Person = 'pm1') =>
  portal.call('Project/post-add', { ProjectId: room, Content }, { as });

const postMessage = Worker.prototype.postMessage;

/** Runs `first` before each text is posted to the thread. Records the texts in order. */
function watchThread(first: (worker: Worker, text: string) => unknown) {
  const texts: string[] = [];
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message: { markup: string }) {
    texts.push(message.markup);
    void Promise.resolve(first(this, message.markup)).then((isTaken) => {
      if (isTaken !== true) postMessage.call(this, message);
    });
  });
  return texts;
}

const sendMany = (as: Person) => Array.from({ length: MANY }, (_, index) => addPost(`<p>${as} ${index}</p>`, as));

/** True when another connection has an open transaction. */
async function isTransactionOpen(): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select count(*) > 0 as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(
    portal.ctx.db,
  );
  return rows[0]?.open === true;
}

describe('the thread that sanitizes texts', () => {
  it('gets a text while its call has no open transaction, also with a repeat key', async () => {
    const open: boolean[] = [];
    const texts = watchThread(async () => void open.push(await isTransactionOpen()));
    const entry = await makeEntry(portal, room, { Content: '<p>하나</p>' });
    const headers = { 'idempotency-key': 'cleaned-outside' };
    await portal.call('Project/post-add', { ProjectId: room, Content: '<p>둘</p>' }, { as: 'pm1', headers });
    await portal.call('Project/post-edit', { EntryId: entry, Content: '<p>셋</p>' }, { as: 'pm1' });
    await makeEntry(portal, room, { Content: '<p>넷</p>', Title: '업무' }, { kind: 'task' });
    expect(texts).toHaveLength(4);
    expect(open).toEqual([false, false, false, false]);
  });

  it.each([
    ['fails', (worker: Worker) => worker.emit('error', new Error('out of memory'))],
    ['ends', (worker: Worker) => worker.terminate()],
  ])('that %s during one text is replaced before the next, which is sanitized', async (_what, end) => {
    watchThread(async (worker, text) => {
      if (text !== 'bad') return false;
      await end(worker);
      return true;
    });
    const [bad, ...good] = await Promise.all([addPost('bad'), addPost('<p>하나</p>'), addPost('<p>둘</p>', 'pm2')]);
    expect([bad.status, bad.refusal.code, bad.refusal.field]).toEqual([400, 'TOO_LONG', 'Content']);
    expect(good.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('serves everyone while users send many texts, and no transaction waits for it', async () => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    const texts = watchThread(() => released);
    const many = sendMany('pm1');
    await expect.poll(() => texts.length).toBe(1);
    const others = sendMany('pm2');
    expect((await portal.call('Project/feed-list', { ProjectId: room }, { as: 'sales1' })).status).toBe(200);
    expect(await isTransactionOpen()).toBe(false);
    release();
    const statuses = (await Promise.all([...many, ...others])).map(({ status }) => status);
    expect(statuses).toEqual(Array(2 * MANY).fill(200));
    expect(texts.findIndex((text) => text.includes('pm2'))).toBeLessThan(4);
  });

  it('is the only thread that processes a long text', async () => {
    await makeEntry(portal, room);
    const execSpy = vi.spyOn(RegExp.prototype, 'exec');
    const long = ' x'.repeat(800_000);
    expect((await addPost(long)).status).toBe(200);
    const onLong = execSpy.mock.calls.filter(([text]) => text.length > 100_000);
    expect(onLong.length).toBeLessThan(20);
    const shown = await portal.call('Project/entry-search', { ProjectId: room, SearchKey: 'x x x' }, { as: 'pm1' });
    expect(shown.ok.data?.length).toBe(1);
  });

  it.each([
    ['broken closing tags', '</p '.repeat(120_000)],
    ['combining marks', `a${'\u0301\u0316'.repeat(150_000)}`],
    ['too many tags', '<b>'.repeat(50_001)],
  ])('never gets %s, and such a text is not normalised', async (_what, Content) => {
    const texts = watchThread(() => false);
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const reply = await addPost(Content);
    const longest = Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length));
    expect([reply.status, reply.refusal.code, reply.refusal.field]).toEqual([400, 'TOO_LONG', 'Content']);
    expect(texts).toEqual([]);
    expect(longest).toBeLessThan(1000);
  });
});
