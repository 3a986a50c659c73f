import {
  Circle,
  ENTRY_ACTIONS,
  type EntryAction,
  may,
  PERMISSION_NAMES,
  PERMISSIONS,
  type Permission,
  type Permissions,
  type Visibility,
} from '@portal/contract/areas/workspace/policy';
import type { CallByPath } from '@portal/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryOf, LEAST, makeEntry, shownEntry } from '../../test-kit/factories/entry.ts';
import { makeRoom } from '../../test-kit/factories/room.ts';
import { sendFile } from '../../test-kit/factories/room-file.ts';
import type { Person } from '../../test-kit/people.ts';
import { startApp, type TestApp } from '../../test-kit/start-app.ts';

/** Who tries, and how he stands to the room: an admin, a plain member, and somebody outside. */
const PEOPLE = { pm1: 'admin', pm2: 'member', admin: 'stranger' } as const;
type Caller = keyof typeof PEOPLE;

const OPEN: Permissions = {
  CreatePost: 'ALL',
  EditPost: 'ALL',
  ViewPost: 'ALL',
  CreateComment: 'ALL',
  ViewFile: 'ALL',
  DownloadFile: 'ALL',
};

/** Every value of every permission beside otherwise open ones, and the strictest of all together. */
const settings: Permissions[] = [
  OPEN,
  ...PERMISSION_NAMES.flatMap((name: Permission) =>
    PERMISSIONS[name].circles.slice(1).map((circle): Permissions => ({ ...OPEN, [name]: circle })),
  ),
  {
    CreatePost: Circle.Admins,
    EditPost: Circle.Author,
    ViewPost: Circle.AdminsAndAuthor,
    CreateComment: Circle.Admins,
    ViewFile: Circle.AdminsAndAuthor,
    DownloadFile: Circle.AdminsAndAuthor,
  },
];

const cases = settings.flatMap((permissions) =>
  (['pm1', 'pm2'] as const).flatMap((author) =>
    (['A', 'M'] as const).map((visibility) => ({ permissions, author, visibility })),
  ),
);
type Case = (typeof cases)[number];
const nameOf = ({ permissions, author, visibility }: Case): string => {
  const set = PERMISSION_NAMES.filter((name) => permissions[name] !== 'ALL').map(
    (name) => `${name}=${permissions[name]}`,
  );
  return `${set.join(' ') || 'all open'}, author ${PEOPLE[author]}, visibility ${visibility}`;
};

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

type Made = {
  room: number;
  post: number;
  task: number;
  schedule: number;
  file: number;
  savePath: string;
  subTask: number;
};

const tries = <P extends keyof CallByPath>(path: P, body: (made: Made) => object) => ({
  path,
  run: (made: Made, as: Person) => portal.call(path, body(made), { as }),
});

/** Calls by the action of the contract's table that they are. */
const CALLS: readonly {
  action: EntryAction;
  path: string;
  run: (made: Made, as: Person) => Promise<{ status: number }>;
}[] = [
  { action: 'see', ...tries('Project/entry-info', ({ post }) => ({ EntryId: post })) },
  { action: 'see', ...tries('Project/entry-comment-list', ({ post }) => ({ EntryId: post })) },
  { action: 'history', ...tries('Project/entry-history-list', ({ post }) => ({ EntryId: post })) },
  { action: 'comment', ...tries('Project/entry-comment-add', ({ post }) => ({ EntryId: post, CommentContent: '네' })) },
  { action: 'edit', ...tries('Project/task-change', ({ task }) => ({ EntryId: task, Field: 'priority', Value: 'U' })) },
  { action: 'edit', ...tries('Project/task-move', ({ task }) => ({ EntryId: task, TaskStatus: 'P' })) },
  { action: 'edit', ...tries('Project/subtask-add', ({ task }) => ({ EntryId: task, Title: '하나 더' })) },
  { action: 'edit', ...tries('Project/subtask-edit', ({ subTask }) => ({ SubTaskId: subTask, Title: '다른 이름' })) },
  {
    action: 'edit',
    ...tries('Project/schedule-day-edit', ({ schedule }) => ({
      EntryId: schedule,
      Day: '2026-11-23',
      ...LEAST.schedule,
      EndTime: '12:00',
    })),
  },
  { action: 'attend', ...tries('Project/schedule-attend', ({ schedule }) => ({ EntryId: schedule, Attendance: 'Y' })) },
  { action: 'pin', ...tries('Project/entry-pin', ({ post }) => ({ EntryId: post, PinYn: 'Y' })) },
  { action: 'remove', ...tries('Project/entry-delete', ({ schedule }) => ({ EntryId: schedule })) },
];

