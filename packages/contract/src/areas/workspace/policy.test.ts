import { describe, expect, it } from 'vitest';
import {
  ENTRY_ACTION_NAMES,
  type EntryAction,
  isPermitted,
  isPermittedOnComment,
  mayActOnEntry,
  mayInRoom,
  mayTakeOver,
  type Permissions,
  ROOM_ACTIONS,
  ROOM_RIGHTS,
  type RoomAction,
} from './policy.ts';

const OPEN: Permissions = {
  CreatePost: 'ALL',
  EditPost: 'ALL',
  ViewPost: 'ALL',
  CreateComment: 'ALL',
  ViewFile: 'ALL',
  DownloadFile: 'ALL',
};
const PEOPLE = {
  admin: { isAdmin: true, isAuthor: false },
  author: { isAdmin: false, isAuthor: true },
  member: { isAdmin: false, isAuthor: false },
};

/** The actions allowed to a person, in the order of ENTRY_ACTION_NAMES. */
const allowedActions = (person: keyof typeof PEOPLE, set: Partial<Permissions>, visibility: 'A' | 'M' = 'A'): string =>
  ENTRY_ACTION_NAMES.filter((action) => isPermitted(action, { ...OPEN, ...set }, { visibility }, PEOPLE[person])).join(
    ' ',
  );

const ADMIN = 'create see edit changeStatus history remove pin comment attend react seeFiles download';
const AUTHOR = 'create see edit changeStatus history remove comment attend react seeFiles download';
const MEMBER = 'create see edit changeStatus history comment attend react seeFiles download';

describe('the six permissions (D-37)', () => {
  it.each([
    [{}, ADMIN, AUTHOR, MEMBER],
    [{ CreatePost: 'ADMIN_ONLY' }, ADMIN, AUTHOR.slice(7), MEMBER.slice(7)],
    [{ EditPost: 'ADMIN_AND_AUTHOR' }, ADMIN, AUTHOR, 'create see comment attend react seeFiles download'],
    [
      { EditPost: 'AUTHOR_ONLY' },
      'create see remove pin comment attend react seeFiles download',
      AUTHOR,
      'create see comment attend react seeFiles download',
    ],
    [{ ViewPost: 'ADMIN_AND_AUTHOR' }, ADMIN, AUTHOR, 'create'],
    [
      { CreateComment: 'ADMIN_ONLY' },
      ADMIN,
      'create see edit changeStatus history remove attend react seeFiles download',
      'create see edit changeStatus history attend react seeFiles download',
    ],
    [{ ViewFile: 'ADMIN_AND_AUTHOR' }, ADMIN, AUTHOR, 'create see edit changeStatus history comment attend react'],
    [
      { DownloadFile: 'ADMIN_AND_AUTHOR' },
      ADMIN,
      AUTHOR,
      'create see edit changeStatus history comment attend react seeFiles',
    ],
  ] satisfies [Partial<Permissions>, string, string, string][])('%j', (set, admin, author, member) => {
    expect(allowedActions('admin', set)).toBe(admin);
    expect(allowedActions('author', set)).toBe(author);
    expect(allowedActions('member', set)).toBe(member);
  });

  it.each([
    ['ALL', true],
    ['ADMIN_AND_AUTHOR', true],
    ['AUTHOR_ONLY', true],
  ] as const)(
    'where EditPost is %s, an assignee changes the status of their own task (D-236)',
    (EditPost, expected) => {
      const assignee = { ...PEOPLE.member, isAssignee: true };
      const permissions = { ...OPEN, EditPost };
      expect(isPermitted('changeStatus', permissions, { visibility: 'A' }, assignee)).toBe(expected);
      expect(isPermitted('edit', permissions, { visibility: 'A' }, assignee)).toBe(EditPost === 'ALL');
    },
  );

  it('an assignee who may not see the task changes nothing in it', () => {
    const assignee = { ...PEOPLE.member, isAssignee: true };
    expect(isPermitted('changeStatus', OPEN, { visibility: 'M' }, assignee)).toBe(false);
    const own: Permissions = { ...OPEN, ViewPost: 'ADMIN_AND_AUTHOR' };
    expect(isPermitted('changeStatus', own, { visibility: 'A' }, assignee)).toBe(false);
  });

  it('an entry for admins is visible to admins only, not even to its author (WORK-37)', () => {
    expect(allowedActions('admin', {}, 'M')).toBe(ADMIN);
    expect(allowedActions('author', {}, 'M')).toBe('');
    expect(allowedActions('member', {}, 'M')).toBe('');
  });

  it.each(ENTRY_ACTION_NAMES)(
    'in an archived room %s is allowed only when it changes nothing',
    (action: EntryAction) => {
      const isReading = ['see', 'history', 'seeFiles', 'download'].includes(action);
      const room = { permissions: OPEN, isArchived: true };
      expect(mayActOnEntry(action, room, { visibility: 'A' }, PEOPLE.admin)).toBe(isReading);
    },
  );
});

describe('comments', () => {
  it.each([
    ['edit', 'admin', true, true],
    ['edit', 'admin', false, false],
    ['edit', 'member', true, true],
    ['edit', 'author', false, false],
    ['remove', 'admin', false, true],
    ['remove', 'member', true, true],
    ['remove', 'member', false, false],
    ['remove', 'author', false, false],
  ] as const)('%s as %s, own %s: %s', (action, person, isCommentAuthor, expected) => {
    const member = { ...PEOPLE[person], isCommentAuthor };
    expect(isPermittedOnComment(action, OPEN, { visibility: 'A' }, member)).toBe(expected);
  });

  it('a member who may no longer comment can delete their comments but not edit them', () => {
    const closed: Permissions = { ...OPEN, CreateComment: 'ADMIN_ONLY' };
    const member = { ...PEOPLE.member, isCommentAuthor: true };
    expect(isPermittedOnComment('edit', closed, { visibility: 'A' }, member)).toBe(false);
    expect(isPermittedOnComment('remove', closed, { visibility: 'A' }, member)).toBe(true);
  });

  it('a member who may no longer see the entry cannot delete their comments on it', () => {
    const member = { ...PEOPLE.member, isCommentAuthor: true };
    expect(isPermittedOnComment('remove', OPEN, { visibility: 'M' }, member)).toBe(false);
  });
});

describe('rooms (D-36)', () => {
  it('members may see, leave, set alarms and upload files; the rest is for admins', () => {
    const actions = Object.keys(ROOM_ACTIONS) as RoomAction[];
    expect(actions.filter((action) => mayInRoom(action, { isAdmin: false }))).toEqual([
      'see',
      'leave',
      'setAlarms',
      'upload',
    ]);
    expect(actions.every((action) => mayInRoom(action, { isAdmin: true }))).toBe(true);
  });

  it.each([
    ['M', 0, true],
    ['M', 1, false],
    ['F', 0, false],
  ] as const)('permission %s may take over a room with %i admins: %s', (permission, adminCount, expected) => {
    const actor = {
      userId: 'a',
      userType: 'M',
      userName: '',
      companyId: 1,
      companyName: '',
      companyActive: true,
      modeAuthority: '',
      permission,
    } as const;
    expect(mayTakeOver(actor, { adminCount })).toBe(expected);
  });
});

it('a preview is promised to those who may load a file, because others get no address (WORK-54)', () => {
  expect(ROOM_RIGHTS.ViewFile.about).toBe('파일 이름을 볼 수 있는 사람');
  expect(ROOM_RIGHTS.DownloadFile.about).toBe('파일을 미리 보고 내려받을 수 있는 사람');
});
