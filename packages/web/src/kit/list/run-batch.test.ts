import { expect, it } from 'vitest';
import { Refusal } from '#lib/refusal.ts';
import { repeatBatch, runBatch } from './run-batch.ts';

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
