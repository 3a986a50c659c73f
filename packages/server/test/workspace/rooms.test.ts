import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, insertEntry, makeRoom, roomOf } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const add = (fields: object, as: Person = 'pm1') => portal.call('Project/project-add', fields, { as });
const side = async (as: Person) => (await portal.call('Project/left-project-list', {}, { as })).ok.data;
const list = async (SearchScope: string, as: Person, fields: object = {}) =>
  (await portal.call('Project/project-list', { SearchScope, ...fields }, { as })).ok.data;
const namesOf = (rooms: { name: string }[]) => rooms.map(({ name }) => name);

describe('a new room (WORK-11 to WORK-27, D-36, D-39)', () => {
  it('with only a name gets the defaults of the dialog, and its creator is admin and first member', async () => {
    const reply = await add({ Name: '  송도 시공 TF ' });
    expect(reply.status).toBe(200);
    expect(reply.ok).toMatchObject({
      data: [{ name: '송도 시공 TF' }],
      message: '프로젝트 성공적으로 등록되었습니다.',
    });
    const projectId = reply.ok.data[0]?.projectId ?? 0;
    expect(await roomOf(portal, projectId)).toMatchObject({
      homeTabType: 'N',
      adminApprovalYn: 'N',
      createPost: 'ALL',
      editPost: 'ALL',
      viewPost: 'ALL',
      createComment: 'ALL',
      viewFile: 'ALL',
      downloadFile: 'ALL',
      adminYn: 'Y',
      adminCount: 1,
      memberCount: 1,
      alarmMode: 'M',
      version: 1,
    });
    expect((await side('pm1'))[0]).toMatchObject({ projectId, name: '송도 시공 TF', newCount: 0 });
  });

  it.each([
    [{ Name: ' ' }, 400, '프로젝트명을 입력해주세요.'],
    [{ Name: '가'.repeat(201) }, 400, '입력 가능한 글자 수를 초과했습니다.'],
    [{ Name: '방', HomeTabType: 'X' }, 400, '요청 형식이 올바르지 않습니다.'],
    [{ Name: '방', CreatePost: 'AUTHOR_ONLY' }, 400, '요청 형식이 올바르지 않습니다.'],
    [{ Name: '방', Color: 'beige' }, 400, '요청 형식이 올바르지 않습니다.'],
  ])('%j is refused and creates nothing', async (fields, status, message) => {
    const before = (await side('pm1')).length;
    const reply = await add(fields);
    expect([reply.status, reply.refusal.message]).toEqual([status, message]);
    expect(await side('pm1')).toHaveLength(before);
  });

  it('is for staff alone (D-22)', async () => {
    expect((await add({ Name: '방' }, 'hanbit1')).status).toBe(403);
    expect((await portal.call('Project/left-project-list', {}, { as: 'hanbit1' })).status).toBe(403);
    expect((await portal.call('Project/left-project-list', {})).status).toBe(401);
  });
});

describe('lists of rooms (WORK-28)', () => {
  it('separate own, joinable and archived rooms, newest first', async () => {
    const own = await makeRoom(portal, { Name: '내 방' }, { as: 'sales1' });
    const archivedRoom = await makeRoom(portal, { Name: '보관할 방' }, { as: 'sales1' });
    const other = await makeRoom(portal, { Name: '남의 방', AdminApprovalYn: 'Y' }, { as: 'pm2' });
    await portal.call('Project/project-archive', { ProjectId: archivedRoom, ArchiveYn: 'Y' }, { as: 'sales1' });
    expect(namesOf(await side('sales1'))).toEqual(['내 방']);
    expect(namesOf(await list('M', 'sales1'))).toEqual(['내 방']);
    expect(namesOf(await list('A', 'sales1'))).toEqual(['보관할 방']);
    const joinable = await list('J', 'sales1');
    expect(joinable[0]).toMatchObject({ projectId: other, joinStatus: 'N', adminApprovalYn: 'Y', newCount: 0 });
    expect(joinable.some(({ projectId }) => projectId === own || projectId === archivedRoom)).toBe(false);
    expect(await list('O', 'sales1')).toEqual([]);
  });

  it('have pages with a cursor and a search by name or member', async () => {
    for (const name of ['검색 하나', '검색 둘']) await makeRoom(portal, { Name: name }, { as: 'pm2' });
    const all = await list('M', 'pm2', { SearchKey: '검색' });
    expect(namesOf(all)).toEqual(['검색 둘', '검색 하나']);
    const rest = await list('M', 'pm2', { SearchKey: '검색', After: all[0]?.projectId });
    expect(namesOf(rest)).toEqual(['검색 하나']);
    expect(namesOf(await list('J', 'admin', { SearchKey: '이바다' }))).toContain('검색 둘');
  });

  it('count new entries of others that the user may see, and show the time of the last', async () => {
    const open = await makeRoom(portal, { Name: '열린 방' });
    await insertEntry(portal, open, { author: 'pm1' });
    await addMember(portal, open, 'admin');
    const newOf = async (as: Person, id: number) => (await list('M', as)).find(({ projectId }) => projectId === id);
    expect(await newOf('admin', open)).toMatchObject({ newCount: 0, lastEntryDtm: '2026-11-20 15:00:00' });
    await insertEntry(portal, open, { author: 'pm1' });
    await insertEntry(portal, open, { author: 'pm1', visibility: 'M' });
    await insertEntry(portal, open, { author: 'admin' });
    expect((await newOf('admin', open))?.newCount).toBe(1);
    expect((await newOf('pm1', open))?.newCount).toBe(1);

    const narrow = await makeRoom(portal, { Name: '좁은 방', ViewPost: 'ADMIN_AND_AUTHOR' }, { members: ['admin'] });
    await insertEntry(portal, narrow, { author: 'pm1' });
    expect(await newOf('admin', narrow)).toMatchObject({ newCount: 0, lastEntryDtm: '' });
  });

  it('count to a hundred and no further', async () => {
    const busy = await makeRoom(portal, { Name: '바쁜 방' }, { members: ['pm2'] });
    for (let entry = 0; entry < 103; entry += 1) await insertEntry(portal, busy, { author: 'pm1' });
    expect((await side('pm2')).find(({ projectId }) => projectId === busy)?.newCount).toBe(100);
  });
});

describe('a room is only for its members', () => {
  it('for all others it does not exist', async () => {
    const ProjectId = await makeRoom(portal);
    for (const path of [
      'Project/project-info',
      'Project/project-member-list',
      'Project/project-record-list',
      'Project/project-staff-list',
      'Project/project-edit',
      'Project/project-archive',
      'Project/project-delete',
      'Project/project-leave',
      'Project/project-alarm-set',
    ] as const) {
      expect([path, (await portal.call(path, { ProjectId, Name: '방' }, { as: 'sales1' })).status]).toEqual([
        path,
        404,
      ]);
      expect([path, (await portal.call(path, { ProjectId: 999_999 }, { as: 'pm1' })).status]).toEqual([path, 404]);
    }
  });
});
