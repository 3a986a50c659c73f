import 'fake-indexeddb/auto';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { VisitPage } from '@portal/contract/areas/site/visit-calls';
import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry } from '#areas/site-queue/public/enqueue.ts';
import { useUnsent } from '#areas/site-queue/public/use-unsent.ts';
import { noteServerTime } from '#lib/device/server-clock.ts';
import { storeSession } from '#lib/session.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { USER } from '#test-kit/queue-entries.ts';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
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
let unsent: readonly Entry[] = [];

function Page() {
  const visits = useVisits(project);
  unsent = useUnsent()?.own ?? [];
  return (
    <>
      <VisitActions
        {...{ project, visits }}
        actor={CREW}
        reload={async () => undefined}
        otherwise={<p>다른 할 일</p>}
        checksOf={() => null}
      />
      <VisitTab visits={visits} />
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  storeSession(USER);
  noteServerTime(new Date('2026-12-03T12:00:00+09:00').toUTCString());
});
afterEach(() => noteServerTime(new Date().toUTCString()));

it('a day without a connection has its arrival and its end, and the end follows the arrival (D-571)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
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
