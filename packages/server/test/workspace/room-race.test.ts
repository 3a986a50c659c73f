import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINIMAL_FIELDS } from '#test-kit/factories/entry.ts';
import { makeRoom, roomOf } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

describe('parallel changes of a room', () => {
  it.each([1, 2, 3])('of two admins who leave at once one remains (round %i)', async () => {
    const ProjectId = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
    await portal.call('Project/project-admin-add', { ProjectId, MemberUserId: 'pm2' }, { as: 'pm1' });
    const replies = await Promise.all(
      (['pm1', 'pm2'] as const).map((as) => portal.call('Project/project-leave', { ProjectId }, { as })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await roomOf(portal, ProjectId, 'sales1')).adminCount).toBe(1);
  });

  it.each([1, 2, 3])('many parallel joins make one membership and one line (round %i)', async () => {
    const ProjectId = await makeRoom(portal);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => portal.call('Project/project-join', { ProjectId }, { as: 'pm2' })),
    );
    expect(replies.map(({ ok }) => ok.data[0]?.joinStatus)).toEqual(Array.from({ length: 12 }, () => 'M'));
    expect((await roomOf(portal, ProjectId)).memberCount).toBe(2);
    const lines = (await portal.call('Project/project-record-list', { ProjectId }, { as: 'pm1' })).ok.data;
    expect(lines.filter(({ userId }) => userId === 'pm2')).toHaveLength(1);
  });

  it('entries sent while a room is archived are stored before the archive or refused', async () => {
    const ProjectId = await makeRoom(portal, {}, { members: ['pm2'] });
    // Two users send the posts, because only a limited number of texts of one user may wait.
    const post = (_: unknown, index: number) =>
      portal.call('Project/post-add', { ProjectId, ...MINIMAL_FIELDS.post }, { as: index % 2 === 0 ? 'pm1' : 'pm2' });
    const archive = () => portal.call('Project/project-archive', { ProjectId, ArchiveYn: 'Y' }, { as: 'pm1' });
    const [archived, ...posted] = await Promise.all([archive(), ...Array.from({ length: 12 }, post)]);
    expect(archived.status).toBe(200);
    const { db } = portal.ctx;
    const { change_no } = await db
      .selectFrom('room')
      .select('change_no')
      .where('id', '=', ProjectId)
      .executeTakeFirstOrThrow();
    const stored = await db.selectFrom('room_entry').select('change_no').where('room_id', '=', ProjectId).execute();
    expect(stored).toHaveLength(posted.filter(({ status }) => status === 200).length);
    expect(posted.every(({ status, refusal }) => status === 200 || refusal.code === 'ROOM_ARCHIVED')).toBe(true);
    // The archive is the last change of the room. Every stored entry has an earlier change number.
    expect(stored.every((entry) => entry.change_no < change_no)).toBe(true);
  });

  it('a member removed while being made an admin ends as no member or as an admin', async () => {
    const ProjectId = await makeRoom(portal, {}, { members: ['pm2'] });
    const given = { ProjectId, MemberUserId: 'pm2' };
    const [named, removed] = await Promise.all([
      portal.call('Project/project-admin-add', given, { as: 'pm1' }),
      portal.call('Project/project-member-delete', given, { as: 'pm1' }),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(named.status);
    expect((await roomOf(portal, ProjectId)).memberCount).toBe(1);
  });
});
