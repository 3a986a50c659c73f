import { ReportState } from '@portal/contract/areas/site-reports/status';
import { UserType } from '@portal/contract/core/actor';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enqueue } from '#areas/site-queue/public/enqueue.ts';
import { storeSession } from '#lib/session.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { idOf, message, USER } from '#test-kit/queue-entries.ts';
import { stubDatabase } from '#test-kit/stub-database.ts';
import { ReportTab } from './report-tab.tsx';

const CREW = { ...STAFF, userId: 'hanbit1', userName: '최영수', userType: UserType.Partner, permission: '' as const };
const SUMMARY = '랙을 정리했습니다.';
// The parts of an answer that the form reads.
const DRAFT = {
  version: 1,
  state: ReportState.Draft,
  entryId: idOf(9),
  revision: 1,
  summary: SUMMARY,
  remarks: '',
  pairs: [],
  materials: [],
};
const PAGE = { awardId: 5, access: 'write', materials: [], facts: [] };
const answer = (data: readonly object[]) => new Response(JSON.stringify({ data, meta: PAGE }));
const save = {
  EntryId: idOf(9),
  Revision: 0,
  Summary: SUMMARY,
  Remarks: '',
  Pairs: [],
  Materials: [],
};

beforeEach(async () => {
  await stubDatabase();
  storeSession(USER);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a save that goes while the page is being read is in neither of both answers, and is read again (D-571)', async () => {
  let reads = 0;
  let markRequested = () => undefined as void;
  const isRequested = new Promise<void>((resolve) => {
    markRequested = resolve;
  });
  vi.stubGlobal('fetch', async (address: string) => {
    // The save reaches the server only after the page has asked, whose first answer never comes.
    if (address.endsWith('report-save')) return isRequested.then(() => answer([{}]));
    if (!address.endsWith('report-list')) return answer([]);
    reads += 1;
    markRequested();
    return reads > 1 ? answer([DRAFT]) : new Promise(() => undefined);
  });
  await enqueue({ ...message(1), kind: 'report', path: 'Site/report-save', body: save });
  await openPage('/award', () => <ReportTab projectId={7} actor={CREW} contact="" />, '/award', { actor: CREW });
  expect(await screen.findByDisplayValue(SUMMARY)).toBeTruthy();
});
