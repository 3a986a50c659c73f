import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeRoom, roomOf } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let ProjectId: number;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const join = (as: Person) => portal.call('Project/project-join', { ProjectId }, { as });
const statusAfter = async (as: Person) => (await join(as)).ok.data[0]?.joinStatus;
const requests = async (as: Person) =>
  (await portal.call('Project/project-request-list', { ProjectId }, { as })).ok.data.map(({ userId }) => userId);
const kinds = async (as: Person) =>
  (await portal.call('Alarm/all-alarm-list', {}, { as })).ok.data
    .filter(({ projectId }) => projectId === ProjectId)
    .map(({ alarmKind }) => alarmKind);
const members = async (as: Person = 'pm1') =>
  (await portal.call('Project/project-member-list', { ProjectId }, { as })).ok.data.map(
    ({ userId, joinStatus }) => `${userId} ${joinStatus}`,
  );

describe('an open room (D-36)', () => {
  beforeEach(async () => {
    ProjectId = await makeRoom(portal);
  });

  it('is joined at once, and a repeat changes nothing', async () => {
    expect((await join('pm2')).ok.message).toBe('방에 참여했습니다.');
    const again = await join('pm2');
    expect([again.ok.data[0]?.joinStatus, again.ok.message]).toEqual(['M', '이미 참여 중인 방입니다.']);
    expect(await members()).toEqual(['pm1 M', 'pm2 M']);
  });

  it('cannot be joined once it is archived or deleted', async () => {
    await portal.call('Project/project-archive', { ProjectId, ArchiveYn: 'Y' }, { as: 'pm1' });
    expect((await join('pm2')).status).toBe(404);
    await portal.call('Project/project-delete', { ProjectId, Name: '착공 준비' }, { as: 'pm1' });
    expect((await join('pm2')).status).toBe(404);
  });

  it('accepts 200 members, also from permission M who takes it over (WORK-42)', async () => {
    await portal.ctx.db
      .insertInto('portal_user')
      .values(
        Array.from({ length: 199 }, (_, index) => ({
          user_id: `full${ProjectId}_${index}`,
          user_type: 'M' as const,
          user_name: '직원',
          company_id: portal.companies.get('마이즈') ?? 0,
        })),
      )
      .execute();
    await portal.ctx.db
      .insertInto('room_member')
      .values(Array.from({ length: 199 }, (_, index) => ({ room_id: ProjectId, user_id: `full${ProjectId}_${index}` })))
      .execute();
    const reply = await join('pm2');
    expect([reply.status, reply.refusal]).toEqual([
      409,
      { code: 'ROOM_FULL', message: '멤버는 200명까지 참여할 수 있습니다.' },
    ]);
    expect((await roomOf(portal, ProjectId)).memberCount).toBe(200);
    const { db } = portal.ctx;
    await db.updateTable('room_member').set({ is_admin: false }).where('room_id', '=', ProjectId).execute();
    const takeOver = () => portal.call('Project/project-take-over', { ProjectId }, { as: 'admin' });
    expect((await takeOver()).refusal.code).toBe('ROOM_FULL');
    await db.deleteFrom('room_member').where('room_id', '=', ProjectId).where('user_id', '=', 'pm1').execute();
    expect((await takeOver()).status).toBe(200);
    expect((await roomOf(portal, ProjectId, 'admin')).memberCount).toBe(200);
  });
});

