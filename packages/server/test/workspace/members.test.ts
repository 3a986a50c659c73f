import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, insertEntry, makeRoom, roomOf } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let ProjectId: number;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  ProjectId = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
});

const change = (
  path: 'Project/project-admin-add' | 'Project/project-admin-delete' | 'Project/project-member-delete',
  MemberUserId: Person,
  as: Person = 'pm1',
) => portal.call(path, { ProjectId, MemberUserId }, { as });
const leave = (as: Person) => portal.call('Project/project-leave', { ProjectId }, { as });
const record = async (as: Person = 'pm1') =>
  (await portal.call('Project/project-record-list', { ProjectId }, { as })).ok.data.map(({ userId, action, detail }) =>
    [userId, action, detail].join(' ').trim(),
  );
const alarm = (user_id: Person, entry_id: number) =>
  portal.ctx.db
    .insertInto('alarm')
    .values({
      user_id,
      board: 'workspace',
      post_id: String(entry_id),
      comment_id: null,
      subject: '글',
      kind: 'entry',
      author_id: 'pm1',
      room_id: ProjectId,
      entry_id,
      created_at: portal.clock.now,
    })
    .execute();
const alarmsOf = async (as: Person) =>
  (await portal.call('Alarm/all-alarm-list', {}, { as })).ok.data
    .filter(({ projectId, alarmKind }) => projectId === ProjectId && alarmKind === 'entry')
    .map(({ entryId }) => entryId);

describe('members and admins (D-36)', () => {
  it('are changed by admins only, and each change adds a line to the record', async () => {
    for (const path of [
      'Project/project-admin-add',
      'Project/project-admin-delete',
      'Project/project-member-delete',
    ] as const) {
      expect([path, (await change(path, 'sales1', 'pm2')).status]).toEqual([path, 403]);
      expect([path, (await change(path, 'sales1', 'admin')).status]).toEqual([path, 404]);
      expect([path, (await change(path, 'admin')).status]).toEqual([path, 404]);
    }
    expect((await change('Project/project-admin-add', 'pm2')).status).toBe(200);
    expect((await roomOf(portal, ProjectId, 'pm2')).adminYn).toBe('Y');
    await change('Project/project-member-delete', 'sales1', 'pm2');
    await change('Project/project-admin-delete', 'pm1', 'pm2');
    expect((await record()).slice(0, 3)).toEqual([
      'pm2 관리자에서 해제했습니다. 김하늘',
      'pm2 내보냈습니다. 박영업',
      'pm1 관리자로 지정했습니다. 이바다',
    ]);
  });

  it('the last admin can neither leave nor become a plain member until there is another', async () => {
    for (const reply of [
      await leave('pm1'),
      await change('Project/project-admin-delete', 'pm1'),
      await change('Project/project-member-delete', 'pm1'),
    ]) {
      expect([reply.status, reply.refusal.code]).toEqual([409, 'LAST_ADMIN']);
    }
    await change('Project/project-admin-add', 'pm2');
    expect((await leave('pm1')).status).toBe(200);
    expect((await record('pm2'))[0]).toBe('pm1 나갔습니다.');
  });

  it('a removed member sees nothing with the next call, and has no alarm of the room', async () => {
    const entry = await insertEntry(portal, ProjectId, { author: 'pm1' });
    await alarm('pm2', entry);
    expect(await alarmsOf('pm2')).toEqual([entry]);
    await change('Project/project-member-delete', 'pm2');
    expect((await portal.call('Project/project-info', { ProjectId }, { as: 'pm2' })).status).toBe(404);
    const side = (await portal.call('Project/left-project-list', {}, { as: 'pm2' })).ok.data;
    expect(side.some(({ projectId }) => projectId === ProjectId)).toBe(false);
    expect(await alarmsOf('pm2')).toEqual([]);
  });

  it('a former admin keeps alarms of entries that are still visible', async () => {
    await change('Project/project-admin-add', 'pm2');
    const open = await insertEntry(portal, ProjectId, { author: 'pm1' });
    const closed = await insertEntry(portal, ProjectId, { author: 'pm1', visibility: 'M' });
    for (const entry of [open, closed]) await alarm('pm2', entry);
    await change('Project/project-admin-delete', 'pm2');
    expect(await alarmsOf('pm2')).toEqual([open]);
  });

  it('an archived room keeps its members, who may still leave', async () => {
    await portal.call('Project/project-archive', { ProjectId, ArchiveYn: 'Y' }, { as: 'pm1' });
    const refused = await change('Project/project-admin-add', 'pm2');
    expect([refused.status, refused.refusal.code]).toEqual([409, 'ROOM_ARCHIVED']);
    expect((await leave('pm2')).status).toBe(200);
  });
});

describe('a user who leaves the company (D-36)', () => {
  it('leaves all rooms, and permission M takes over a room without an admin', async () => {
    await addMember(portal, ProjectId, 'admin');
    await portal.call('Project/project-leave', { ProjectId }, { as: 'admin' });
    const other = await makeRoom(portal, { Name: '다른 방' }, { as: 'sales1' });
    await portal.call('Project/project-invite', { ProjectId: other, MemberUserIds: 'pm1' }, { as: 'sales1' });
    const takeOver = (as: Person) => portal.call('Project/project-take-over', { ProjectId }, { as });
    expect((await takeOver('admin')).status).toBe(409);

    const deleted = await portal.call('User/user-del', { UserId: 'pm1' }, { as: 'admin' });
    expect(deleted.status).toBe(200);
    expect((await roomOf(portal, ProjectId, 'pm2')).adminCount).toBe(0);
    expect((await record('pm2'))[0]).toBe('pm1 퇴사하여 나갔습니다.');
    const members = (await portal.call('Project/project-member-list', { ProjectId: other }, { as: 'sales1' })).ok.data;
    expect(members.map(({ userId }) => userId)).toEqual(['sales1']);

    const ownerless = (await portal.call('Project/project-list', { SearchScope: 'O' }, { as: 'admin' })).ok.data;
    expect(ownerless.map(({ projectId }) => projectId)).toContain(ProjectId);
    expect((await takeOver('sales1')).status).toBe(403);
    expect((await takeOver('admin')).status).toBe(200);
    expect((await roomOf(portal, ProjectId, 'admin')).adminYn).toBe('Y');
  });
});
