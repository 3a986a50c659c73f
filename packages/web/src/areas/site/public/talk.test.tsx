import type { TalkMeta, TalkRow } from '@portal/contract/areas/site/calls';
import { TALK_EVENT } from '@portal/contract/core/live-events';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RecordHead } from '#kit/record/record-head.tsx';
import { eventStream } from '#lib/events/event-stream.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { AwardTabs } from './award-tabs.tsx';
import { AwardTalk } from './award-talk.tsx';
import { StaffSide } from './staff-side.tsx';
import { useUnreadTalk } from './use-unread-talk.ts';

const META: TalkMeta = {
  awardId: 3,
  companyName: '한빛설비',
  staffName: '마이즈',
  access: 'write',
  staffCount: 3,
  companyCount: 2,
  messageCount: 1,
  unreadCount: 0,
  before: 0,
  awards: [],
};

const ROW: TalkRow = {
  messageId: 5,
  side: 'M',
  ownYn: 'N',
  userName: '김도현',
  userPosition: '차장',
  content: '노출 배관으로 진행합니다.',
  photos: [],
  createdDtm: '2026-11-20 13:05:00',
  writtenDtm: '',
  editedYn: 'N',
  delYn: 'N',
  confirmYn: 'Y',
  autoYn: 'N',
  confirmUserName: '',
  confirmUserPosition: '',
  confirmDtm: '',
  readCount: 1,
  version: 4,
};

const PARTNER = { ...STAFF, userId: 'hanbit1', userType: 'C', companyId: 7 } as const;
const LIST = 'Site/talk-list';

function openStaff(meta: Partial<TalkMeta>, address: string, rows: readonly TalkRow[] = [ROW]) {
  const sent = mockCalls({ [LIST]: rows }, { meta: { ...META, ...meta } });
  const page = () => (
    <StaffSide projectId={7} actor={STAFF} commentCount="12">
      직원만 보는 글
    </StaffSide>
  );
  return openPage('/record', page, address).then((opened) => ({ ...opened, sent }));
}

function openAward(meta: Partial<TalkMeta>, rows: readonly TalkRow[] = [ROW]) {
  const sent = mockCalls({ [LIST]: rows }, { meta: { ...META, ...meta } });
  const pm = { name: '김도현 차장', phone: '010-0220-1157' };
  const page = () => (
    <AwardTalk projectId={7} projectName="판교 현장" actor={PARTNER} reason="정산이 완료된 현장입니다." pm={pm} />
  );
  return openPage('/award', page, '/award', { actor: PARTNER }).then((opened) => ({ ...opened, sent }));
}

it('the request of a receipt has no buttons of its author', async () => {
  const own: TalkRow = { ...ROW, side: 'C', ownYn: 'Y', createdDtm: '2999-11-20 13:05:00' };
  await openAward({}, [
    { ...own, messageId: 6, content: '직접 쓴 글' },
    { ...own, messageId: 7, content: '자재수령 1차: 카메라 2개 부족', autoYn: 'Y' },
  ]);
  await screen.findByText('자재수령 1차: 카메라 2개 부족');
  expect(screen.getAllByRole('button', { name: '삭제' })).toHaveLength(1);
});

it('staff see comments first; the tab of the talk is an address and changes note and button (D-437)', async () => {
  const { user, address } = await openStaff({}, '/record');
  expect(screen.getByText('직원만 보는 글')).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: '현장 대화 1' }));
  const talk = within(await screen.findByRole('region', { name: '현장 대화' }));
  expect(talk.getByText('업체에 보입니다')).toBeTruthy();
  expect(talk.getByRole('button', { name: '업체에 보내기' })).toBeTruthy();
  expect(talk.getByText('한빛설비 읽음 1 / 2')).toBeTruthy();
  expect(screen.queryByText('직원만 보는 글')).toBeNull();
  expect(address()).toBe('/record?tab=talk');
});

