import { NOTIFY_KEYS } from '@portal/contract/areas/notify/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceProjectEvent } from '#areas/notify/public/announce.ts';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { editAgreed } from '#test-kit/factories/agreed-change.ts';
import { addNotice } from '#test-kit/factories/notice.ts';
import { acceptance, postProject, registration } from '#test-kit/factories/project.ts';
import { projectInState, succeed } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { emptyInboxes, inboxOf } from './inboxes.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = new Date('2026-11-20T06:00:00Z');
  await portal.resetLimits();
  await emptyInboxes(portal);
});

const readAs = (ReadId: number, as: 'daon1' | 'hanbit1') =>
  portal.call('Notify/notify-read-update', { ReadId }, { as });
const later = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};

describe('the inbox (D-382)', () => {
  it('shows a message with its project, and counts it until it is read', async () => {
    const Id = await postProject(portal, { AreaId: 2 });
    await deliverMessages(portal.ctx);
    const [message] = await inboxOf(portal, 'daon1', { SearchConfirmStatus: 'N' });
    expect(message).toMatchObject({
      kind: 'offer',
      title: '새 일감',
      subject: registration()['ProjectName'],
      urgentYn: 'N',
      isRead: 'N',
      messageCount: 1,
      projectId: Id,
      noticeId: 0,
      createdDtm: '2026-11-20 15:00:00',
    });
    expect(message?.line).toMatch(/ · 11-23 \(월\) 외 1일 · 1,450,000 원$/);
    await readAs(message?.readId ?? 0, 'daon1');
    expect(await inboxOf(portal, 'daon1', { SearchConfirmStatus: 'N' })).toEqual([]);
    expect(await inboxOf(portal, 'daon1')).toMatchObject([{ isRead: 'Y' }]);
    expect(await inboxOf(portal, 'hanbit1', { SearchConfirmStatus: 'N' })).toHaveLength(1);
  });

  it('nobody reads a message of somebody else for them', async () => {
    await postProject(portal);
    await deliverMessages(portal.ctx);
    const [message] = await inboxOf(portal, 'daon1');
    expect((await readAs(message?.readId ?? 0, 'hanbit1')).status).toBe(200);
    expect(await inboxOf(portal, 'daon1')).toMatchObject([{ isRead: 'N' }]);
  });

  it('what came behind the shown part of a message stays unread', async () => {
    await postProject(portal);
    await deliverMessages(portal.ctx);
    const [shown] = await inboxOf(portal, 'daon1');
    later(10);
    await postProject(portal);
    await deliverMessages(portal.ctx);
    await readAs(shown?.readId ?? 0, 'daon1');
    expect(await inboxOf(portal, 'daon1')).toMatchObject([{ title: '새 일감 2건', isRead: 'N' }]);
    await portal.call('Notify/notify-all-read-update', {}, { as: 'daon1' });
    const counted = (await portal.call('Notify/notify-count', {}, { as: 'daon1' })).ok.data[0];
    expect(counted).toEqual({ unreadCount: 0, totalCount: 1 });
  });

  it('is paged, and a page behind the last one still tells the total', async () => {
    for (const name of ['가', '나', '다']) {
      await postProject(portal, { ProjectName: name });
      await deliverMessages(portal.ctx);
      later(61);
    }
    const pageOf = async (Page: number) =>
      (await portal.call('Notify/notify-list', { Page, PageSize: 2 }, { as: 'daon1' })).ok;
    expect((await pageOf(1)).data.map(({ subject }) => subject)).toEqual(['다', '나']);
    expect((await pageOf(2)).data.map(({ subject }) => subject)).toEqual(['가']);
    expect(await pageOf(3)).toMatchObject({ data: [], meta: { totalCount: 3 } });
  });
});

describe('an offer that is taken (D-593)', () => {
  const unread = async (as: 'daon1' | 'hanbit1' | 'hanbit2') =>
    (await portal.call('Notify/notify-count', {}, { as })).ok.data[0]?.unreadCount;

  it('is closed to others, without the amount of the winner, and its winner’s own', async () => {
    const Id = await postProject(portal, { AreaId: 2 });
    await deliverMessages(portal.ctx);
    expect([await unread('daon1'), await unread('hanbit2')]).toEqual([1, 1]);
    await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'hanbit1');
    await editAgreed(portal, Id, { Price: '7700000' }, ['프로젝트금액']);
    const [taken] = await inboxOf(portal, 'daon1');
    expect(taken).toMatchObject({ title: '마감', isRead: 'Y', projectId: Id });
    expect(JSON.stringify(taken)).not.toMatch(/ 원|7,/);
    expect(await inboxOf(portal, 'daon1', { SearchConfirmStatus: 'N' })).toEqual([]);
    expect(await unread('daon1')).toBe(0);
    const own = (await inboxOf(portal, 'hanbit2')).find(({ kind }) => kind === 'offer');
    expect(own).toMatchObject({ title: '수주한 일감', line: '11-23 (월) · 7,650,000 원', isRead: 'Y' });
  });

  it('of several leaves the others unread', async () => {
    const Id = await postProject(portal, { ProjectName: '하나' });
    await postProject(portal, { ProjectName: '둘' });
    await deliverMessages(portal.ctx);
    await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'hanbit1');
    expect(await inboxOf(portal, 'daon1')).toMatchObject([{ title: '마감 1건 · 새 일감 1건', isRead: 'N' }]);
    expect(await unread('daon1')).toBe(1);
  });
});

