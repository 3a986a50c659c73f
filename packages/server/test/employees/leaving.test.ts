import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retireLeavers } from '#areas/employees/leaving.ts';
import { departmentOf, employeeFields, sendUserForm, signInHired } from '#test-kit/factories/people.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let dept: number;
beforeAll(async () => {
  portal = await startApp();
  dept = await departmentOf(portal, '개발팀');
});
afterAll(() => portal.close());

let last = 0;
async function hire(): Promise<string> {
  last += 1;
  const own = { UserID: `go${last}`, UserPhone: `010-7799-${1000 + last}`, UserNo: `G-${last}` };
  await sendUserForm(portal, 'User/user-add', employeeFields(dept, own), 'admin');
  return own.UserID;
}
const read = async (UserId: string) => (await portal.call('User/user-info', { UserId }, { as: 'admin' })).ok.data[0];
const edit = async (UserId: string, fields: object, as: Person = 'admin') =>
  sendUserForm(portal, 'User/user-edit', { ...(await read(UserId)), ...fields }, as);
const ask = async (cookie: string) => (await portal.call('User/user-my-info', {}, { headers: { cookie } })).status;

describe('a day of leaving (D-505)', () => {
  it('that is still to come takes effect on that day, and not before', async () => {
    const UserId = await hire();
    const cookie = await signInHired(portal, UserId);
    const start = portal.clock.now;
    expect((await edit(UserId, { UserStatus: 'R', UserOutDate: '2026-11-21' })).status).toBe(200);
    expect(await read(UserId)).toMatchObject({ userStatus: 'A', userOutDate: '2026-11-21', leavesOn: '2026-11-21' });
    expect(await ask(cookie)).toBe(200);
    await retireLeavers(portal.ctx);
    expect(await read(UserId)).toMatchObject({ userStatus: 'A' });
    expect((await edit(UserId, { MajorName: '건축' })).status).toBe(200);
    expect(await read(UserId)).toMatchObject({ userStatus: 'A', leavesOn: '2026-11-21' });
    portal.clock.now = new Date('2026-11-21T00:00:01+09:00');
    await retireLeavers(portal.ctx);
    expect(await read(UserId)).toMatchObject({ userStatus: 'R', userOutDate: '2026-11-21', leavesOn: '' });
    expect(await ask(cookie)).toBe(401);
    portal.clock.now = start;
  });

  it('of today is at once, and one that was settled is moved or taken back', async () => {
    const UserId = await hire();
    await edit(UserId, { UserStatus: 'R', UserOutDate: '2026-12-31' });
    await edit(UserId, { UserOutDate: '2026-12-24' });
    expect(await read(UserId)).toMatchObject({ userStatus: 'A', leavesOn: '2026-12-24' });
    await edit(UserId, { UserOutDate: '' });
    expect(await read(UserId)).toMatchObject({ userStatus: 'A', leavesOn: '', userOutDate: '' });
    await edit(UserId, { UserStatus: 'R', UserOutDate: '2026-11-20' });
    expect(await read(UserId)).toMatchObject({ userStatus: 'R', leavesOn: '' });
  });

  it('is cleared by rehiring', async () => {
    const UserId = await hire();
    await edit(UserId, { UserStatus: 'R', UserOutDate: '2026-11-19' });
    expect((await edit(UserId, { UserStatus: 'A' })).status).toBe(200);
    expect(await read(UserId)).toMatchObject({ userStatus: 'A', userOutDate: '', leavesOn: '' });
    const row = await portal.ctx.db
      .selectFrom('portal_user')
      .select('left_at')
      .where('user_id', '=', UserId)
      .executeTakeFirst();
    expect(row?.left_at).toBeNull();
  });
});

it('a leave may have days, which end with it; days in the wrong order are refused (D-506)', async () => {
  const UserId = await hire();
  const days = { UserLeaveFrom: '2026-12-01', UserLeaveTo: '2027-02-28' };
  expect((await edit(UserId, { UserStatus: 'L', ...days })).status).toBe(200);
  expect(await read(UserId)).toMatchObject({ userLeaveFrom: '2026-12-01', userLeaveTo: '2027-02-28' });
  expect((await edit(UserId, { UserLeaveTo: '2026-11-30' })).body).toMatchObject({ field: 'UserLeaveTo' });
  await edit(UserId, { UserStatus: 'A' });
  expect(await read(UserId)).toMatchObject({ userStatus: 'A', userLeaveFrom: '', userLeaveTo: '' });
});

it('what hangs on a person is named and handed over in one step (D-507)', async () => {
  const projectId = await registerProject(portal, { MizeSalesUserId: 'sales1', MizePMUserId: 'pm1^pm2' });
  const roomId = await makeRoom(portal);
  const holdings = async (UserId: string) =>
    Object.fromEntries(
      (await portal.call('User/user-holding-list', { UserId }, { as: 'admin' })).ok.data.map(({ kind, count }) => [
        kind,
        count,
      ]),
    );
  const before = await holdings('pm1');
  expect(before).toMatchObject({ project: 1, room: 1 });
  for (const ToUserId of ['', 'pm1', 'hanbit1', 'nobody']) {
    expect((await portal.call('User/user-hand-over', { UserId: 'pm1', ToUserId }, { as: 'admin' })).refusal.field).toBe(
      'ToUserId',
    );
  }
  const setEmployment = (employment: 'A' | 'R') =>
    portal.ctx.db.updateTable('portal_user').set({ employment }).where('user_id', '=', 'pm2').execute();
  const pm2 = portal.ctx.db.selectFrom('portal_user').select('user_name').where('user_id', '=', 'pm2');
  const { user_name: name } = await pm2.executeTakeFirstOrThrow();
  await setEmployment('R');
  const left = await portal.call('User/user-hand-over', { UserId: 'pm1', ToUserId: 'pm2' }, { as: 'admin' });
  await setEmployment('A');
  expect(left.refusal.message).toContain(`‘${name}’`);
  const done = await portal.call('User/user-hand-over', { UserId: 'pm1', ToUserId: 'pm2' }, { as: 'admin' });
  expect(done.ok.data[0]).toMatchObject({ projects: 1, rooms: 1, left: 0 });
  expect(await holdings('pm1')).toMatchObject({ project: 0, task: 0 });
  const [project] = (await portal.call('Construction/construction-info', { Id: projectId }, { as: 'admin' })).ok.data;
  expect(project?.mizePMUserId).toBe('pm2');
  const history = await portal.call(
    'Comment/comment-all-list',
    { Id: String(projectId), BoardType: 'project' },
    { as: 'admin' },
  );
  expect(history.ok.data.at(-1)).toMatchObject({ itemName: '담당자(PM)' });
  const members = await portal.call('Project/project-member-list', { ProjectId: roomId }, { as: 'pm2' });
  expect(members.ok.data.map(({ userId }) => userId)).toContain('pm2');
});
