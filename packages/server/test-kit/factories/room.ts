import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';

/** Creates a room over the wire. Its members join by invitation. Returns its id. */
export async function makeRoom(
  portal: TestApp,
  fields: object = {},
  { as = 'pm1', members = [] }: { as?: Person; members?: readonly Person[] } = {},
): Promise<number> {
  const reply = await portal.call('Project/project-add', { Name: '착공 준비', ...fields }, { as });
  const ProjectId = reply.ok.data?.[0]?.projectId;
  if (ProjectId === undefined) throw new Error(`no room: ${reply.raw}`);
  for (const member of members) await addMember(portal, ProjectId, member, as);
  return ProjectId;
}

/** Invites a user, who accepts. */
export async function addMember(portal: TestApp, ProjectId: number, member: Person, as: Person = 'pm1'): Promise<void> {
  await portal.call('Project/project-invite', { ProjectId, MemberUserIds: member }, { as });
  const joined = await portal.call('Project/project-join', { ProjectId }, { as: member });
  if (joined.ok.data?.[0]?.joinStatus !== 'M') throw new Error(`not in: ${joined.raw}`);
}

/** The room as a member sees it. */
export async function roomOf(portal: TestApp, ProjectId: number, as: Person = 'pm1'): Promise<RoomInfo> {
  const reply = await portal.call('Project/project-info', { ProjectId }, { as });
  const room = reply.ok.data?.[0];
  if (!room) throw new Error(`no room: ${reply.raw}`);
  return room;
}

type Written = { author: Person; visibility?: 'A' | 'M'; title?: string };

/** Inserts a post straight into the database, for tests of what others see of it. Returns its id. */
export async function insertEntry(
  portal: TestApp,
  room_id: number,
  { author, visibility = 'A', title = '현장 확인' }: Written,
): Promise<number> {
  const { id } = await portal.ctx.db
    .insertInto('room_entry')
    .values({ room_id, kind: 'P', author_id: author, visibility, title, created_at: portal.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