describe('a change of an award', () => {
  it('says days and amounts, and is urgent when the work starts within 48 hours', async () => {
    const Id = await projectInState(portal, 'Y');
    await emptyInboxes(portal);
    await editAgreed(portal, Id, { StartDate: '2026-11-25' }, ['프로젝트 시작일']);
    await deliverMessages(portal.ctx);
    expect(await inboxOf(portal, 'hanbit2')).toMatchObject([
      { title: '시작일 변경', line: '11-23 (월) → 11-25 (수)', urgentYn: 'N', projectId: Id },
    ]);
    await setProject(portal, Id, { choice_date: '2026-11-22' });
    later(61);
    await editAgreed(portal, Id, { Price: '1600000' }, ['프로젝트금액']);
    await deliverMessages(portal.ctx);
    expect((await inboxOf(portal, 'hanbit2'))[0]).toMatchObject({
      title: '금액 변경',
      line: '1,500,000 원 → 1,600,000 원',
      urgentYn: 'Y',
    });
  });

  it('of several items in one save is one message, which keeps the values', async () => {
    const Id = await projectInState(portal, 'Y');
    await emptyInboxes(portal);
    const fields = { Price: '1700000', StartDate: '2026-11-25', PlaceName: 'C타워' };
    await editAgreed(portal, Id, fields, ['프로젝트금액', '프로젝트 시작일', '현장명']);
    await deliverMessages(portal.ctx);
    const line = ['프로젝트금액 1,500,000 원 → 1,700,000 원', '선택한 시작일 11-23 (월) → 11-25 (수)', '현장 변경'];
    expect(await inboxOf(portal, 'hanbit1')).toMatchObject([{ title: '계약 변경', line: line.join('\n') }]);
  });
});

it('no message of any kind holds what the page hides from others: customer, site, contact, comments', async () => {
  const secret = {
    CustomerName: '비밀고객',
    PlaceName: '비밀현장',
    PlaceManagerName: '비밀소장',
    PlaceManagerMobile: '010-7777-8888',
    Addr1: '비밀로 1',
    Addr2: '비밀동',
    DetailContent: '비밀 상세',
    EtcMemo: '비밀 비고',
  };
  const Id = await projectInState(portal, 'Y', secret);
  const items = ['주소', '현장명', '현장 담당자 이름', '현장 담당자 연락처', '상세내용', '비고'];
  const changes = {
    Addr1: '은닉로 2',
    PlaceName: '은닉현장',
    PlaceManagerName: '은닉소장',
    PlaceManagerMobile: '010-6666-5555',
    DetailContent: '은닉 상세',
    EtcMemo: '은닉 비고',
  };
  await editAgreed(portal, Id, changes, items);
  for (const [field, value] of Object.entries({ PlaceName: '감춘현장', DetailContent: '감춘 상세' })) {
    await editAgreed(portal, Id, { [field]: value }, [field === 'PlaceName' ? '현장명' : '상세내용']);
  }
  const comment = { Id, BoardType: 'project', CommentContent: '비밀 댓글' };
  await succeed(portal, 'Comment/comment-add', comment, 'sales1');
  const companyId = portal.companies.get('한빛설비') ?? 0;
  for (const key of NOTIFY_KEYS.filter((one) => one !== 'notice')) {
    if (key === 'offer') await postProject(portal, secret);
    else await announceProjectEvent(portal.ctx, { key, projectId: Id, companyId });
    await deliverMessages(portal.ctx);
    later(61);
  }
  await addNotice(portal, { MustReadYN: 'Y', MustReadUntil: '2026-11-30' });
  await deliverMessages(portal.ctx);
  const sent = await inboxOf(portal, 'hanbit1', { PageSize: 100 });
  expect(new Set(sent.map(({ title }) => title)).size).toBeGreaterThan(9);
  expect(JSON.stringify(sent)).not.toMatch(/비밀 댓글|은닉|감춘|7777|6666|최반장|5555|한지우|1349/);
});
