import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { SecurityLogPage } from './security-log-page.tsx';

const PATH = '/reference/security-log';
const ROW = { userId: 'daon1', userName: '정다온', address: '10.0.0.7', eventDtm: '2026-11-20 15:00:00', detail: '' };

it('shows successful and failed sign-ins by a link of the groupware, with user and address (TH34)', async () => {
  mockCalls({
    'Audit/security-log-list': [
      { ...ROW, id: 2, event: 'failed', detail: '티켓' },
      { ...ROW, id: 1, event: 'ticket' },
    ],
  });
  await openPage(PATH, SecurityLogPage, PATH, { actor: { ...STAFF, permission: 'M' } });
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/로그인 실패정다온 \(daon1\)10\.0\.0\.7티켓/),
    expect.stringMatching(/그룹웨어 로그인정다온 \(daon1\)10\.0\.0\.7/),
  ]);
});
