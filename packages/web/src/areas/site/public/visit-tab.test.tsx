import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Visit, VisitPage } from '@portal/contract/areas/site/visit-calls';
import { UserType } from '@portal/contract/core/actor';
import { addDays } from '@portal/contract/core/dates';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#lib/session.ts';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { USER } from '#test-kit/queue-entries.ts';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { useVisits } from './use-visits.ts';
import { VisitActions } from './visit-actions.tsx';
import { VisitTab } from './visit-tab.tsx';

/** What a browser says of the safety points that come into view. */
let sights: { report: (entries: object[]) => void; points: Element[] };

beforeEach(() => {
  storeSession(USER);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        sights = { report, points: [] };
      }
      observe = (point: Element) => sights.points.push(point);
      disconnect = () => undefined;
    },
  );
});

const bringIntoView = (point: Element | undefined) =>
  act(() => sights.report([{ isIntersecting: true, target: point }]));

const CREW = { ...STAFF, userId: 'hanbit1', userName: '최영수', userType: UserType.Partner, permission: '' as const };
const LIST = 'Site/visit-list';
const ARRIVE = 'Site/visit-arrive';
const LEAVE = 'Site/visit-leave';

const today = '2026-12-03';

const PAGE: VisitPage = {
  awardId: 5,
  access: 'write',
  nowDtm: `${today} 12:00:00`,
  startDay: today,
  headcount: 4,
  points: ['안전모를 썼습니다', '전원을 껐습니다'],
};
const VISIT: Visit = {
  visitId: 11,
  day: today,
  headcount: 4,
  userName: '최영수',
  leftUserName: '',
  points: PAGE.points,
  arrivedDtm: `${today} 00:00:00`,
  arrivedDeviceDtm: `${addDays(today, -1)} 00:00:00`,
  arrivedReceivedDtm: '',
  leftDtm: '',
  leftDeviceDtm: '',
  leftReceivedDtm: '',
  tomorrowYN: '',
};

const project: ProjectInfo = { ...SAMPLE_PROJECT, mizeStatus: 'Y' };

function Page() {
  const visits = useVisits(project);
  return (
    <>
      <VisitActions
        {...{ project, visits }}
        actor={CREW}
        reload={async () => undefined}
        otherwise={<p>다른 할 일</p>}
        checksOf={(day) => <p>{day}에 빠진 것</p>}
      />
      <VisitTab visits={visits} />
    </>
  );
}

async function openTab(visits: readonly Visit[], page: Partial<VisitPage> = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const answers: Record<string, readonly object[] | MockRefusal> = { [LIST]: visits, [ARRIVE]: [{ visitId: 11 }] };
  const sent = mockCalls(answers, { meta: { ...PAGE, ...page } });
  const { user } = await openPage('/award', Page, '/award', { actor: CREW });
  const bodyOf = (path: string) => sent.find((one) => one.path === path)?.body;
  return { user, answers, sent, bodyOf };
}

