import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { VisitPage } from '@portal/contract/areas/site/visit-calls';
import { UserType } from '@portal/contract/core/actor';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UnsentEntry } from '#areas/site-queue/public/enqueue.ts';
import { useUnsent } from '#areas/site-queue/public/use-unsent.ts';
import { noteServerTime } from '#lib/device/server-clock.ts';
import { storeSession } from '#lib/session.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { USER } from '#test-kit/queue-entries.ts';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { stubDatabase } from '#test-kit/stub-database.ts';
import { useVisits } from './use-visits.ts';
import { VisitActions } from './visit-actions.tsx';
import { VisitTab } from './visit-tab.tsx';

const CREW = { ...STAFF, userId: 'hanbit1', userName: '최영수', userType: UserType.Partner, permission: '' as const };
const PAGE: VisitPage = {
  awardId: 5,
  access: 'write',
  nowDtm: '2026-12-03 12:00:00',
  startDay: '2026-12-03',
  headcount: 4,
  points: [],
};
const project: ProjectInfo = { ...SAMPLE_PROJECT, mizeStatus: 'Y' };
const AWAY = { status: 503, code: 'DATABASE_AWAY', message: '' };
let unsent: readonly UnsentEntry[] = [];
let reload: () => Promise<unknown> = async () => undefined;
/** Whether the page has shown the arrival as done. */
let wentOn = false;

function Page() {
  const visits = useVisits(project);
  unsent = useUnsent()?.own ?? [];
  wentOn ||= visits.day?.open !== undefined;
  return (
    <>
      <VisitActions
        {...{ project, visits }}
        actor={CREW}
        reload={() => reload()}
        otherwise={<p>다른 할 일</p>}
        checksOf={() => null}
      />
      <VisitTab visits={visits} />
    </>
  );
}

beforeEach(async () => {
  wentOn = false;
  await stubDatabase();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  storeSession(USER);
  noteServerTime(new Date('2026-12-03T12:00:00+09:00').toUTCString());
});
afterEach(() => {
  noteServerTime(new Date().toUTCString());
  reload = async () => undefined;
});

it('a day without a connection has its arrival and its end, and the end follows the arrival (D-571)', async () => {
  mockCalls({ 'Site/visit-arrive': AWAY, 'Site/visit-leave': AWAY }, { meta: PAGE });
  const { user } = await openPage('/award', Page, '/award', { actor: CREW });
  await user.click(await screen.findByRole('button', { name: '현장 도착' }));
  const arrive = within(await screen.findByRole('dialog', { name: '현장 도착' }));
  await user.click(arrive.getByRole('button', { name: '현장 도착' }));
  expect(await screen.findByText(/12:00 · 최영수 외 3명 · 기기에 저장됨/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '작업 종료' }));
  const leave = within(await screen.findByRole('dialog', { name: '작업 종료' }));
  await user.click(leave.getByRole('button', { name: '작업 종료' }));
  expect(await screen.findByText('다른 할 일')).toBeTruthy();
  await waitFor(() => expect(unsent.map(({ kind }) => kind)).toEqual(['arrive', 'leave']));
  const [arrived, left] = unsent;
  expect(left?.needs).toEqual([arrived?.entryId]);
  expect(left?.body).toMatchObject({ VisitId: 0, AwardId: 5, ArrivalEntryId: arrived?.entryId });
});

it('a refused arrival keeps what was typed, and the page does not go on meanwhile', async () => {
  const answers = { 'Site/visit-arrive': { status: 409, code: 'SITE_CLOSED', message: '닫혔습니다.' } };
  const sent = mockCalls(answers, { meta: PAGE });
  const { user } = await openPage('/award', Page, '/award', { actor: CREW });
  await user.click(await screen.findByRole('button', { name: '현장 도착' }));
  const arrive = within(await screen.findByRole('dialog', { name: '현장 도착' }));
  await user.click(arrive.getByRole('button', { name: '하나 늘리기' }));
  await user.click(arrive.getByRole('button', { name: '현장 도착' }));
  await waitFor(() => {
    expect(sent.some(({ path }) => path === 'Site/visit-arrive')).toBe(true);
    expect(arrive.getByRole('button', { name: '현장 도착' }).hasAttribute('disabled')).toBe(false);
  });
  expect(arrive.getByText('5명')).toBeTruthy();
  expect(wentOn).toBe(false);
});

it('the end of the arrival does not close the sheet that was opened after it', async () => {
  const visit = {
    ...{ visitId: 11, day: '2026-12-03', headcount: 4, userName: '최영수', leftUserName: '', points: [] },
    ...{ arrivedDtm: '2026-12-03 12:00:00', arrivedDeviceDtm: '', arrivedReceivedDtm: '' },
    ...{ leftDtm: '', leftDeviceDtm: '', leftReceivedDtm: '', tomorrowYN: '' },
  };
  const answers: Record<string, readonly object[]> = { 'Site/visit-list': [], 'Site/visit-arrive': [{ visitId: 11 }] };
  mockCalls(answers, { meta: PAGE });
  let finish: (value: unknown) => void = () => undefined;
  reload = () => new Promise((resolve) => (finish = resolve));
  const { user } = await openPage('/award', Page, '/award', { actor: CREW });
  await user.click(await screen.findByRole('button', { name: '현장 도착' }));
  const arrive = within(await screen.findByRole('dialog', { name: '현장 도착' }));
  answers['Site/visit-list'] = [visit];
  await user.click(arrive.getByRole('button', { name: '현장 도착' }));
  await user.click(await screen.findByRole('button', { name: '작업 종료' }));
  expect(await screen.findByRole('dialog', { name: '작업 종료' })).toBeTruthy();
  await act(async () => finish(undefined));
  expect(screen.getByRole('dialog', { name: '작업 종료' }).hasAttribute('data-open')).toBe(true);
});
