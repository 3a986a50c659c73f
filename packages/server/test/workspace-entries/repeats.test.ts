import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEntry, MINIMAL_FIELDS, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { countWrittenRows } from '../permissions/fixture.ts';

let portal: TestApp;
let room: number;
beforeAll(async () => {
  portal = await startApp();
  room = await makeRoom(portal, {}, { members: ['pm2'] });
});
afterAll(() => portal.close());

const WRITES = [
  'Project/project-add',
  'Project/project-invite',
  'Project/post-add',
  'Project/task-add',
  'Project/task-change',
  'Project/task-move',
  'Project/subtask-add',
  'Project/schedule-add',
  'Project/schedule-attend',
  'Project/entry-comment-add',
  'Project/entry-pin',
] as const satisfies (keyof CallByPath)[];
type Write = (typeof WRITES)[number];
type Sent<Path extends Write> = CallRequest<CallByPath[Path]>;

/** Makes a request of each call, with new entries for it. */
const REQUESTS: { [Path in Write]: () => Promise<Sent<Path>> } = {
  'Project/project-add': async () => ({ Name: '준공 준비' }),
  'Project/project-invite': async () => ({ ProjectId: await makeRoom(portal), MemberUserIds: 'sales1' }),
  'Project/post-add': async () => ({ ProjectId: room, ...MINIMAL_FIELDS.post, MentionIds: 'pm2' }),
  'Project/task-add': async () => ({ ProjectId: room, ...MINIMAL_FIELDS.task, AssigneeIds: 'pm2' }),
  'Project/task-change': async () => {
    const EntryId = await makeEntry(portal, room, {}, { kind: 'task' });
    const { version } = await getEntry(portal, EntryId);
    return { EntryId, Version: version, Field: 'taskStatus', Value: 'P' };
  },
  'Project/task-move': async () => ({
    EntryId: await makeEntry(portal, room, {}, { kind: 'task' }),
    TaskStatus: 'C',
  }),
  'Project/subtask-add': async () => ({
    EntryId: await makeEntry(portal, room, {}, { kind: 'task' }),
    Title: '케이블 재기',
    SubTaskUserId: 'pm2',
  }),
  'Project/schedule-add': async () => ({ ProjectId: room, ...MINIMAL_FIELDS.schedule, Reminder: '60' }),
  'Project/schedule-attend': async () => ({
    EntryId: await makeEntry(portal, room, {}, { kind: 'schedule' }),
    Attendance: 'N',
  }),
  'Project/entry-comment-add': async () => ({
    EntryId: await makeEntry(portal, room),
    CommentContent: '네',
    MentionIds: 'pm2',
  }),
  'Project/entry-pin': async () => ({ EntryId: await makeEntry(portal, room), PinYn: 'Y' }),
};

/** Sends a request under a key. `body` is the response body, also of a refusal. */
const sendAs = async (path: Write, request: object, key: string) => {
  const { status, raw } = await portal.call(path, request, { as: 'pm1', headers: { 'idempotency-key': key } });
  const body: Record<string, unknown> = JSON.parse(raw);
  return { status, body };
};

describe('a request repeated with its key in the workspace (A-15)', () => {
  it.each(WRITES)('%s is done once, with one alarm and one line, and gets the same response again', async (path) => {
    const request = await REQUESTS[path]();
    const before = await countWrittenRows(portal);
    const first = await sendAs(path, request, `once ${path}`);
    expect([path, first.status]).toEqual([path, 200]);
    const after = await countWrittenRows(portal);
    expect(after).not.toEqual(before);
    const again = await sendAs(path, request, `once ${path}`);
    expect(again).toEqual(first);
    expect(await countWrittenRows(portal)).toEqual(after);
  });

  it.each(WRITES)('%s is done once when both requests arrive at the same moment', async (path) => {
    const request = await REQUESTS[path]();
    const sent = await Promise.all([1, 2, 3].map(() => sendAs(path, request, `together ${path}`)));
    const after = await countWrittenRows(portal);
    const done = sent.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const reply of sent) {
      if (reply.status === 200) expect(reply).toEqual(done[0]);
      else expect(reply.body).toMatchObject({ code: 'IN_PROGRESS' });
    }
    expect(await sendAs(path, request, `together ${path}`)).toEqual(done[0]);
    expect(await countWrittenRows(portal)).toEqual(after);
  });

  it('a refusal is stored under its key, and the key is refused for another request', async () => {
    const refused = await sendAs('Project/post-add', { ProjectId: room }, 'refused');
    expect(refused.status).toBe(400);
    expect(await sendAs('Project/post-add', { ProjectId: room }, 'refused')).toEqual(refused);
    const other = await sendAs('Project/post-add', { ProjectId: room, ...MINIMAL_FIELDS.post }, 'refused');
    expect([other.status, other.body['code']]).toEqual([409, 'KEY_REUSED']);
  });
});
