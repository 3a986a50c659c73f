import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runHourlyJobs } from '#jobs/hourly.ts';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { internalEdit, internalInfoOf, registerInternal } from '#test-kit/factories/internal.ts';
import { addNotice, noticeFields, readNotice, sendForm } from '#test-kit/factories/notice.ts';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import { acceptance, registerProject } from '#test-kit/factories/project.ts';
import { editPayload, infoOf, projectInState, succeed } from '#test-kit/factories/project-states.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { found, indexRows, rebuild, rowsOf, search } from './search-kit.ts';

type Path = Parameters<TestApp['call']>[0];

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  await rebuild(portal);
});
afterAll(() => portal.close());

/** Whatever a test did, each change left the index as a rebuild would: nothing is missing, stale or left over. */
afterEach(async () => {
  const written = await indexRows(portal);
  await rebuild(portal);
  expect(await indexRows(portal)).toEqual(written);
});

const send = (path: Path, body: object, as: Person = 'sales1') => succeed(portal, path, body, as);
const settle = (Id: number) => send('Accounting/accounting-finish', { Id, Status: 'E' }, 'admin');
const kindsOf = async (key: string, as: Person): Promise<string[]> =>
  rowsOf(await search(portal, key, as)).map(({ kind }) => kind);

it('an outsourced project is found from its registration, and by its new name only after an edit', async () => {
  const Id = await registerProject(portal, { ProjectName: '옛이름 공사', PlaceName: '옛터 창고' });
  expect(await found(portal, '옛이름', 'sales1')).toEqual(['outsourced 옛이름 공사']);
  expect(await found(portal, '옛이름', 'hanbit1')).toEqual([]);
  const changes = { ProjectName: '새이름 공사', PlaceName: '새터 창고' };
  await send(
    'Construction/construction-edit',
    editPayload(await infoOf(portal, Id), changes, ['프로젝트명', '현장명']),
  );
  expect(await found(portal, '옛이름', 'sales1')).toEqual([]);
  expect(await found(portal, '옛터', 'sales1')).toEqual([]);
  expect(await found(portal, '새이름', 'sales1')).toEqual(['outsourced 새이름 공사']);
  expect(await found(portal, '새터', 'sales1')).toEqual(['outsourcedSite 새터 창고']);
});

it('posting, winning, withdrawing and reposting change who finds the project and its site', async () => {
  const Id = await registerProject(portal, { ProjectName: '차례공사', PlaceName: '차례공사 현장' });
  const seen = async () => [await kindsOf('차례공사', 'hanbit1'), await kindsOf('차례공사', 'daon1')];
  expect(await seen()).toEqual([[], []]);
  await send('Construction/construction-post', { Id, Status: 'N' });
  expect(await seen()).toEqual([['outsourced'], ['outsourced']]);
  await send('Construction/construction-accept', acceptance(Id), 'hanbit1');
  expect(await seen()).toEqual([['outsourced', 'outsourcedSite'], ['outsourced']]);
  await send('Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정 변경' });
  expect(await seen()).toEqual([['outsourced'], []]);
  await send('Construction/construction-post', { Id, Status: 'N' });
  expect(await seen()).toEqual([['outsourced'], ['outsourced']]);
  await send('Construction/construction-cancel-update', { Id, Status: 'C', cancelMemo: '고객 요청' });
  expect(await seen()).toEqual([[], []]);
  await send('Construction/construction-delete', { Id });
  expect(await found(portal, '차례공사', 'admin')).toEqual([]);
});

it('completion and invoice keep the site for the winner, and the settlement ends it', async () => {
  const Id = await projectInState(portal, 'YY', { ProjectName: '단계공사', PlaceName: '단계공사 현장' });
  expect(await kindsOf('단계공사', 'hanbit2')).toEqual(['outsourced', 'outsourcedSite']);
  await send('Construction/construction-billdate-update', { Id, BillDate: '2026-12-01' }, 'hanbit1');
  await send('Construction/construction-billstatus-update', { Id, Status: 'B' }, 'admin');
  expect(await kindsOf('단계공사', 'hanbit2')).toEqual(['outsourced', 'outsourcedSite']);
  await settle(Id);
  expect(await kindsOf('단계공사', 'hanbit2')).toEqual(['outsourced']);
  expect(await kindsOf('단계공사', 'daon1')).toEqual([]);
});