it('before an award the tab is off, also by its address', async () => {
  await openStaff({ access: 'none', awardId: 0 }, '/record?tab=talk', []);
  expect(await screen.findByText('현장 대화는 수주 후에 열립니다')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /현장 대화/ })).toBeNull();
  expect(screen.getByText('직원만 보는 글')).toBeTruthy();
});

it('staff read on after the end, without a box', async () => {
  await openStaff({ access: 'read' }, '/record?tab=talk');
  expect(await screen.findByText('노출 배관으로 진행합니다.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('the company confirms a request of staff, and its newest message is marked as read', async () => {
  const { user, sent } = await openAward({ unreadCount: 1 });
  expect(await screen.findByText(/마이즈와 한빛설비가 함께 봅니다/)).toBeTruthy();
  const sentTo = (path: string) => sent.filter((request) => request.path === path).map(({ body }) => body['MessageId']);
  await waitFor(() => expect(sentTo('Site/talk-read')).toEqual([5]));
  await user.click(screen.getByRole('button', { name: '확인했습니다' }));
  await waitFor(() => expect(sentTo('Site/talk-confirm')).toEqual([5]));
  // What was read is what is confirmed.
  expect(sent.find(({ path }) => path === 'Site/talk-confirm')?.body).toMatchObject({ Version: 4 });
});

it('a request that was confirmed says by whom, and a deleted message keeps its place', async () => {
  const confirmed = {
    ...ROW,
    confirmUserName: '최영수',
    confirmUserPosition: '팀장',
    confirmDtm: '2026-11-20 13:12:00',
  };
  await openAward({}, [confirmed, { ...ROW, messageId: 6, content: '', delYn: 'Y' }]);
  expect(await screen.findByText('최영수 팀장이 확인했습니다 · 13:12')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '확인했습니다' })).toBeNull();
  expect(screen.getByText('삭제된 메시지입니다.')).toBeTruthy();
});

it('what the company is writing stays when the talk ends, to be copied (D-494)', async () => {
  const { user } = await openAward({});
  const box = await screen.findByRole('textbox');
  await user.type(box, '옥상 문이 잠겼습니다');
  mockCalls({ [LIST]: [] }, { meta: { ...META, access: 'closed' } });
  eventStream.announce(TALK_EVENT, '7');
  expect(await screen.findByText('종료된 현장의 대화입니다. 더 보낼 수 없습니다.')).toBeTruthy();
  expect(screen.getByDisplayValue('옥상 문이 잠겼습니다')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '보내기' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '쓴 내용 복사' }));
  expect(await navigator.clipboard.readText()).toBe('옥상 문이 잠겼습니다');
  await user.clear(screen.getByRole('textbox'));
  expect(await screen.findByText('종료된 현장의 대화는 표시하지 않습니다.')).toBeTruthy();
});

it('a closed site says so, with the PM to call (D-45)', async () => {
  await openAward({ access: 'closed' }, []);
  expect(await screen.findByText('종료된 현장의 대화는 표시하지 않습니다.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '김도현 차장' }).getAttribute('href')).toBe('tel:01002201157');
});

it('a change that the stream tells of is read at once, one of another project is not', async () => {
  const { sent } = await openAward({});
  await screen.findByText('노출 배관으로 진행합니다.');
  const reads = () => sent.filter(({ path }) => path === LIST).length;
  expect(reads()).toBe(1);
  eventStream.announce(TALK_EVENT, '8');
  eventStream.announce(TALK_EVENT, '7');
  await waitFor(() => expect(reads()).toBe(2));
});

/** The tabs of an award; a press draws them a second time. */
function GrowingPage() {
  const [isTwice, setIsTwice] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsTwice(true)}>
        더
      </button>
      <AwardTabs projectId={7} />
      {isTwice && <AwardTabs projectId={7} />}
    </>
  );
}

