import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { registerInternal } from '#test-kit/factories/internal.ts';
import { addNotice } from '#test-kit/factories/notice.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { addMember, makeRoom } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { search } from '../search/search-kit.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const admin = { as: 'admin' } as const;
const REASON = '두 번 등록했습니다.';

/** The newest line of the change log about a kind of record. */
const lastLine = async (subject: string) => {
  const lines = portal.ctx.db.selectFrom('change_log').selectAll().where('subject', '=', subject);
  return lines.orderBy('id', 'desc').executeTakeFirst();
};

type Kind = 'outsourced' | 'internal' | 'notice';
const listOf = async (Kind: Kind) => (await portal.call('Retention/deleted-list', { Kind }, admin)).ok.data;

/** How each kind of record is made, deleted, and read again. */
const KINDS = {
  outsourced: {
    subject: '프로젝트 (외주)',
    make: () => registerProject(portal, { ProjectName: '되살릴 외주' }),
    remove: (Id: number) =>
      portal.call('Construction/construction-delete', { Id, DeleteReason: REASON }, { as: 'sales1' }),
    read: (Id: number) => portal.call('Construction/construction-info', { Id }, { as: 'sales1' }),
  },
  internal: {
    subject: '프로젝트 (마이즈)',
    make: () => registerInternal(portal, { ProjectName: '되살릴 마이즈' }),
    remove: (Id: number) =>
      portal.call('MizeConstruction/construction-delete', { Id, DeleteReason: REASON }, { as: 'sales1' }),
    read: (Id: number) => portal.call('MizeConstruction/construction-info', { Id }, { as: 'sales1' }),
  },
  notice: {
    subject: '공지사항',
    make: () => addNotice(portal, { NoticeSubject: '되살릴 공지' }),
    remove: (NoticeId: number) =>
      portal.call('Notice/notice-delete', { NoticeId, DeleteReason: REASON }, { as: 'sales1' }),
    read: (NoticeId: number) => portal.call('Notice/notice-info', { NoticeId }, { as: 'hanbit1' }),
  },
} as const;

describe.each(Object.entries(KINDS))(
  'a deleted record of the kind %s (D-521)',
  (code, { subject, make, remove, read }) => {
    const Kind = code as Kind;

    it('leaves who, when and why, and comes back to its list, its page and the search', async () => {
      const Id = await make();
      expect((await remove(Id)).status).toBe(200);
      expect((await read(Id)).status).toBe(404);
      const line = await lastLine(subject);
      expect(line).toMatchObject({
        user_id: 'sales1',
        subject_key: String(Id),
        action: '삭제',
        detail: `사유: ${REASON}`,
      });
      const [row] = await listOf(Kind);
      expect(row).toMatchObject({ id: Id, kind: Kind, userId: 'sales1', reason: `사유: ${REASON}` });
      expect(row?.untilDay).toMatch(Kind === 'notice' ? /^$/ : /^20\d\d-\d\d-\d\d$/);

      const restored = await portal.call('Retention/deleted-restore', { Kind, Id, Reason: '잘못 지웠습니다.' }, admin);
      expect(restored.status).toBe(200);
      expect((await read(Id)).status).toBe(200);
      expect(await lastLine(subject)).toMatchObject({
        user_id: 'admin',
        action: '삭제 취소',
        detail: '사유: 잘못 지웠습니다.',
      });
      expect((await listOf(Kind)).map(({ id }) => id)).not.toContain(Id);
      const { groups } = await search(portal, row?.name ?? '', 'admin');
      expect(groups.length).toBeGreaterThan(0);
    });

    it('is not brought back without a reason, twice, or by staff without permission M', async () => {
      const Id = await make();
      const live = await portal.call('Retention/deleted-restore', { Kind, Id, Reason: '사유' }, admin);
      expect([live.status, live.refusal.message]).toEqual([409, '이미 되돌린 항목입니다.']);
      await remove(Id);
      const blank = await portal.call('Retention/deleted-restore', { Kind, Id, Reason: ' ' }, admin);
      expect([blank.status, JSON.parse(blank.raw).message]).toEqual([400, '되돌리는 사유를 입력해주세요.']);
      const staff = await portal.call('Retention/deleted-restore', { Kind, Id, Reason: '사유' }, { as: 'sales1' });
      expect(staff.status).toBe(403);
      const missing = await portal.call('Retention/deleted-restore', { Kind, Id: 999_999, Reason: '사유' }, admin);
      expect(missing.status).toBe(404);
      expect((await read(Id)).status).toBe(404);
    });
  },
);

it('a project that was blanked stays deleted (D-521)', async () => {
  const Id = await KINDS.outsourced.make();
  await KINDS.outsourced.remove(Id);
  const { db } = portal.ctx;
  await db.updateTable('outsourced_project').set({ blanked_at: portal.clock.now }).where('id', '=', Id).execute();
  const reply = await portal.call('Retention/deleted-restore', { Kind: 'outsourced', Id, Reason: '사유' }, admin);
  expect([reply.status, JSON.parse(reply.raw).code]).toEqual([409, 'RETENTION_OVER']);
  expect((await listOf('outsourced')).map(({ id }) => id)).not.toContain(Id);
});

it('a deletion without a reason says so, and a deleted order counts as its project', async () => {
  const Id = await registerProject(portal);
  await portal.call('Order/order-delete', { Id }, { as: 'sales1' });
  expect(await lastLine('프로젝트 (외주)')).toMatchObject({ subject_key: String(Id), detail: '사유 없음' });
});

it('a deleted room, and what others wrote in a room, leave a line; own words leave none (D-521)', async () => {
  const room = await makeRoom(portal, { Name: '지울 방' });
  await addMember(portal, room, 'sales1');
  const entry = await makeEntry(portal, room, { Content: '<p>글</p>' }, { as: 'sales1' });
  const ownEntry = await makeEntry(portal, room, { Content: '<p>글</p>' }, { as: 'pm1' });
  await portal.call('Project/entry-delete', { EntryId: ownEntry }, { as: 'pm1' });
  expect(await lastLine('보고 글')).toBeUndefined();
  await portal.call('Project/entry-delete', { EntryId: entry }, { as: 'pm1' });
  expect(await lastLine('보고 글')).toMatchObject({
    user_id: 'pm1',
    subject_name: '지울 방',
    detail: '작성자: sales1',
  });
  const fields = { ProjectId: room, Name: '지울 방', DeleteReason: '끝난 일입니다.' };
  expect((await portal.call('Project/project-delete', fields, { as: 'pm1' })).status).toBe(200);
  expect(await lastLine('워크스페이스 방')).toMatchObject({ subject_name: '지울 방', detail: '사유: 끝난 일입니다.' });
});
