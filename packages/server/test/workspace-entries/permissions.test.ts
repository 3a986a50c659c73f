import {
  ENTRY_ACTIONS,
  type EntryAction,
  mayActOnEntry,
  type Permissions,
  ROOM_RIGHT_NAMES,
  ROOM_RIGHTS,
  type RoomRight,
} from '@portal/contract/areas/workspace/policy';
import { RIGHTS } from '@portal/contract/areas/workspace-entries/rights';
import type { CallByPath } from '@portal/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findEntry, getEntry } from '#test-kit/factories/entry.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { countWrittenRows } from '../permissions/fixture.ts';
import {
  ATTEMPTS,
  type Attempt,
  type Caller,
  type Case,
  expectedStatus,
  makeRoomFixture,
  PEOPLE,
  type RoomFixture,
  SEARCH_WORD,
  sendAttempt,
} from './entry-requests.ts';

const OPEN: Permissions = {
  CreatePost: 'ALL',
  EditPost: 'ALL',
  ViewPost: 'ALL',
  CreateComment: 'ALL',
  ViewFile: 'ALL',
  DownloadFile: 'ALL',
};

/** Each value of each permission with the others open, and the strictest values together. */
const settings: Permissions[] = [
  OPEN,
  ...ROOM_RIGHT_NAMES.flatMap((name: RoomRight) =>
    ROOM_RIGHTS[name].circles.slice(1).map((circle): Permissions => ({ ...OPEN, [name]: circle })),
  ),
  {
    CreatePost: 'ADMIN_ONLY',
    EditPost: 'AUTHOR_ONLY',
    ViewPost: 'ADMIN_AND_AUTHOR',
    CreateComment: 'ADMIN_ONLY',
    ViewFile: 'ADMIN_AND_AUTHOR',
    DownloadFile: 'ADMIN_AND_AUTHOR',
  },
];

const cases = settings.flatMap((permissions) =>
  (['pm1', 'pm2'] as const).flatMap((author) =>
    (['A', 'M'] as const).map((visibility): Case => ({ permissions, author, visibility })),
  ),
);
const nameOf = ({ permissions, author, visibility }: Case): string => {
  const set = ROOM_RIGHT_NAMES.filter((name) => permissions[name] !== 'ALL').map(
    (name) => `${name}=${permissions[name]}`,
  );
  return `${set.join(' ') || 'all open'}, author ${PEOPLE[author]}, visibility ${visibility}`;
};

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
// The rate limits are tested elsewhere.
beforeEach(() => portal.resetLimits());
afterAll(() => portal.close());

/** True for calls that only show something. */
const isReading = ({ path }: Attempt): boolean => {
  const right = RIGHTS[path];
  return 'entry' in right && !ENTRY_ACTIONS[right.entry].changes;
};

/** What one user finds of a room in lists, search, calendar, board, files and counts. */
async function findings({ room, post, task, schedule }: RoomFixture, as: Caller) {
  const call = async <P extends keyof CallByPath>(path: P, fields: object = {}): Promise<object[]> => {
    const reply = await portal.call(path, { ProjectId: room, ...fields }, { as });
    return reply.status === 200 ? (reply.ok as { data: object[] }).data : [];
  };
  const ofRoom = (rows: object[]): number =>
    (rows as { projectId: number }[]).filter(({ projectId }) => projectId === room).length;
  const days = { FromDay: '2026-11-20', ToDay: '2026-11-29' };
  const EntryIds = [post, task, schedule].join('^');
  const [refreshed] = (await call('Project/feed-refresh', { EntryIds })) as { entries: []; goneIds: [] }[];
  const [listed] = ((await call('Project/project-list')) as { projectId: number; lastEntryDtm: string }[]).filter(
    ({ projectId }) => projectId === room,
  );
  return {
    feed: (await call('Project/feed-list')).length,
    all: ofRoom(await call('Project/feed-list', { ProjectId: 0 })),
    pinned: (await call('Project/feed-pinned-list')).length,
    refreshed: refreshed?.entries.length ?? 0,
    removed: refreshed?.goneIds.length ?? 3,
    table: (await call('Project/task-list')).length,
    board: ((await call('Project/task-board')) as { cards: unknown[] }[]).flatMap(({ cards }) => cards).length,
    calendar: (await call('Project/calendar-list', days)).length,
    allDays: ofRoom(await call('Project/calendar-list', { ...days, ProjectId: 0 })),
    search: (await call('Project/entry-search', { SearchKey: SEARCH_WORD })).length,
    files: (await call('Project/room-file-list')).length,
    news: ((await call('Project/left-project-list')) as { projectId: number; newCount: number }[]).find(
      ({ projectId }) => projectId === room,
    )?.newCount,
    hasLast: (listed?.lastEntryDtm ?? '') !== '',
  };
}

/** What a user finds who may see nothing of the room. */
const NOTHING = {
  ...{ feed: 0, all: 0, pinned: 0, refreshed: 0, removed: 3, table: 0, board: 0 },
  ...{ calendar: 0, allDays: 0, search: 0, files: 0, news: undefined, hasLast: false },
};

