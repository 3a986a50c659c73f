import { Board } from '@portal/contract/areas/comments/boards';
import { addDays, seoulDay } from '@portal/contract/core/dates';
import { ALARM_EVENT } from '@portal/contract/core/live-events';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { dayTitle } from '#lib/days.ts';
import { eventStream } from '#lib/events/event-stream.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { AlarmBell } from '../public/alarm-bell.tsx';
import { alarmSearch } from '../search.ts';
import { AlarmListPage } from './alarm-list-page.tsx';

const alarm = (id: number, day: string, part: object = {}) => ({
  id: String(id),
  commentId: id,
  readId: id,
  parentId: '',
  userId: 'pm1',
  userName: '김도현',
  userPhotoName: '',
  commentSubject: `현장 ${id}`,
  commentContent: '확인 바랍니다.',
  createdDtm: `${day} 00:00:01`,
  isRead: 'N',
  leftMenuName: '프로젝트목록 (외주)',
  categoryType: 'P',
  commentDelYn: 'N',
  boardType: Board.Project,
  autoYn: 'N',
  itemName: '',
  originValue: '',
  newValue: '',
  changeReason: '',
  changeCount: 0,
  alarmKind: '',
  projectId: 0,
  projectName: '',
  entryId: 0,
  alarmCount: 1,
  unreadCount: 1,
  userCount: 1,
  ...part,
});

const count = (categoryType: string, unreadCount: number) => ({ categoryType, unreadCount, totalCount: 9 });

async function openAlarms(ofProjects: number) {
  const today = seoulDay(new Date());
  mockCalls({
    'Alarm/alarm-group-list': [alarm(1, today), alarm(2, today), alarm(3, addDays(today, -1), { parentId: 7 })],
    'Alarm/alarm-count': [count('A', 5), count('P', ofProjects)],
  });
  await openPage('/alarmsnotices/list', AlarmListPage, '/alarmsnotices/list', {
    validateSearch: alarmSearch.validate,
  });
  await screen.findByText('현장 1');
}

it('alarms are grouped by day, and the given sentence is their tooltip (D-234)', async () => {
  await openAlarms(5);
  const today = seoulDay(new Date());
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    dayTitle(`${today} 09:00:00`),
    dayTitle(`${addDays(today, -1)} 09:00:00`),
  ]);
  expect(screen.getAllByTitle('김도현 님이 게시글에 댓글을 남겼습니다.')).toHaveLength(2);
  expect(screen.getAllByTitle('김도현 님이 댓글에 답글을 남겼습니다.')).toHaveLength(1);
});

it.each([
  [5, '5건 · 3개 프로젝트'],
  [4, '5건 · 3개 게시물'],
])('with %i of 5 alarms about projects the title says %s', async (ofProjects, text) => {
  await openAlarms(ofProjects);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('an answer that was under way does not bring back an alarm that was read under 전체 (D-31)', async () => {
  const late: (() => void)[] = [];
  let isLate = false;
  const today = seoulDay(new Date());
  vi.stubGlobal('fetch', async (address: string) => {
    const isList = address.endsWith('alarm-group-list');
    if (isLate && isList) await new Promise<void>((answer) => late.push(answer));
    return new Response(JSON.stringify({ data: isList ? [alarm(1, today)] : [], meta: { totalCount: 1 } }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const page = () => (
    <>
      <AlarmBell />
      <AlarmListPage />
    </>
  );
  const { user } = await openPage('/alarmsnotices/list', page, '/alarmsnotices/list?confirmStatus=A', {
    validateSearch: alarmSearch.validate,
  });
  await screen.findByText('현장 1');
  isLate = true;
  eventStream.announce(ALARM_EVENT, '');
  await waitFor(() => expect(late.length).toBeGreaterThan(0));
  await user.click(screen.getByRole('button', { name: /읽음 처리/ }));
  await waitFor(() => expect(screen.queryByText('현장 1')).toBeNull());
  for (const answer of late) answer();
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.queryByText('현장 1')).toBeNull();
});
