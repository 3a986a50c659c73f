import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import { answerQuestion } from '#test-kit/open-page.tsx';
import { moreItems, openRecord } from '#test-kit/open-record.tsx';

const state = (mizeStatus: ProjectInfo['mizeStatus']): Partial<ProjectInfo> => ({ mizeStatus, status: mizeStatus });
const badge = () => document.querySelector('.badge')?.textContent;
const button = (name: string) => screen.findByRole('button', { name });
const steps = () =>
  ['게시', '재게시', '프로젝트완료', '계산서 발급확인'].filter((name) => screen.queryByRole('button', { name }));

it.each<[string, Partial<ProjectInfo>, string, string, string[], string[], boolean]>([
  ['a draft', { ...state('P'), startDate: '2999-01-02' }, 'B', '게시전', ['게시'], ['프로젝트취소'], true],
  ['an offer', { ...state('N') }, 'B', '수주전', [], ['수주철회', '프로젝트취소'], true],
  ['an award', { ...state('Y') }, 'B', '수주완료', ['프로젝트완료'], ['수주철회', '프로젝트취소'], true],
  ['a withdrawn project', { ...state('F') }, 'B', '수주철회', ['재게시'], ['프로젝트취소'], true],
  ['a completed project, for sales', { ...state('YY') }, 'B', '프로젝트완료', [], [], true],
  ['a completed project, for permission M', { ...state('YY') }, 'M', '프로젝트완료', ['계산서 발급확인'], [], true],
  ['a settled project', { ...state('E') }, 'M', '정산완료', [], [], false],
  ['a cancelled project', { ...state('C') }, 'M', '프로젝트취소', [], [], false],
])('%s has its state, its steps and its fields, and no others (T2 to T11)', async (...row) => {
  const [, part, permission, label, next, endings, mayEdit] = row;
  const { user } = await openRecord(part, { permission });
  expect(await moreItems(user)).toEqual(['복사해서 등록', ...endings]);
  expect([badge(), steps()]).toEqual([label, next]);
  expect(screen.queryAllByRole('button', { name: /수정$/ }).length > 0).toBe(mayEdit);
});

it('completion is refused while an item is unrated, and the item gets the focus (T8, EVAL-08, EVAL-09)', async () => {
  const item = (checkId: number, score: number) => ({ checkId, checkText: `항목 ${checkId}`, score });
  const { user, sentTo } = await openRecord(
    { checkLists: [item(1, 9), item(2, 0)] },
    { after: { 'Construction/construction-complete': state('YY') } },
  );
  expect(screen.getByText('프로젝트완료까지')).toBeTruthy();
  expect(screen.getByRole('button', { name: '평가 1개' })).toBeTruthy();
  await user.click(await button('프로젝트완료'));
  const dialog = within(await screen.findByRole('dialog', { name: '프로젝트완료' }));
  const [open, ...others] = dialog.getAllByRole('radiogroup');
  expect([open?.getAttribute('aria-label'), others]).toEqual(['항목 2', []]);
  await user.click(dialog.getByRole('button', { name: '프로젝트완료' }));
  expect(popToasts()).toEqual(['평가하지 않은 항목이 있습니다.']);
  await waitFor(() => expect(document.activeElement).toBe(within(open ?? document.body).getAllByRole('radio')[0]));
  expect(dialog.getByRole('alert').textContent).toBe('평가하지 않은 항목이 있습니다.');
  expect(sentTo('Construction/construction-complete')).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: '2점' }));
  await user.click(dialog.getByRole('button', { name: '프로젝트완료' }));
  await waitFor(() => expect(badge()).toBe('프로젝트완료'));
  expect(popToasts()).toEqual(['프로젝트가 완료되었습니다.']);
  expect(sentTo('Construction/construction-complete')).toMatchObject([
    {
      CheckLists: [
        { CheckId: 1, Score: 9 },
        { CheckId: 2, Score: 2 },
      ],
    },
  ]);
});