it('an internal project is found until it is deleted, by its present name', async () => {
  const Id = await registerInternal(portal, { ProjectName: '자체점검 옛것', PlaceName: '자체점검 본관' });
  const payload = internalEdit(await internalInfoOf(portal, Id), { ProjectName: '자체점검 새것' }, ['프로젝트명']);
  await send('MizeConstruction/construction-edit', payload);
  expect(await found(portal, '자체점검', 'sales1')).toEqual(['internal 자체점검 새것', 'internalSite 자체점검 본관']);
  await send('MizeConstruction/construction-delete', { Id });
  expect(await found(portal, '자체점검', 'sales1')).toEqual([]);
});

it('a notice follows its subject, its period, its deletion and its restoration', async () => {
  const id = await addNotice(portal, { NoticeSubject: '게시기간 안내' });
  const notice = await readNotice(portal, id, 'sales1');
  const fields = noticeFields({
    NoticeId: id,
    Version: notice?.version,
    NoticeSubject: '게시기간 공고',
    PublishFrom: '2026-11-20 18:00',
    PublishUntil: '2026-12-30 09:00',
    NoticeChangeReasons: [
      { ItemName: '제목', Reason: '정정' },
      { ItemName: '게시 기간', Reason: '정정' },
    ],
  });
  const edited = await sendForm(portal, 'Notice/notice-edit', { fields, as: 'sales1' });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  expect(await found(portal, '게시기간', 'hanbit1')).toEqual([]);
  expect(await found(portal, '게시기간', 'sales1')).toEqual(['notice 게시기간 공고']);
  const started = portal.clock.now;
  portal.clock.now = new Date('2026-11-20T10:00:00Z');
  expect(await found(portal, '게시기간', 'hanbit1')).toEqual(['notice 게시기간 공고']);
  portal.clock.now = started;
  await send('Notice/notice-delete', { NoticeId: id });
  expect(await found(portal, '게시기간', 'sales1')).toEqual([]);
  await send('Notice/notice-no-delete', { UserId: id });
  expect(await found(portal, '게시기간', 'sales1')).toEqual(['notice 게시기간 공고']);
});

it('an entry follows its text, its visibility, and the end of itself and of its room', async () => {
  const room = await makeRoom(portal, { Name: '색인 방' }, {});
  await portal.call('Project/project-invite', { ProjectId: room, MemberUserIds: 'pm2' }, { as: 'pm1' });
  await portal.call('Project/project-join', { ProjectId: room }, { as: 'pm2' });
  const EntryId = await makeEntry(portal, room, { Title: '기록하나', Content: '<p>내용</p>' });
  expect(await found(portal, '기록하나', 'pm2')).toEqual(['entry 기록하나']);
  expect(await found(portal, '기록하나', 'sales1')).toEqual([]);
  const entry = { EntryId, Title: '기록둘', Content: '<p>내용</p>', Version: 1 };
  await send('Project/post-edit', { ...entry, Visibility: 'M' }, 'pm1');
  expect(await found(portal, '기록', 'pm2')).toEqual([]);
  expect(await found(portal, '기록', 'pm1')).toEqual(['entry 기록둘']);
  await send('Project/entry-pin', { EntryId, PinYn: 'Y' }, 'pm1');
  await send('Project/entry-delete', { EntryId }, 'pm1');
  expect(await found(portal, '기록', 'pm1')).toEqual([]);
  await makeEntry(portal, room, { Title: '기록셋' });
  await send('Project/project-member-delete', { ProjectId: room, MemberUserId: 'pm2' }, 'pm1');
  expect(await found(portal, '기록셋', 'pm2')).toEqual([]);
  await send('Project/project-delete', { ProjectId: room, Name: '색인 방' }, 'pm1');
  expect(await found(portal, '기록셋', 'pm1')).toEqual([]);
});