const memberOf = (as: Caller, author: Person) => ({ isAdmin: PEOPLE[as] === 'admin', isAuthor: as === author });

/** A room with these settings, and of each kind an entry of the author, its file on the post. */
async function make({ permissions, author, visibility }: Case): Promise<Made> {
  const room = await makeRoom(portal, {}, { members: ['pm2'] });
  const fields = { Title: '찾을 글', Visibility: 'A' };
  const file = await sendFile(portal, room, { name: '도면.pdf', as: author });
  const post = await makeEntry(portal, room, { ...fields, FileIds: String(file) }, { as: author });
  const task = await makeEntry(portal, room, { ...fields, DueDay: '2026-11-23' }, { as: author, kind: 'task' });
  const schedule = await makeEntry(portal, room, { ...fields }, { as: author, kind: 'schedule' });
  const added = await portal.call('Project/subtask-add', { EntryId: task, Title: '하나' }, { as: author });
  const savePath = (await shownEntry(portal, post, 'pm1')).files[0]?.savePath ?? '';
  const { db } = portal.ctx;
  const { CreatePost, EditPost, ViewPost, CreateComment, ViewFile, DownloadFile } = permissions;
  await db
    .updateTable('room')
    .set({
      create_post: CreatePost,
      edit_post: EditPost,
      view_post: ViewPost,
      create_comment: CreateComment,
      view_file: ViewFile,
      download_file: DownloadFile,
    })
    .where('id', '=', room)
    .execute();
  await db.updateTable('room_entry').set({ visibility }).where('room_id', '=', room).execute();
  return { room, post, task, schedule, file, savePath, subTask: added.ok.data[0]?.subTaskId ?? 0 };
}

/** Everything of a room that a call could change. */
async function everythingOf(room: number): Promise<string> {
  const { db } = portal.ctx;
  const entries = await db.selectFrom('room_entry').selectAll().where('room_id', '=', room).orderBy('id').execute();
  const ids = entries.map(({ id }) => id);
  const of = (table: 'room_comment' | 'room_sub_task' | 'room_attendance' | 'room_occurrence' | 'room_history') =>
    db.selectFrom(table).selectAll().where('entry_id', 'in', ids).orderBy('entry_id').execute();
  const tables = ['room_comment', 'room_sub_task', 'room_attendance', 'room_occurrence', 'room_history'] as const;
  return JSON.stringify([entries, await Promise.all(tables.map(of))]);
}

const expectedStatus = (isMember: boolean, sees: boolean, isGiven: boolean): number =>
  isMember && sees ? (isGiven ? 200 : 403) : 404;

/** What one person finds of a room in lists, search, calendar, board, files and counts. */
async function findings(room: number, as: Person) {
  const call = async <P extends keyof CallByPath>(path: P, fields: object = {}) => {
    const reply = await portal.call(path, { ProjectId: room, ...fields }, { as });
    return reply.status === 200 ? (reply.ok as { data: object[] }).data : [];
  };
  const days = { FromDay: '2026-11-20', ToDay: '2026-11-30' };
  const side = await portal.call('Project/left-project-list', {}, { as });
  return {
    feed: (await call('Project/feed-list')).length,
    all: ((await call('Project/feed-list', { ProjectId: 0 })) as { projectId: number }[]).filter(
      ({ projectId }) => projectId === room,
    ).length,
    table: (await call('Project/task-list')).length,
    board: ((await call('Project/task-board')) as { cards: unknown[] }[]).flatMap(({ cards }) => cards).length,
    calendar: (await call('Project/calendar-list', days)).length,
    search: (await call('Project/entry-search', { SearchKey: '찾을' })).length,
    files: (await call('Project/room-file-list')).length,
    news: side.ok.data.find(({ projectId }) => projectId === room)?.newCount ?? 0,
  };
}