describe('a person in 500 rooms (D-532)', () => {
  beforeEach(async () => {
    ProjectId = await makeRoom(portal);
  });

  it('gets no further one: not made, joined, taken over or opened again, nor by the approval of others', async () => {
    const { db } = portal.ctx;
    const closed = await makeRoom(portal, {}, { as: 'admin' });
    await portal.call('Project/project-archive', { ProjectId: closed, ArchiveYn: 'Y' }, { as: 'admin' });
    const guarded = await makeRoom(portal, { AdminApprovalYn: 'Y' });
    const answer = await portal.call('Project/project-join', { ProjectId: guarded }, { as: 'admin' });
    expect(answer.status).toBe(200);
    const { id: before } = await db
      .selectFrom('room')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    await sql`
      insert into room (name, description, color, home_tab, needs_approval, create_post, edit_post, view_post,
        create_comment, view_file, download_file, created_by)
      select name, description, color, home_tab, false, create_post, edit_post, view_post, create_comment, view_file,
        download_file, 'admin' from room, generate_series(1, 500) where id = ${ProjectId}`.execute(db);
    await sql`
      insert into room_member (room_id, user_id, is_admin) select id, 'admin', true from room where id > ${before}
      on conflict do nothing`.execute(db);
    await db.updateTable('room_member').set({ is_admin: false }).where('room_id', '=', ProjectId).execute();
    const refused = [
      await portal.call('Project/project-add', { Name: '하나 더' }, { as: 'admin' }),
      await portal.call('Project/project-join', { ProjectId }, { as: 'admin' }),
      await portal.call('Project/project-take-over', { ProjectId }, { as: 'admin' }),
      await portal.call('Project/project-archive', { ProjectId: closed, ArchiveYn: 'N' }, { as: 'admin' }),
      await portal.call(
        'Project/project-request-approve',
        { ProjectId: guarded, MemberUserId: 'admin' },
        { as: 'pm1' },
      ),
    ];
    for (const { status, refusal } of refused) {
      expect([status, refusal.code]).toEqual([409, 'ROOMS_FULL']);
      expect(refusal.message).toContain('500개까지입니다');
    }
    await db.deleteFrom('room').where('id', '>', Number(before)).execute();
    expect((await portal.call('Project/project-join', { ProjectId }, { as: 'admin' })).status).toBe(200);
  });
});

describe('a room with admin approval (WORK-16)', () => {
  beforeEach(async () => {
    ProjectId = await makeRoom(portal, { AdminApprovalYn: 'Y' });
  });

  it('gets a request to join; an admin is notified and accepts', async () => {
    const answer = await join('pm2');
    expect(answer.ok.data[0]?.joinStatus).toBe('W');
    expect(answer.ok.message).toBe('참여를 요청했습니다. 관리자가 승인하면 참여됩니다.');
    const again = await join('pm2');
    const waiting = '이미 참여를 요청했습니다. 관리자의 승인을 기다려주세요.';
    expect([again.status, again.refusal.message]).toEqual([400, waiting]);
    expect(await kinds('pm1')).toEqual(['request']);
    expect(await requests('pm1')).toEqual(['pm2']);
    expect(await requests('pm2')).toEqual([]);
    expect((await portal.call('Project/project-info', { ProjectId }, { as: 'pm2' })).status).toBe(404);
    await portal.call('Project/project-request-approve', { ProjectId, MemberUserId: 'pm2' }, { as: 'pm1' });
    expect((await roomOf(portal, ProjectId, 'pm2')).memberCount).toBe(2);
    expect(await kinds('pm2')).toEqual(['approval']);
    expect(await requests('pm1')).toEqual([]);
  });

  it('decides a request once; a second admin is told so', async () => {
    await join('pm2');
    const decide = () =>
      portal.call('Project/project-request-refuse', { ProjectId, MemberUserId: 'pm2' }, { as: 'pm1' });
    expect((await decide()).status).toBe(200);
    const again = await decide();
    expect([again.status, again.refusal.code]).toEqual([409, 'REQUEST_DECIDED']);
    expect(await members()).toEqual(['pm1 M']);
  });

  it('leaves the decision to admins', async () => {
    await portal.call('Project/project-invite', { ProjectId, MemberUserIds: 'sales1' }, { as: 'pm1' });
    await join('sales1');
    await join('pm2');
    for (const path of ['Project/project-request-approve', 'Project/project-request-refuse'] as const) {
      expect((await portal.call(path, { ProjectId, MemberUserId: 'pm2' }, { as: 'sales1' })).status).toBe(403);
      expect((await portal.call(path, { ProjectId, MemberUserId: 'pm2' }, { as: 'admin' })).status).toBe(404);
    }
    expect(await requests('pm1')).toEqual(['pm2']);
  });

  it('does not accept a request that was withdrawn', async () => {
    await join('pm2');
    expect((await portal.call('Project/project-join-cancel', { ProjectId }, { as: 'pm2' })).status).toBe(200);
    expect(await requests('pm1')).toEqual([]);
  });
});

