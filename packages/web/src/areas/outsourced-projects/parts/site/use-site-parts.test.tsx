import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { useSiteParts } from './use-site-parts.ts';

function Parts() {
  const { parts, open, choose } = useSiteParts(7);
  return (
    <>
      <p data-testid="parts">{parts.map(({ label }) => label).join(', ')}</p>
      <p data-testid="open">{open ?? ''}</p>
      <button type="button" onClick={() => choose('photos')}>
        사진 보기
      </button>
    </>
  );
}

const VISIT = { visitId: 1, day: '2026-12-03' };
const RECEIPT = { receiptId: 1, state: 'W', lines: [], photos: [] };
const REPORT = { reportId: 1, state: 'S' };

async function openParts(rows: Record<string, readonly object[]>, waitingYN: 'Y' | 'N') {
  const none = {
    'Site/visit-list': [],
    'Site/log-list': [],
    'Site/photo-list': [],
    'Site/receipt-list': [],
    'Site/report-list': [],
  };
  mockCalls({ ...none, ...rows }, { meta: { awards: [], waitingYN } });
  await openPage('/record', () => <Parts />, '/record', { actor: STAFF });
}

const textOf = (id: string) => screen.getByTestId(id).textContent;

it('a site without records has no part', async () => {
  await openParts({}, 'N');
  await waitFor(() => expect(textOf('parts')).toBe(''));
  expect(textOf('open')).toBe('');
});

it('only parts with content are offered, and the day is open first', async () => {
  await openParts({ 'Site/visit-list': [VISIT], 'Site/photo-list': [{}, {}] }, 'N');
  await waitFor(() => expect(textOf('parts')).toBe('도착·일보, 사진 2'));
  expect(textOf('open')).toBe('days');
});

it('a shortage that waits for staff opens its part', async () => {
  await openParts({ 'Site/visit-list': [VISIT], 'Site/receipt-list': [RECEIPT] }, 'Y');
  await waitFor(() => expect(textOf('open')).toBe('receipts'));
});

it('a signed report opens its part, until another one is chosen', async () => {
  await openParts({ 'Site/visit-list': [VISIT], 'Site/photo-list': [{}], 'Site/report-list': [REPORT] }, 'N');
  await waitFor(() => expect(textOf('open')).toBe('report'));
  screen.getByRole('button', { name: '사진 보기' }).click();
  await waitFor(() => expect(textOf('open')).toBe('photos'));
});