it('a company is found while it is in use, by its present name, also in the line of its award', async () => {
  await projectInState(portal, 'Y', { ProjectName: '업체이름 공사' });
  const added = await portal.call('Reference/company-add', { CompanyName: '물길설비' }, { as: 'admin' });
  const Id = added.ok.data?.[0]?.id;
  expect(await found(portal, '물길', 'sales1')).toEqual(['company 물길설비']);
  await send('Reference/company-retire', { Id, ActiveYN: 'N' }, 'admin');
  expect(await found(portal, '물길', 'sales1')).toEqual([]);
  await send('Reference/company-remove', { Id }, 'admin');
  const hanbit = portal.companies.get('한빛설비') ?? 0;
  await send('Reference/company-edit', { Id: hanbit, CompanyName: '한빛종합' }, 'admin');
  expect(await found(portal, '한빛설비', 'sales1')).toEqual([]);
  expect(rowsOf(await search(portal, '업체이름', 'sales1'))[0]?.parts).toEqual(['한빛종합', '경기']);
  await send('Reference/company-edit', { Id: hanbit, CompanyName: '한빛설비' }, 'admin');
});

it('a manager is found until the account is deleted, and again once it is restored', async () => {
  const CompanyId = portal.companies.get('한빛설비');
  const fields = { UserName: '문지기', CompanyId, UserPosition: '과장', UserPhone: '010-7777-8888', AreaId: 1 };
  const added = await portal.call('Manager/manager-add', fields, { as: 'sales1' });
  const UserId = added.ok.data?.[0]?.userId;
  expect(await found(portal, '문지기', 'hanbit1')).toEqual(['manager 문지기']);
  expect(await found(portal, '문지기', 'daon1')).toEqual([]);
  await send('Manager/manager-delete', { UserId });
  expect(await found(portal, '문지기', 'sales1')).toEqual([]);
  await send('Manager/manager-no-delete', { UserId });
  expect(await found(portal, '문지기', 'sales1')).toEqual(['manager 문지기']);
});

it('an employee is found by staff with the menu until the account is deleted', async () => {
  const dept = await departmentOf(portal, '연구팀');
  await sendUserForm(portal, 'User/user-add', employeeFields(dept, { UserName: '가람솔' }), 'admin');
  expect(await found(portal, '가람솔', 'sales1')).toEqual(['employee 가람솔']);
  expect(rowsOf(await search(portal, '가람솔', 'sales1'))[0]?.parts[0]).toBe('연구팀');
  await send('User/user-del', { UserId: 'new1' }, 'admin');
  expect(await found(portal, '가람솔', 'admin')).toEqual([]);
});

it('an own name that was changed is found at once', async () => {
  const own = await portal.call('User/user-my-info', {}, { as: 'pm2' });
  expect(own.status).toBe(200);
  await send('User/mize-user-my-edit', { AdminName: '이호수' }, 'pm2');
  expect(await found(portal, '이호수', 'admin')).toEqual(['employee 이호수']);
  expect(await found(portal, '이바다', 'admin')).toEqual([]);
});

it('personal data that is blanked after its period is not found any more (A-36)', async () => {
  const blanked = { ProjectName: '보유끝난 공사', PlaceName: '보유끝난 현장' };
  await settle(await projectInState(portal, 'B', blanked));
  const internal = await registerInternal(portal, blanked);
  await send('MizeConstruction/construction-delete', { Id: internal });
  await portal.call('Manager/manager-delete', { UserId: 'hanbit2' }, { as: 'sales1' });
  for (const hour of ['00', '01', '02']) {
    portal.clock.now = new Date(`2040-01-01T${hour}:00:00Z`);
    await runHourlyJobs(portal.ctx);
  }
  const rows = await indexRows(portal);
  for (const text of ['보유끝난', '한서준', 'hanbit2']) {
    expect([text, rows.filter((row) => row.includes(text))]).toEqual([text, []]);
  }
});