it('an arrival waits for every safety point, and sends what was ticked with the agreed headcount', async () => {
  const { user, bodyOf } = await openTab([]);
  await user.click(await screen.findByRole('button', { name: '현장 도착' }));
  const sheet = within(await screen.findByRole('dialog', { name: '현장 도착' }));
  expect(sheet.getByText(/위치는 묻지도 저장하지도 않습니다/)).toBeTruthy();
  await user.click(sheet.getByRole('checkbox', { name: '안전모를 썼습니다' }));
  await user.click(sheet.getByRole('button', { name: '현장 도착' }));
  expect(sheet.getByText('안전 점검 항목을 모두 확인해주세요.')).toBeTruthy();
  expect(bodyOf(ARRIVE)).toBeUndefined();
  await user.click(sheet.getByRole('button', { name: '하나 늘리기' }));
  await user.click(sheet.getByRole('checkbox', { name: '전원을 껐습니다' }));
  await user.click(sheet.getByRole('button', { name: '현장 도착' }));
  await waitFor(() => expect(bodyOf(ARRIVE)).toMatchObject({ AwardId: 5, Headcount: 5, Points: PAGE.points }));
  expect(bodyOf(ARRIVE)?.['EntryId']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

it('all safety points are confirmed together only after each has been in view', async () => {
  const { user, bodyOf } = await openTab([]);
  await user.click(await screen.findByRole('button', { name: '현장 도착' }));
  const sheet = within(await screen.findByRole('dialog', { name: '현장 도착' }));
  const all = sheet.getByRole('button', { name: '모두 확인' });
  bringIntoView(sights.points[0]);
  await user.click(all);
  expect(sheet.getByText('0 / 2')).toBeTruthy();
  expect(all.getAttribute('aria-disabled')).toBe('true');
  bringIntoView(sights.points[1]);
  await user.click(all);
  expect(sheet.getByText('2 / 2')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: '현장 도착' }));
  await waitFor(() => expect(bodyOf(ARRIVE)).toMatchObject({ Points: PAGE.points }));
});

it('a repeated arrival has the same entry id', async () => {
  const { user, answers, sent } = await openTab([], { points: [] });
  answers[ARRIVE] = { status: 500, code: 'SERVER_ERROR', message: '' };
  await user.click(await screen.findByRole('button', { name: '현장 도착' }));
  const sheet = within(await screen.findByRole('dialog', { name: '현장 도착' }));
  const sentIds = () => sent.filter(({ path }) => path === ARRIVE).map(({ body }) => body['EntryId']);
  await user.click(sheet.getByRole('button', { name: '현장 도착' }));
  await waitFor(() => expect(sentIds().length).toBeGreaterThan(0));
  const before = sentIds().length;
  await waitFor(() => expect(sheet.getByRole('button', { name: '현장 도착' }).hasAttribute('disabled')).toBe(false));
  await user.click(sheet.getByRole('button', { name: '현장 도착' }));
  await waitFor(() => expect(sentIds().length).toBeGreaterThan(before));
  expect(new Set(sentIds()).size).toBe(1);
});

it('after the arrival photos are the next deed, and the end of work beside them asks for tomorrow', async () => {
  const { user, bodyOf } = await openTab([VISIT]);
  expect(await screen.findByText(/최영수 외 3명 · 안전 2개 확인/)).toBeTruthy();
  expect(screen.getByText(/^기기 시각/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '현장 도착' })).toBeNull();
  expect(screen.getByRole('button', { name: '사진 찍기' }).getAttribute('data-variant')).toBe('filled');
  expect(screen.getByRole('button', { name: '작업 종료' }).getAttribute('data-variant')).toBe('default');
  await user.click(screen.getByRole('button', { name: '작업 종료' }));
  const sheet = within(await screen.findByRole('dialog', { name: '작업 종료' }));
  expect(sheet.getByText(`${VISIT.day}에 빠진 것`)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: '아니요, 마지막 날' }));
  await user.click(sheet.getByRole('button', { name: '작업 종료' }));
  await waitFor(() => expect(bodyOf(LEAVE)).toMatchObject({ VisitId: 11, TomorrowYN: 'N' }));
});

it('before the eve of the chosen day the page says from when on', async () => {
  await openTab([], { startDay: addDays(today, 2) });
  expect(await screen.findByText(/시작일 전날부터 등록할 수 있습니다/)).toBeTruthy();
  expect(screen.getByText('다른 할 일')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '현장 도착' })).toBeNull();
});

it('a forgotten end of yesterday can be registered beside the arrival of today', async () => {
  await openTab([{ ...VISIT, day: addDays(today, -1), arrivedDtm: `${addDays(today, -1)} 22:00:00` }]);
  expect(await screen.findByRole('button', { name: '어제 작업 종료' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '현장 도착' })).toBeTruthy();
});

it('a closed site shows nothing of it', async () => {
  await openTab([], { access: 'closed', points: [] });
  expect(await screen.findByText('종료된 현장의 대화는 표시하지 않습니다.')).toBeTruthy();
  expect(screen.getByText('다른 할 일')).toBeTruthy();
});
