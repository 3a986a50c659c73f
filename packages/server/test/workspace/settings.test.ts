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
beforeEach(async () => {
  ProjectId = await makeRoom(portal, { ViewPost: 'ADMIN_AND_AUTHOR', Description: '설명' }, { members: ['pm2'] });
});

const edit = (fields: object, as: Person = 'pm1') =>
  portal.call('Project/project-edit', { ProjectId, Name: '착공 준비', Description: '설명', ...fields }, { as });
const record = async () =>
  (await portal.call('Project/project-record-list', { ProjectId }, { as: 'pm1' })).ok.data.map(
    ({ action, detail }) => `${action} ${detail}`,
  );

describe('settings of a room (D-38)', () => {
  it('are changed by admins; blank fields keep their values; the record lists the changes', async () => {
    const saved = await edit({ Name: '새 이름', EditPost: 'AUTHOR_ONLY', Color: 'red', Version: 1 });
    expect(saved.status).toBe(200);
    expect(await roomOf(portal, ProjectId)).toMatchObject({
      name: '새 이름',
      color: 'red',
      viewPost: 'ADMIN_AND_AUTHOR',
      editPost: 'AUTHOR_ONLY',
      homeTabType: 'N',
      version: 2,
    });
    const [permission, settings] = await record();
    expect(permission).toBe('권한을 변경했습니다. 글 수정: 전체 → 작성자만');
    expect(settings).toContain('프로젝트명: 착공 준비 → 새 이름');
  });

  it('the permission to view posts is fixed, and another value is refused without a change', async () => {
    const refused = await edit({ ViewPost: 'ALL', Name: '다른 이름' });
    expect([refused.status, refused.refusal]).toEqual([
      409,
      {
        code: 'VIEW_POST_FIXED',
        message: '글 보기 권한은 방 생성 후 변경할 수 없습니다.',
        field: 'ViewPost',
      },
    ]);
    expect(await roomOf(portal, ProjectId)).toMatchObject({ name: '착공 준비', version: 1 });
    expect((await edit({ ViewPost: 'ADMIN_AND_AUTHOR', CreatePost: 'ADMIN_ONLY' })).status).toBe(200);
  });

  it('an edit without a change writes nothing, and a stale edit is refused', async () => {
    const lines = await record();
    await edit({});
    expect(await record()).toEqual(lines);
    await edit({ Name: '먼저', Version: 1 });
    const stale = await edit({ Name: '나중', Version: 1 });
    expect([stale.status, stale.refusal.code]).toEqual([409, 'STALE']);
    expect((await roomOf(portal, ProjectId)).name).toBe('먼저');
  });

  it('are refused for plain members and without a name', async () => {
    expect((await edit({ Name: '몰래' }, 'pm2')).status).toBe(403);
    const blank = await edit({ Name: '' });
    expect([blank.status, blank.refusal.message]).toEqual([400, '프로젝트명을 입력해주세요.']);
  });
});

describe('archiving and deleting a room', () => {
  const archive = (ArchiveYn: 'Y' | 'N', as: Person = 'pm1') =>
    portal.call('Project/project-archive', { ProjectId, ArchiveYn }, { as });
  const inSide = async (as: Person) =>
    (await portal.call('Project/left-project-list', {}, { as })).ok.data.some((room) => room.projectId === ProjectId);

  it('an archived room can be read and leaves the side column, and a restored one returns', async () => {
    expect((await archive('Y', 'pm2')).status).toBe(403);
    await archive('Y');
    expect([await inSide('pm1'), await inSide('pm2')]).toEqual([false, false]);
    expect((await roomOf(portal, ProjectId, 'pm2')).archivedYn).toBe('Y');
    const refused = await edit({ Name: '변경' });
    expect([refused.status, refused.refusal.code]).toEqual([409, 'ROOM_ARCHIVED']);
    await archive('N');
    expect(await inSide('pm2')).toBe(true);
    expect((await edit({ Name: '변경' })).status).toBe(200);
  });

  it('a room is deleted by an admin who types its name, and is missing for everyone', async () => {
    const remove = (Name: string, as: Person = 'pm1') =>
      portal.call('Project/project-delete', { ProjectId, Name }, { as });
    expect((await remove('착공 준비', 'pm2')).status).toBe(403);
    const wrong = await remove('착공');
    expect([wrong.status, wrong.refusal.message]).toEqual([400, '프로젝트명이 일치하지 않습니다.']);
    expect((await remove('착공 준비')).status).toBe(200);
    expect((await portal.call('Project/project-info', { ProjectId }, { as: 'pm2' })).status).toBe(404);
  });
});

describe('alarm settings of a room', () => {
  it('are set by each member for themselves', async () => {
    await portal.call('Project/project-alarm-set', { ProjectId, AlarmMode: 'N' }, { as: 'pm2' });
    expect((await roomOf(portal, ProjectId, 'pm2')).alarmMode).toBe('N');
    expect((await roomOf(portal, ProjectId, 'pm1')).alarmMode).toBe('M');
  });
});
