import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { RetentionPage } from './retention-page.tsx';

const PATH = '/reference/retention';
const period = { kind: 'photos', months: 60, version: 1, dueCount: 0, lastDtm: '', startDay: '' };
const job = {
  name: 'purgeOldAlarms',
  reason: 'cap',
  sinceDtm: '2026-11-28 10:00:00',
  dueCount: 76_640,
  totalCount: 80_000,
  allowedYn: 'N',
};

it('a job that waits is shown with what it would remove, and is allowed after a question (D-361)', async () => {
  const sent = mockCalls({
    'Retention/period-list': [period],
    'Retention/waiting-job-list': [job],
    'Retention/waiting-job-allow': [],
  });
  const { user } = await openPage(PATH, RetentionPage, PATH, { actor: { ...STAFF, permission: 'M' } });
  const section = await screen.findByRole('region', { name: '멈춘 작업' });
  expect(within(section).getByText(/80,000건 중 76,640건을 지우려/)).toBeTruthy();
  await user.click(within(section).getByRole('button', { name: '14일 지난 알림 정리 허용' }));
  const question = await screen.findByRole('dialog', { name: '작업 허용' });
  await user.click(within(question).getByRole('button', { name: '허용' }));
  const allowed = sent.find(({ path }) => path === 'Retention/waiting-job-allow');
  expect(allowed?.body['Name']).toBe('purgeOldAlarms');
});
