import { INTERNAL_EVENT } from '@portal/contract/core/live-events';
import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { SAMPLE_INTERNAL } from '#test-kit/sample-internal.ts';
import { stubStreams } from '#test-kit/stub-streams.ts';
import { DetailPage } from '../pages/detail-page.tsx';

const INFO = 'MizeConstruction/construction-info';
const COMMENTS = 'Comment/comment-all-list';

/** The line of the history that another user's change of the memo wrote. */
const MEMO_LINE = {
  commentId: 9,
  parentId: '',
  userId: 'pm1',
  userName: '김도현',
  userPosition: '',
  userPhotoName: '',
  commentContent: '',
  createdDtm: '2026-11-20 10:00:00',
  delYn: 'N',
  autoYn: 'Y',
  itemName: '비고',
  originValue: '',
  newValue: '주차 불가',
  changeReason: '현장 확인',
  replies: [],
};

async function openRecord() {
  const announce = stubStreams(INTERNAL_EVENT);
  const answers: Record<string, readonly object[] | MockRefusal> = { [INFO]: [SAMPLE_INTERNAL] };
  const sent = mockCalls(answers);
  const page = await openPage('/projects/mizeview/$id', DetailPage, '/projects/mizeview/7');
  await screen.findByRole('heading', { name: '프로젝트정보' });
  return { ...page, announce, answers, sent };
}

it('follows a change by another user, marks it until it is confirmed, and keeps what is typed (D-211, D-212)', async () => {
  const { user, announce, answers } = await openRecord();
  await user.click(screen.getByRole('button', { name: '고객 및 현장 정보 수정' }));
  const place = screen.getByLabelText(/^현장명/);
  await user.type(place, ' 별관');

  answers[INFO] = [{ ...SAMPLE_INTERNAL, version: 4, etcMemo: '주차 불가' }];
  answers[COMMENTS] = [MEMO_LINE];
  await announce(SAMPLE_INTERNAL.id);

  const strip = within(screen.getByRole('region', { name: '바뀐 내용' }));
  const line = await strip.findByRole('listitem');
  expect(line.textContent).toBe('비고없음→주차 불가김도현 · 2026-11-20 10:00');
  const info = within(screen.getByRole('region', { name: '프로젝트정보' }));
  expect(info.getByText('비고').parentElement?.textContent).toBe('비고주차 불가변경 전 없음 김도현');
  expect(place).toHaveProperty('value', '한강빌딩 별관');
  await user.click(strip.getByRole('button', { name: '확인했습니다' }));
  expect(strip.queryByRole('listitem')).toBeNull();
  expect(info.queryByText(/변경 전/)).toBeNull();
});

it('after a deletion by another user the buttons are gone and what is typed stays (D-211)', async () => {
  const { user, announce, answers } = await openRecord();
  await user.click(screen.getByRole('button', { name: '고객 및 현장 정보 수정' }));
  await user.type(screen.getByLabelText(/^현장명/), ' 별관');

  answers[INFO] = { status: 404, code: 'NOT_FOUND', message: '' };
  await announce(SAMPLE_INTERNAL.id);

  await screen.findByRole('alert');
  for (const name of ['프로젝트완료', '더보기', '프로젝트정보 수정', '자재확정'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByLabelText(/^현장명/)).toHaveProperty('value', '한강빌딩 별관');
});

it('a change of another project is none of this page', async () => {
  const { announce, sent } = await openRecord();
  const reads = () => sent.filter(({ path }) => path === INFO).length;
  const before = reads();
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await announce(SAMPLE_INTERNAL.id + 1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reads()).toBe(before);
});

it('after a deletion by another user nothing can be saved, and what is typed stays (D-211)', async () => {
  const { user, announce, answers } = await openRecord();
  await user.click(screen.getByRole('button', { name: '고객 및 현장 정보 수정' }));
  await user.type(screen.getByLabelText(/^현장명/), ' 별관');
  expect(screen.getByRole('button', { name: '변경 1건 · 저장' })).toBeTruthy();

  answers[INFO] = { status: 404, code: 'NOT_FOUND', message: '' };
  await announce(SAMPLE_INTERNAL.id);

  await screen.findByText('삭제되었거나 볼 수 없는 내용입니다.');
  for (const name of ['더보기', '프로젝트정보 수정', '변경 1건 · 저장'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByLabelText(/^현장명/)).toHaveProperty('value', '한강빌딩 별관');
});
