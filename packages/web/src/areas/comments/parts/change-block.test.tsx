import { Board } from '@portal/contract/areas/comments/boards';
import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { ChangeBlock } from './change-block.tsx';

const line = (commentId: number, itemName: string, changeReason: string): CommentEntry => ({
  commentId,
  parentId: '',
  userId: 'pm1',
  userName: '김도현',
  userPosition: '과장',
  userPhotoName: '',
  commentContent: '',
  createdDtm: '2026-11-20 10:00:00',
  delYn: 'N',
  autoYn: 'Y',
  itemName,
  originValue: '',
  newValue: '서울',
  changeReason,
  replies: [],
});

function drawBlock(...entries: CommentEntry[]) {
  const rows = entries.map((entry) => ({ entry, depth: 0, parentName: '' }));
  draw(<ChangeBlock rows={rows} board={Board.Project} highlightedId={0} onChanged={async () => undefined} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('a change is one line with its author, and its reason with the reply', () => {
  expect(drawBlock(line(1, '지역', '오기'))).toEqual(['김도현 자동댓글지역 없음→서울']);
  expect(screen.getByText(/^사유/).parentElement?.textContent).toBe('사유 오기답글');
});

it('several changes of one save name their author once, and a shared reason once', () => {
  expect(drawBlock(line(1, '지역', '오기'), line(2, '비고', '오기'))).toEqual([
    '김도현 자동댓글지역 없음→서울',
    '비고 없음→서울',
  ]);
  expect(screen.getAllByText(/^사유/)).toHaveLength(1);
});

it('different reasons stand with their change', () => {
  expect(drawBlock(line(1, '지역', '오기'), line(2, '비고', '추가'))).toEqual([
    '김도현 자동댓글지역 없음→서울사유 오기',
    '비고 없음→서울사유 추가',
  ]);
});
