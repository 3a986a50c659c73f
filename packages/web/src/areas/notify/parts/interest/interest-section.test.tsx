import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawWithQueries } from '#test-kit/draw.tsx';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { InterestSection } from './interest-section.tsx';

const SAVE = 'Notify/interest-save';
const ANSWERS = {
  'Notify/interest-info': [{ areas: [{ id: 9, name: '부산' }], trades: [], chosenYN: 'N' }],
  'Area/all-area-list': [
    { id: 1, areaName: '서울' },
    { id: 9, areaName: '부산' },
  ],
  'Trade/all-trade-list': [{ id: 2, tradeName: '네트워크' }],
};

it('shows the area of the record, and saves a chosen trade at once (D-424)', async () => {
  const sent = mockCalls({ ...ANSWERS, [SAVE]: [] });
  const user = drawWithQueries(<InterestSection />);
  await screen.findByLabelText('부산');
  const trades = screen.getByRole('combobox', { name: '관심 공종' });
  await user.click(trades);
  await user.click(await screen.findByRole('option', { name: '네트워크' }));
  await waitFor(() => expect(sent.filter(({ path }) => path === SAVE)).toHaveLength(1));
  const body = sent.find(({ path }) => path === SAVE)?.body;
  expect(body).toMatchObject({ Areas: [{ Id: '9' }], Trades: [{ Id: '2' }] });
});

it('a refused change is taken back', async () => {
  const sent = mockCalls({ ...ANSWERS, [SAVE]: { status: 500, code: 'FAILED', message: '오류' } });
  const user = drawWithQueries(<InterestSection />);
  const chip = await screen.findByLabelText('부산');
  await user.click(within(chip).getByRole('button', { name: '부산 삭제' }));
  await waitFor(() => expect(sent.some(({ path }) => path === SAVE)).toBe(true));
  await screen.findByLabelText('부산');
});
