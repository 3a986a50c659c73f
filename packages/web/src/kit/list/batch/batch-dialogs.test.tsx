import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Refusal } from '#lib/refusal.ts';
import { draw } from '#test-kit/draw.tsx';
import { BatchQuestion } from './batch-dialogs.tsx';
import { repeatBatch, runBatch, splitMarked } from './run-batch.ts';

type Invoice = { id: number; company: string; amount: number };

const ROWS: Invoice[] = [
  { id: 1, company: '한빛설비', amount: 3_000_000 },
  { id: 2, company: '다온전기', amount: 500_000 },
  { id: 3, company: '한빛설비', amount: -250_000 },
];

const ACTION = {
  label: '정산완료',
  noneMarked: 'settlement.finish.noneSelected',
  amountOf: ({ amount }: Invoice) => amount,
  companyOf: ({ company }: Invoice) => company,
  question: 'settlement.finish.confirm',
  consequence: 'settlement.finish.consequence',
  done: 'settlement.finish.done',
  summary: { title: '정산 결과', text: 'settlement.finish.summary' },
  act: async () => undefined,
} as const;

it('the dialog of a batch shows count and sum per company, and what follows (D-234)', async () => {
  const { allowed, skipped, ...facts } = splitMarked(ROWS, ACTION);
  const rows = allowed.map(({ id }) => ({ key: id, name: `현장 ${id}` }));
  const run = async () => undefined;
  draw(
    <BatchQuestion {...ACTION} {...facts} unit="건" rows={rows} skipped={skipped.length} onRun={run} onClose={run} />,
  );
  const dialog = await screen.findByRole('dialog', { name: '정산완료' });
  const lines = within(dialog).getAllByRole('row').slice(1);
  expect(lines.map(({ textContent }) => textContent)).toEqual(['한빛설비2건2,750,000 원', '다온전기1건500,000 원']);
  expect(within(dialog).getByText('3,250,000 원')).toBeTruthy();
  expect(within(dialog).getByText(/^되돌릴 수 없습니다\./)).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: '3건 정산완료' })).toBeTruthy();
});

it('a memo is asked for once, and goes to every row', async () => {
  const run = vi.fn(async () => undefined);
  const memo = { label: '사유', field: 'Reason', missing: 'REASON_MISSING' } as const;
  const rows = ROWS.map(({ id }) => ({ key: id, name: `현장 ${id}` }));
  const facts = { reasons: [], sum: undefined, companies: [], skipped: 0, rows, memo, onRun: run, onClose: run };
  draw(<BatchQuestion {...facts} label="다시 보내기" question="notify.resend.confirm" unit="건" />);
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: '3건 다시 보내기' });
  await user.click(button);
  expect(run).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: /사유/ }), '서버 점검 뒤');
  await user.click(button);
  expect(run).toHaveBeenCalledWith('서버 점검 뒤');
});

const naming = { keyOf: (row: number) => row, nameOf: (row: number) => `현장 ${row}` };

it('rows for which nobody was signed in any more go on with the same key and memo (D-13)', async () => {
  const sent: string[][] = [];
  let isSignedIn = false;
  const act = async (row: number, key: string, memo: string): Promise<void> => {
    sent.push([String(row), key, memo]);
    if (!isSignedIn) throw new Refusal(401, 'LOGIN_REQUIRED', '로그인이 필요합니다.');
  };
  const lines = await runBatch([1, 2], naming, { act }, '일정 변경');
  expect(lines.map(({ result, signedOut }) => [result, signedOut])).toEqual([
    ['refused', true],
    ['refused', true],
  ]);
  isSignedIn = true;
  const again = await repeatBatch(lines);
  expect(again.map(({ result, signedOut }) => [result, signedOut])).toEqual([
    ['done', undefined],
    ['done', undefined],
  ]);
  expect(sent.slice(2)).toEqual(sent.slice(0, 2));
});