describe('an invitation to a room', () => {
  beforeEach(async () => {
    ProjectId = await makeRoom(portal, { AdminApprovalYn: 'Y' });
  });
  const invite = (MemberUserIds: string, as: Person = 'pm1') =>
    portal.call('Project/project-invite', { ProjectId, MemberUserIds }, { as });

  it('is accepted without approval, and notifies the invited user', async () => {
    await invite('pm2^sales1');
    expect(await kinds('pm2')).toEqual(['invitation']);
    expect(await members()).toEqual(['pm1 M', 'sales1 I', 'pm2 I']);
    expect(await statusAfter('pm2')).toBe('M');
    expect(await members('pm2')).toEqual(['pm1 M', 'pm2 M']);
  });

  it('accepts a user with a pending request, and is refused for strangers and contractors', async () => {
    await join('pm2');
    expect((await invite('pm2^hanbit1^nobody')).status).toBe(200);
    expect(await members()).toEqual(['pm1 M', 'pm2 M']);
    expect(await kinds('pm2')).toEqual(['approval']);
    const none = await invite('');
    expect([none.status, none.refusal.message]).toEqual([400, '초대할 직원을 선택해주세요.']);
    expect((await invite('admin', 'pm2')).status).toBe(403);
  });

  it('is refused when it would invite nobody, and does not ring twice (CALLS-146, D-245)', async () => {
    await invite('pm2');
    for (const nobody of ['hanbit1^nobody', 'pm1', 'pm2']) {
      const reply = await invite(nobody);
      expect([reply.status, reply.refusal.field]).toEqual([400, 'MemberUserIds']);
    }
    expect(await kinds('pm2')).toEqual(['invitation']);
  });

  it('cannot be canceled or declined when there is none (CALLS-146, D-245)', async () => {
    const cancel = { ProjectId, MemberUserId: 'sales1' };
    for (const reply of [
      await portal.call('Project/project-invite-cancel', cancel, { as: 'pm1' }),
      await portal.call('Project/project-join-cancel', { ProjectId }, { as: 'pm2' }),
    ])
      expect([reply.status, reply.refusal.code]).toEqual([409, 'REQUEST_DECIDED']);
  });

  it('can be withdrawn and declined', async () => {
    await invite('pm2^sales1');
    await portal.call('Project/project-invite-cancel', { ProjectId, MemberUserId: 'sales1' }, { as: 'pm1' });
    await portal.call('Project/project-join-cancel', { ProjectId }, { as: 'pm2' });
    expect(await members()).toEqual(['pm1 M']);
    expect(await statusAfter('sales1')).toBe('W');
  });

  it('leaves a line in the record when it is declined, a withdrawn request none (WORK-42)', async () => {
    const lastLine = async () => {
      const record = await portal.call('Project/project-record-list', { ProjectId }, { as: 'pm1' });
      const [line] = record.ok.data;
      return [line?.userId, line?.action];
    };
    await invite('pm2');
    await portal.call('Project/project-join-cancel', { ProjectId }, { as: 'pm2' });
    expect(await lastLine()).toEqual(['pm2', '참여를 거절했습니다.']);
    await portal.call('Project/project-join', { ProjectId }, { as: 'sales1' });
    await portal.call('Project/project-join-cancel', { ProjectId }, { as: 'sales1' });
    expect(await lastLine()).toEqual(['pm2', '참여를 거절했습니다.']);
  });

  it('can be sent to staff who are neither members nor invited', async () => {
    await invite('pm2');
    const staff = await portal.call('Project/project-staff-list', { ProjectId, SearchKey: '' }, { as: 'pm1' });
    expect(staff.ok.data.map(({ userId }) => userId)).not.toEqual(expect.arrayContaining(['pm2']));
    expect(staff.ok.data.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['sales1', 'admin']));
  });
});