describe.each(cases.map((one) => [nameOf(one), one] as const))('with %s', (_, given) => {
  const { permissions, author, visibility } = given;
  const allowed = (action: EntryAction, as: Caller, seenAs: Visibility = visibility): boolean =>
    may(action, { permissions, isArchived: false }, { visibility: seenAs }, memberOf(as, author));

  let made: Made;
  beforeAll(async () => {
    made = await make(given);
  });

  it.each(Object.keys(PEOPLE) as Caller[])(
    '%s finds in lists, counts, search and files what he sees and nothing else',
    async (as) => {
      const sees = PEOPLE[as] !== 'stranger' && allowed('see', as);
      const seesFiles = sees && allowed('seeFiles', as);
      const loads = sees && allowed('download', as);
      expect(await findings(made.room, as)).toEqual({
        feed: sees ? 3 : 0,
        all: sees ? 3 : 0,
        table: sees ? 1 : 0,
        board: sees ? 1 : 0,
        calendar: sees ? 2 : 0,
        search: sees ? 3 : 0,
        files: seesFiles ? 1 : 0,
        news: sees && as !== author ? 3 : 0,
      });
      const [shown] = (await entryOf(portal, made.post, as))?.files ?? [];
      expect([shown !== undefined, shown?.savePath ?? '']).toEqual([seesFiles, loads ? made.savePath : '']);
      const cookie = await portal.cookieOf(as);
      const loaded = await portal.app.inject({ method: 'GET', url: made.savePath, headers: { cookie } });
      expect(loaded.statusCode).toBe(loads ? 200 : 404);
    },
  );

  // The stranger changes nothing, and what the member may change the admin finds anew.
  it.each(['admin', 'pm2', 'pm1'] as const)(
    '%s is given exactly what the table gives, and the rest changes nothing',
    async (as) => {
      const tried = as === 'pm1' ? await make(given) : made;
      const isMember = PEOPLE[as] !== 'stranger';
      const statusOf = (action: EntryAction) => expectedStatus(isMember, allowed('see', as), allowed(action, as));
      const tryAll = async (calls: typeof CALLS) => {
        for (const { action, path, run } of calls) {
          expect([path, (await run(tried, as)).status]).toEqual([path, statusOf(action)]);
        }
      };
      const before = await everythingOf(tried.room);
      await tryAll(CALLS.filter(({ action }) => statusOf(action) !== 200 || !ENTRY_ACTIONS[action].changes));
      expect(await everythingOf(tried.room)).toBe(before);
      await tryAll(CALLS.filter(({ action }) => statusOf(action) === 200 && ENTRY_ACTIONS[action].changes));
    },
  );
});

describe('creating', () => {
  it.each(
    (['ALL', 'ADMIN_ONLY'] as const).flatMap((CreatePost) =>
      (Object.keys(PEOPLE) as Caller[]).flatMap((as) =>
        (['A', 'M'] as const).map((Visibility) => ({ CreatePost, as, Visibility })),
      ),
    ),
  )('$CreatePost as $as with visibility $Visibility follows the table', async ({ CreatePost, as, Visibility }) => {
    const room = await makeRoom(portal, { CreatePost }, { members: ['pm2'] });
    const isGiven = may(
      'create',
      { permissions: { ...OPEN, CreatePost }, isArchived: false },
      { visibility: Visibility },
      { isAdmin: PEOPLE[as] === 'admin', isAuthor: true },
    );
    const expected = PEOPLE[as] === 'stranger' ? 404 : isGiven ? 200 : 403;
    for (const kind of ['post', 'task', 'schedule'] as const) {
      const sent = { ProjectId: room, Visibility, ...LEAST[kind] };
      expect((await portal.call(`Project/${kind}-add`, sent, { as })).status).toBe(expected);
    }
    const shown = (await portal.call('Project/feed-list', { ProjectId: room }, { as: 'pm1' })).ok.data;
    expect(shown).toHaveLength(expected === 200 ? 3 : 0);
  });
});

describe('an archived room', () => {
  it('is read as before, and nothing in it is changed', async () => {
    const made = await make({ permissions: OPEN, author: 'pm2', visibility: 'A' });
    await portal.call('Project/project-archive', { ProjectId: made.room, ArchiveYn: 'Y' }, { as: 'pm1' });
    const before = await everythingOf(made.room);
    for (const { action, path, run } of CALLS) {
      const { status } = await run(made, 'pm1');
      const isReading = action === 'see' || action === 'history';
      expect([path, status]).toEqual([path, isReading ? 200 : 409]);
    }
    const added = await portal.call('Project/post-add', { ProjectId: made.room, ...LEAST.post }, { as: 'pm1' });
    expect(added.refusal.code).toBe('ROOM_ARCHIVED');
    expect(await everythingOf(made.room)).toBe(before);
    expect((await shownEntry(portal, made.post, 'pm1')).actions).toEqual(['see', 'history', 'seeFiles', 'download']);
  });
});