it('an answer that never comes does not hold up the reading of a later change', async () => {
  const meta = { ...META, unreadCount: 2 };
  mockCalls({ [LIST]: [ROW] }, { meta });
  const { user } = await openPage('/award', GrowingPage, '/award', { actor: PARTNER });
  await screen.findByRole('link', { name: '대화 2 개 읽지 않음' });
  const hung = mockCalls({}, { waiting: [LIST] });
  eventStream.announce(TALK_EVENT, '7');
  await waitFor(() => expect(hung).toHaveLength(1));
  mockCalls({ [LIST]: [ROW] }, { meta: { ...meta, unreadCount: 3 } });
  await user.click(screen.getByRole('button', { name: '더' }));
  eventStream.announce(TALK_EVENT, '7');
  expect(await screen.findAllByRole('link', { name: '대화 3 개 읽지 않음' })).toHaveLength(2);
});

it('the tab of the company counts unread messages in every other tab, and follows at once (D-477)', async () => {
  const meta = { ...META, unreadCount: 2 };
  mockCalls({ [LIST]: [ROW] }, { meta });
  await openPage('/award', () => <AwardTabs projectId={7} />, '/award', { actor: PARTNER });
  expect(await screen.findByRole('link', { name: '대화 2 개 읽지 않음' })).toBeTruthy();
  meta.unreadCount = 3;
  eventStream.announce(TALK_EVENT, '7');
  expect(await screen.findByRole('link', { name: '대화 3 개 읽지 않음' })).toBeTruthy();
  meta.unreadCount = 0;
  eventStream.announce(TALK_EVENT, '7');
  expect(await screen.findByRole('link', { name: '대화' })).toBeTruthy();
});

it('the tab of staff counts them too, and an open talk counts none', async () => {
  const { user } = await openStaff({ unreadCount: 2 }, '/record');
  await user.click(await screen.findByRole('link', { name: '현장 대화 1 2' }));
  expect(await screen.findByRole('link', { name: '현장 대화 1' })).toBeTruthy();
});

/** Answers the talk page by page: messages 31 to 60, and before them 1 to 30. */
function mockPages(): number[] {
  const cursors: number[] = [];
  const page = (from: number) =>
    Array.from({ length: 30 }, (_, at) => ({ ...ROW, messageId: from + at, content: `글 ${from + at}` }));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { Before } = JSON.parse(body);
    cursors.push(Before);
    const isNewest = Before === 0;
    const meta = { ...META, before: isNewest ? 31 : 0 };
    return new Response(JSON.stringify({ data: page(isNewest ? 31 : 1), meta }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return cursors;
}

it('older messages that were loaded stay when a new one comes, though the tab reads the talk too', async () => {
  const cursors = mockPages();
  const page = () => (
    <>
      <AwardTabs projectId={7} />
      <AwardTalk projectId={7} projectName="판교 현장" actor={PARTNER} reason="" pm={undefined} />
      <AwardTabs projectId={7} />
    </>
  );
  const { user } = await openPage('/award', page, '/award', { actor: PARTNER });
  await user.click(await screen.findByRole('button', { name: '이전 메시지 더 보기' }));
  await screen.findByText('글 1');
  const before = cursors.length;
  eventStream.announce(TALK_EVENT, '7');
  await waitFor(() => expect(cursors.slice(before)).toContain(31));
  expect(await screen.findByText('글 1')).toBeTruthy();
  expect(screen.getByText('글 60')).toBeTruthy();
});

const UnreadHead = () => <RecordHead name="판교 현장" facts={[]} listPath="/list" talk unread={useUnreadTalk(7)} />;

it('the button of a record that leads to its talk counts unread messages', async () => {
  mockCalls({ [LIST]: [ROW] }, { meta: { ...META, unreadCount: 2 } });
  await openPage('/record', UnreadHead, '/record');
  expect(await screen.findByRole('button', { name: '대화와 변경 보기, 2개 읽지 않음' })).toBeTruthy();
});
