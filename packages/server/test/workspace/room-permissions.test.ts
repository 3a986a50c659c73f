import { mayInRoom, ROOM_ACTIONS } from '@portal/contract/areas/workspace/policy';
import { RIGHTS, type WorkspacePath } from '@portal/contract/areas/workspace-entries/rights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRoom } from '#test-kit/factories/room.ts';
import { uploadFile } from '#test-kit/factories/room-file.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { countWrittenRows } from '../permissions/fixture.ts';

/** Users by their relation to the room: admin, member, with a pending request, and a stranger with permission M. */
const PEOPLE = { pm1: 'admin', pm2: 'member', sales1: 'waiting', admin: 'stranger' } as const;
type Caller = keyof typeof PEOPLE;
const CALLERS = Object.keys(PEOPLE) as Caller[];

type RoomPath = {
  [P in WorkspacePath]: (typeof RIGHTS)[P] extends { room: string } ? P : never;
}[WorkspacePath];

/** The fields besides the room, for every call that needs a right to the room itself. */
const FIELDS: Readonly<Record<RoomPath, object>> = {
  'Project/project-info': {},
  'Project/project-member-list': {},
  'Project/project-record-list': {},
  'Project/project-staff-list': {},
  'Project/room-file-upload': {},
  'Project/project-alarm-set': { AlarmMode: 'A' },
  'Project/project-edit': { Name: '준공 준비' },
  'Project/project-request-approve': { MemberUserId: 'sales1' },
  'Project/project-request-refuse': { MemberUserId: 'sales1' },
  'Project/project-invite': { MemberUserIds: 'admin' },
  'Project/project-invite-cancel': { MemberUserId: 'admin' },
  'Project/project-admin-add': { MemberUserId: 'pm2' },
  'Project/project-admin-delete': { MemberUserId: 'pm2' },
  'Project/project-member-delete': { MemberUserId: 'pm2' },
  'Project/project-archive': { ArchiveYn: 'Y' },
  'Project/project-delete': { Name: '착공 준비' },
  'Project/project-leave': {},
};
const PATHS = Object.keys(FIELDS) as RoomPath[];
const READING: readonly RoomPath[] = [
  'Project/project-info',
  'Project/project-member-list',
  'Project/project-record-list',
  'Project/project-staff-list',
];

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  for (const person of CALLERS) await portal.cookieOf(person);
});
afterAll(() => portal.close());

/** Preparations that some calls need: an invited user, or a second admin. */
const PREPARED: Partial<Record<RoomPath, readonly ['Project/project-invite' | 'Project/project-admin-add', object]>> = {
  'Project/project-invite-cancel': ['Project/project-invite', { MemberUserIds: 'admin' }],
  'Project/project-admin-delete': ['Project/project-admin-add', { MemberUserId: 'pm2' }],
  'Project/project-leave': ['Project/project-admin-add', { MemberUserId: 'pm2' }],
};

async function make(isArchived: boolean, path?: RoomPath): Promise<number> {
  const ProjectId = await makeRoom(portal, { AdminApprovalYn: 'Y' }, { members: ['pm2'] });
  await portal.call('Project/project-join', { ProjectId }, { as: 'sales1' });
  const [call, fields] = (path && PREPARED[path]) ?? [];
  if (call) await portal.call(call, { ProjectId, ...fields }, { as: 'pm1' });
  if (isArchived) await portal.call('Project/project-archive', { ProjectId, ArchiveYn: 'Y' }, { as: 'pm1' });
  return ProjectId;
}

const send = async (ProjectId: number, path: RoomPath, as: Person): Promise<number> =>
  path === 'Project/room-file-upload'
    ? (await uploadFile(portal, ProjectId, { name: '도면.pdf', as })).status
    : (await portal.call(path, { ProjectId, ...FIELDS[path] }, { as })).status;

/** The status that the contract's table prescribes. */
function statusOf(path: RoomPath, as: Caller, isArchived: boolean): number {
  const action = RIGHTS[path].room;
  if (PEOPLE[as] !== 'admin' && PEOPLE[as] !== 'member') return 404;
  if (!mayInRoom(action, { isAdmin: PEOPLE[as] === 'admin' })) return 403;
  return isArchived && !ROOM_ACTIONS[action].whenArchived && !READING.includes(path) ? 409 : 200;
}

describe.each([false, true])('a room, archived: %s (D-36)', (isArchived) => {
  it.each(CALLERS)('%s may do exactly what the table allows, and a refused call changes nothing', async (as) => {
    const refusedIn = await make(isArchived);
    const before = await countWrittenRows(portal);
    for (const path of PATHS) {
      const expected = statusOf(path, as, isArchived);
      if (expected !== 200) expect([path, await send(refusedIn, path, as)]).toEqual([path, expected]);
    }
    expect(await countWrittenRows(portal)).toEqual(before);
    for (const path of PATHS) {
      if (statusOf(path, as, isArchived) !== 200) continue;
      expect([path, await send(await make(isArchived, path), path, as)]).toEqual([path, 200]);
    }
  });
});
