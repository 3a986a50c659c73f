import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { question } from '#lib/confirm.ts';
import { confirmLeave, confirmLoss } from '#lib/unsaved.ts';
import { draw } from '#test-kit/draw.tsx';
import { useUnsaved } from './leave-guard.tsx';

const CONFIRMATION = { title: '로그아웃', question: 'common.preparing' } as const;
const LOSS = '저장하지 않은 내용이 있습니다. 나가시겠습니까?';

/** A form and an unsent comment on one page. */
function Page({ form, comment }: { form: boolean; comment: boolean }) {
  useUnsaved(form);
  useUnsaved(comment);
  return null;
}

const answer = async (agreed: boolean, result: Promise<boolean>): Promise<[string | undefined, boolean]> => {
  const text = question.get()?.text;
  act(() => question.get()?.answer(agreed));
  return [text, await result];
};

it('leaving asks once about all unsaved work, and does not ask without any (A-13, D-158)', async () => {
  draw(<Page form={false} comment={false} />);
  expect(await confirmLeave()).toBe(true);
  draw(<Page form comment />);
  expect(await answer(false, confirmLeave())).toEqual([LOSS, false]);
  expect(await answer(true, confirmLeave())).toEqual([LOSS, true]);
});

it('logout asks one question: about unsaved work if there is any, otherwise its own', async () => {
  draw(<Page form={false} comment={false} />);
  expect((await answer(false, confirmLoss(CONFIRMATION)))[0]).toBe('준비중입니다.');
  draw(<Page form={false} comment />);
  expect(await answer(false, confirmLoss(CONFIRMATION))).toEqual([LOSS, false]);
  expect(await answer(true, confirmLoss(CONFIRMATION))).toEqual([LOSS, true]);
  expect(await confirmLeave()).toBe(true);
});