describe.each(cases.map((one) => [nameOf(one), one] as const))('with %s', (_, given) => {
  const { permissions, author, visibility } = given;
  const allowed = (action: EntryAction, as: Caller): boolean =>
    PEOPLE[as] !== 'stranger' &&
    mayActOnEntry(
      action,
      { permissions, isArchived: false },
      { visibility },
      { isAdmin: PEOPLE[as] === 'admin', isAuthor: as === author },
    );

  let made: RoomFixture;
  beforeAll(async () => {
    made = await makeRoomFixture(portal, given);
  });

  it.each(Object.keys(PEOPLE) as Caller[])(
    '%s finds exactly the visible entries in lists, counts, search and files',
    async (as) => {
      const sees = allowed('see', as);
      const seesFiles = allowed('seeFiles', as);
      expect(await findings(made, as)).toEqual({
        feed: sees ? 3 : 0,
        all: sees ? 3 : 0,
        pinned: sees ? 1 : 0,
        refreshed: sees ? 3 : 0,
        removed: sees ? 0 : 3,
        table: sees ? 1 : 0,
        board: sees ? 1 : 0,
        calendar: sees ? 2 : 0,
        allDays: sees ? 2 : 0,
        search: sees ? 3 : 0,
        files: seesFiles ? 1 : 0,
        news: PEOPLE[as] === 'stranger' ? undefined : sees && as !== author ? 3 : 0,
        hasLast: sees,
      });
      const shown = await findEntry(portal, made.post, as);
      const [file] = shown?.files ?? [];
      expect([file !== undefined, file?.savePath ?? '']).toEqual([
        seesFiles,
        allowed('download', as) ? made.savePath : '',
      ]);
      const { db } = portal.ctx;
      const marked = { ProjectId: made.room, EntryIds: [made.post, made.task, made.schedule].join('^') };
      await portal.call('Project/entry-read', marked, { as });
      const reads = db.selectFrom('room_read').select('entry_id').where('user_id', '=', as);
      const ofThese = await reads.where('entry_id', 'in', [made.post, made.task, made.schedule]).execute();
      expect(ofThese).toHaveLength(sees || as === author ? 3 : 0);
    },
  );

  // The order matters. The stranger changes nothing, and the admin makes anew what the member changed.
  it.each(['admin', 'pm2', 'pm1'] as const)(
    '%s may do exactly what the table allows, and a refused call changes nothing',
    async (as) => {
      const tried = as === 'pm1' ? await makeRoomFixture(portal, given) : made;
      const expected = ATTEMPTS.map((one) => [one.path, one.whose, expectedStatus(given, as, one)] as const);
      const isHarmless = (one: Attempt) => isReading(one) || expectedStatus(given, as, one) !== 200;
      const answered = new Map<Attempt, number>();
      const tryAll = async (tries: readonly Attempt[]) => {
        for (const one of tries) answered.set(one, await sendAttempt(portal, tried, as, one));
      };
      const before = await countWrittenRows(portal);
      await tryAll(ATTEMPTS.filter(isHarmless));
      expect(await countWrittenRows(portal)).toEqual(before);
      await tryAll(ATTEMPTS.filter((one) => !isHarmless(one)));
      expect(ATTEMPTS.map((one) => [one.path, one.whose, answered.get(one)])).toEqual(expected);
    },
  );
});

describe('a membership that has ended', () => {
  it('ends access to everything in the room with the next response', async () => {
    const made = await makeRoomFixture(portal, { permissions: OPEN, author: 'pm2', visibility: 'A' });
    const alarms = () =>
      portal.ctx.db
        .selectFrom('alarm')
        .select('id')
        .where('user_id', '=', 'pm2')
        .where('room_id', '=', made.room)
        .execute();
    const mention = { EntryId: made.post, CommentContent: '@이바다', MentionIds: 'pm2' };
    await portal.call('Project/entry-comment-add', mention, { as: 'pm1' });
    expect(await alarms()).not.toEqual([]);
    await portal.call('Project/project-member-delete', { ProjectId: made.room, MemberUserId: 'pm2' }, { as: 'pm1' });
    for (const one of ATTEMPTS)
      expect([one.path, await sendAttempt(portal, made, 'pm2', one)]).toEqual([one.path, 404]);
    expect(await findings(made, 'pm2')).toEqual(NOTHING);
    expect(await alarms()).toEqual([]);
    const named = await portal.call('Project/entry-comment-add', mention, { as: 'pm1' });
    expect(named.refusal.code).toBe('NOT_MEMBER');
  });
});

describe('an archived room', () => {
  it('can be read as before, and nothing in it can be changed', async () => {
    const made = await makeRoomFixture(portal, { permissions: OPEN, author: 'pm1', visibility: 'A' });
    await portal.call('Project/project-archive', { ProjectId: made.room, ArchiveYn: 'Y' }, { as: 'pm1' });
    const before = await countWrittenRows(portal);
    const tries = ATTEMPTS.filter(({ path, whose }) => whose === 'own' || path === 'Project/entry-comment-delete');
    for (const one of tries) {
      expect([one.path, await sendAttempt(portal, made, 'pm1', one)]).toEqual([one.path, isReading(one) ? 200 : 409]);
    }
    expect(await countWrittenRows(portal)).toEqual(before);
    const shown = await getEntry(portal, made.post, 'pm1');
    expect(shown.actions).toEqual(['see', 'history', 'seeFiles', 'download']);
    expect(shown.comments.map(({ editYn, removeYn }) => editYn + removeYn)).toEqual(['NN', 'NN']);
  });
});