it('the confirmation of the invoice asks, locks the amounts and leaves the later rating open (T10)', async () => {
  const { user, sentTo } = await openRecord(
    { ...state('YY'), billDate: '2026-12-01' },
    { permission: 'M', after: { 'Construction/construction-billstatus-update': state('B') } },
  );
  await user.click(await button('계산서 발급확인'));
  const question = await screen.findByRole('dialog', { name: '계산서 발급확인' });
  expect(question.textContent).toContain('계산서 발급을 확인하시겠습니까?');
  await answerQuestion(user, '발급확인');
  await waitFor(() => expect(badge()).toBe('계산서발급완료'));
  expect(popToasts()).toEqual(['계산서 발급확인이 완료되었습니다.']);
  expect(sentTo('Construction/construction-billstatus-update')).toMatchObject([{ Id: 7, Status: 'B' }]);
  expect(screen.queryByRole('button', { name: '프로젝트정보 수정' })).toBeNull();
  expect(document.querySelector('[name="Price"]')).toBeNull();
  expect(screen.getAllByRole('radiogroup').length).toBeGreaterThan(0);
});

it('cancelling a project asks for a memo, keeps it after Escape, and shows it (T7)', async () => {
  const canceled = { ...state('C'), cancelMemo: '고객사 예산 취소', canceledDtm: '2026-11-21 10:00:00' };
  const { user, sentTo } = await openRecord(state('N'), {
    after: { 'Construction/construction-cancel-update': canceled },
  });
  const ask = async () => {
    await user.click(await button('더보기'));
    await user.click(await button('프로젝트취소'));
    const dialog = await screen.findByRole('dialog', { name: '프로젝트취소' });
    expect(dialog.textContent).toContain('프로젝트를 취소하시겠습니까?');
    return within(dialog);
  };
  let dialog = await ask();
  await user.click(dialog.getByRole('button', { name: '프로젝트취소' }));
  expect(popToasts()).toEqual(['취소 사유를 입력해주세요.']);
  await user.type(dialog.getByLabelText(/취소 사유/), '고객사 예산 취소');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await ask();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/취소 사유/).value).toBe('고객사 예산 취소');
  await user.click(dialog.getByRole('button', { name: '프로젝트취소' }));
  await waitFor(() => expect(badge()).toBe('프로젝트취소'));
  expect(popToasts()).toEqual(['프로젝트가 취소되었습니다.']);
  expect(sentTo('Construction/construction-cancel-update')).toMatchObject([{ Id: 7, cancelMemo: '고객사 예산 취소' }]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('고객사 예산 취소');
});

it('an award is withdrawn with a memo, and a withdrawn project is posted again after its own question (T6, T3, D-59)', async () => {
  const { user, sentTo } = await openRecord(
    { ...state('N'), startDate: '2999-01-02' },
    {
      after: {
        'Construction/construction-withdrawal-update': state('F'),
        'Construction/construction-post': state('N'),
      },
    },
  );
  await user.click(await button('더보기'));
  await user.click(await button('수주철회'));
  const dialog = await screen.findByRole('dialog', { name: '수주철회' });
  expect(dialog.textContent).toContain('수주를 철회하시겠습니까?');
  await user.type(within(dialog).getByRole('textbox'), '일정 재조정');
  await user.click(within(dialog).getByRole('button', { name: '수주철회' }));
  await waitFor(() => expect(badge()).toBe('수주철회'));
  expect(popToasts()).toEqual(['수주철회 처리가 완료되었습니다.']);
  expect(sentTo('Construction/construction-withdrawal-update')).toMatchObject([{ withDrawalMemo: '일정 재조정' }]);
  await user.click(await button('재게시'));
  const question = await screen.findByRole('dialog', { name: '프로젝트 재게시' });
  expect(question.textContent).toContain('프로젝트를 재게시하시겠습니까? 이전 수주 정보는 초기화됩니다.');
  await answerQuestion(user, '재게시');
  await waitFor(() => expect(badge()).toBe('수주전'));
  expect(popToasts()).toEqual(['프로젝트가 성공적으로 게시되었습니다.']);
});

it('every step is refused while the form has unsaved changes (T6, T7)', async () => {
  const { user, sentTo } = await openRecord(state('N'));
  await user.click(await button('프로젝트정보 수정'));
  await user.type(screen.getByLabelText(/^비고/), '출입증');
  for (const step of ['수주철회', '프로젝트취소']) {
    await user.click(await button('더보기'));
    await user.click(await button(step));
    expect(popToasts()).toEqual(['저장하지 않은 변경 내용이 있습니다. 먼저 저장해주세요.']);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(sentTo('Construction/construction-cancel-update')).toEqual([]);
});
