import type { Visit } from '@portal/contract/areas/site/visit-calls';
import type { LogPage, SiteLog } from '@portal/contract/areas/site-logs/calls';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { UserType } from '@portal/contract/core/actor';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#lib/session.ts';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { answerQuestion, openPage, STAFF } from '#test-kit/open-page.tsx';
import { USER } from '#test-kit/queue-entries.ts';
import { DayLog } from './day-log.tsx';
import { DayRecords } from './day-records.tsx';

const CREW = { ...STAFF, userId: 'hanbit1', userName: '최영수', userType: UserType.Partner, permission: '' as const };
const DAY = '2026-12-03';
const [LIST, ADD, EDIT] = ['Site/log-list', 'Site/log-add', 'Site/log-edit'] as const;

const PAGE: LogPage = {
  awardId: 5,
  access: 'write',
  nowDtm: `${DAY} 17:00:00`,
  startDay: DAY,
  materials: [{ materialId: 1, materialName: '돔 카메라', modelName: 'DM-400V', unit: '대', quantity: 18 }],
};
const LOG: SiteLog = {
  logId: 9,
  entryId: '',
  day: DAY,
  version: 1,
  work: '배선 40m',
  headcount: 3,
  materials: [],
  delayKind: '',
  delayText: '',
  tomorrow: '',
  photos: [],
  reason: '',
  userName: '최영수',
  writtenDtm: `${DAY} 18:20:00`,
  deviceDtm: '',
  receivedDtm: '',
  editedDtm: '',
  editedReceivedDtm: '',
  editedUserName: '',
  former: [],
};
const VISIT: Visit = {
  visitId: 11,
  day: DAY,
  headcount: 4,
  userName: '최영수',
  leftUserName: '',
  points: [],
  arrivedDtm: `${DAY} 08:52:00`,
  arrivedDeviceDtm: '',
  arrivedReceivedDtm: '',
  leftDtm: '',
  leftDeviceDtm: '',
  leftReceivedDtm: '',
  tomorrowYN: '',
};
const photo = (entryId: string, takenDtm: string): SitePhoto => ({
  photoId: 1,
  entryId,
  label: 'A',
  caption: '',
  pairEntryId: '',
  name: `${entryId}.jpg`,
  width: 4,
  height: 3,
  userName: '최영수',
  takenDtm,
  takenFrom: 'D',
  receivedDtm: takenDtm,
  lateYN: 'N',
  version: 1,
  bytes: 1,
  sha256: '',
});
const [TODAYS, OTHER] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

beforeEach(() => {
  localStorage.clear();
  storeSession(USER);
});

const Page = () => (
  <>
    <DayLog project={{ id: 7, projectName: '송도 CCTV 교체' }} day={DAY} agreed={2} />
    <DayRecords projectId={7} title="현장 기록" />
  </>
);

async function openLog(logs: readonly SiteLog[], page: Partial<LogPage> = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const answers: Record<string, readonly object[] | MockRefusal> = {
    [LIST]: logs,
    [ADD]: [{ logId: 9 }],
    [EDIT]: [],
    'Site/visit-list': [VISIT],
    'Site/photo-list': [photo(TODAYS, `${DAY} 14:00:00`), photo(OTHER, '2026-12-02 14:00:00')],
  };
  const sent = mockCalls(answers, { meta: { ...PAGE, ...page } });
  const opened = await openPage('/award', Page, `/award?tab=log&day=${DAY}`, { actor: CREW });
  return { ...opened, answers, sent, bodyOf: (path: string) => sent.findLast((one) => one.path === path)?.body };
}

it('a new log begins with the crew that arrived, and sends what was typed, used and ticked', async () => {
  const { user, bodyOf, address } = await openLog([]);
  await user.click(await screen.findByRole('button', { name: '작업일보 등록' }));
  expect(await screen.findByText('작업 내용을 입력해주세요.', { selector: 'p' })).toBeTruthy();
  expect(bodyOf(ADD)).toBeUndefined();
  await user.type(screen.getByRole('textbox', { name: /작업 내용/ }), '카메라 6대 설치');
  await user.click(screen.getByRole('button', { name: '돔 카메라 사용 수량 하나 늘리기' }));
  await user.click(screen.getByRole('radio', { name: '추가작업' }));
  await user.type(screen.getByRole('textbox', { name: /지연 내용/ }), '노출 배관');
  const pictures = screen.getAllByRole('checkbox', { name: /후 사진/ });
  expect(pictures).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: /후 사진 14:00/ }));
  await user.click(screen.getByRole('button', { name: '작업일보 등록' }));
  await waitFor(() =>
    expect(bodyOf(ADD)).toMatchObject({
      AwardId: 5,
      Day: DAY,
      Work: '카메라 6대 설치',
      Headcount: 4,
      Materials: [{ MaterialId: 1, Quantity: 1 }],
      DelayKind: 'A',
      DelayText: '노출 배관',
      Photos: [TODAYS],
    }),
  );
  expect(bodyOf(ADD)?.['EntryId']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  await waitFor(() => expect(address()).toContain('tab=site'));
});

