import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import type { MockRefusal } from '#test-kit/mock-calls.ts';
import { openRecord } from '#test-kit/open-record.tsx';

const EDIT = 'Construction/construction-edit';
const POST = 'Construction/construction-post';

const button = (name: string) => screen.findByRole('button', { name });

it('the save button appears with the first change, counts changes over sections, and goes with the last one (A-06)', async () => {
  const { user } = await openRecord({});
  const saves = () => screen.queryAllByRole('button', { name: /^변경 \d+건 · 저장$/ }).map((one) => one.textContent);
  await user.click(await button('프로젝트정보 수정'));
  expect(saves()).toEqual([]);
  await user.type(screen.getByLabelText(/^비고/), '출입증');
  await user.click(await button('고객 및 현장 정보 수정'));
  const detail = document.querySelector<HTMLInputElement>('[name="Addr2"]') ?? document.body;
  await user.clear(detail);
  await user.type(detail, '4층');
  expect(saves()).toEqual(['변경 2건 · 저장']);
  await user.clear(screen.getByLabelText(/^비고/));
  await user.clear(detail);
  await user.type(detail, '지하 2층');
  expect(saves()).toEqual([]);
  expect(popToasts()).toEqual([]);
});

it('an edit that is repeated after a 503 is sent with the same key, and asks for no decision', async () => {
  const answers: Record<string, readonly object[] | MockRefusal> = {
    [EDIT]: { status: 503, code: 'UNAVAILABLE', message: '' },
  };
  const { user, sentTo, keysOf } = await openRecord({ mizeStatus: 'N', status: 'N' }, { answers });
  await user.click(await button('프로젝트정보 수정'));
  await user.type(screen.getByLabelText(/^비고/), '출입증 필요');
  const save = async () => {
    await user.click(await button('변경 1건 · 저장'));
    const reason = await screen.findByRole('textbox', { name: /변경 사유/ });
    await user.clear(reason);
    await user.type(reason, '현장 안내{Enter}');
  };
  await save();
  await waitFor(() => expect(popToasts()).toEqual(['프로젝트 정보 수정 중 오류가 발생했습니다.']));
  answers[EDIT] = [];
  await save();
  await waitFor(() => expect(popToasts()).toEqual(['프로젝트 정보가 성공적으로 수정되었습니다.']));
  expect(keysOf(EDIT)).toEqual([expect.stringMatching(/./), keysOf(EDIT)[0]]);
  expect(sentTo(EDIT)[1]).toEqual(sentTo(EDIT)[0]);
  expect(screen.queryByRole('dialog', { name: '다른 사용자의 수정' })).toBeNull();
});

it('게시 that is pressed twice, and confirmed twice, posts once and shows that it works', async () => {
  const { user, sentTo } = await openRecord(
    { mizeStatus: 'P', status: 'P', startDate: '2999-01-02' },
    { waiting: [POST] },
  );
  const post = await button('게시');
  await user.dblClick(post);
  const dialogs = await screen.findAllByRole('dialog', { name: '프로젝트 게시' });
  expect(dialogs).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('게시'));
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(post.getAttribute('aria-busy')).toBe('true'));
  expect(sentTo(POST)).toHaveLength(1);
});