it('more used than arrived is asked first', async () => {
  const [line] = PAGE.materials;
  const { user, bodyOf } = await openLog([], { materials: line ? [{ ...line, quantity: 1 }] : [] });
  await user.type(await screen.findByRole('textbox', { name: /작업 내용/ }), '카메라 설치');
  const more = screen.getByRole('button', { name: '돔 카메라 사용 수량 하나 늘리기' });
  await user.click(more);
  await user.click(more);
  const add = screen.getByRole('button', { name: '작업일보 등록' });
  await user.click(add);
  expect(await screen.findByText(/돔 카메라 2대 \(수령 1대\)/)).toBeTruthy();
  await answerQuestion(user, '닫기');
  expect(bodyOf(ADD)).toBeUndefined();
  await user.click(add);
  await answerQuestion(user, '맞습니다');
  await waitFor(() => expect(bodyOf(ADD)).toMatchObject({ Materials: [{ MaterialId: 1, Quantity: 2 }] }));
});

it('what was typed is offered again after the page was lost, under the same entry id', async () => {
  const first = await openLog([]);
  first.answers[ADD] = { status: 500, code: 'SERVER_ERROR', message: '' };
  await first.user.type(await screen.findByRole('textbox', { name: /작업 내용/ }), '카메라 6대 설치');
  await first.user.click(screen.getByRole('button', { name: '작업일보 등록' }));
  await waitFor(() => expect(first.bodyOf(ADD)).toBeDefined());
  const lost = first.bodyOf(ADD)?.['EntryId'];
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('카메라 6대 설치'), { timeout: 3000 });
  cleanup();
  const second = await openLog([]);
  await second.user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
  await second.user.click(screen.getByRole('button', { name: '작업일보 등록' }));
  await waitFor(() => expect(second.bodyOf(ADD)).toMatchObject({ Work: '카메라 6대 설치', EntryId: lost }));
});

it('until 24:00 of the next day a log is edited, and sends its version', async () => {
  const { user, bodyOf } = await openLog([LOG], { nowDtm: '2026-12-04 23:59:59' });
  await user.type(await screen.findByRole('textbox', { name: /작업 내용/ }), ', 시험');
  await user.click(screen.getByRole('button', { name: '작업일보 수정' }));
  await waitFor(() => expect(bodyOf(EDIT)).toMatchObject({ LogId: 9, Version: 1, Work: '배선 40m, 시험', Reason: '' }));
});

it('afterwards it is read, and a correction needs its reason', async () => {
  const { user, bodyOf } = await openLog([LOG], { nowDtm: '2026-12-05 00:00:00' });
  await user.click(await screen.findByRole('button', { name: '일보 정정' }));
  const sheet = within(await screen.findByRole('dialog', { name: '일보 정정' }));
  await user.type(sheet.getByRole('textbox', { name: /작업 내용/ }), '!');
  await user.click(sheet.getByRole('button', { name: '정정' }));
  expect(sheet.getByText('변경 사유를 입력해주세요.')).toBeTruthy();
  expect(bodyOf(EDIT)).toBeUndefined();
  await user.type(sheet.getByRole('textbox', { name: /정정 사유/ }), '길이 오기');
  await user.click(sheet.getByRole('button', { name: '정정' }));
  await waitFor(() => expect(bodyOf(EDIT)).toMatchObject({ Work: '배선 40m!', Reason: '길이 오기' }));
});

it('the days show the log, its correction and what it said before', async () => {
  const former = { ...LOG, work: '배선 40m' };
  const corrected = { ...LOG, work: '배선 46m', reason: '길이 오기', former: [former] };
  await openLog([corrected], { access: 'read' });
  const day = within(await screen.findByRole('article', { name: `${DAY} 현장 기록` }));
  expect(day.getByText('배선 46m')).toBeTruthy();
  expect(day.getByText('길이 오기')).toBeTruthy();
  expect(day.getByText('이전 내용 1개')).toBeTruthy();
  expect(day.getByText('배선 40m')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '일보 정정' })).toBeNull();
});

it('a day with an arrival and without a log says so', async () => {
  await openLog([]);
  expect(await screen.findByText(/작업일보가 아직 없습니다/)).toBeTruthy();
});

it('a closed site shows nothing of it', async () => {
  await openLog([], { access: 'closed' });
  expect(await screen.findByText('종료된 현장의 대화는 표시하지 않습니다.')).toBeTruthy();
});
