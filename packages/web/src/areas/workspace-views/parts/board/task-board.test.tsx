import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { type CardMove, type Lane, TaskBoard } from './task-board.tsx';

const card = (entryId: number, title: string, editYn: 'Y' | 'N' = 'Y'): TaskRow => ({
  entryId,
  projectId: 1,
  title,
  userId: 'pm1',
  userName: '김도현',
  visibility: 'A',
  taskStatus: 'R',
  priority: 'N',
  startDay: '',
  dueDay: '',
  progress: 0,
  assignees: [],
  subTasks: [],
  subTaskCount: 0,
  subTaskDoneCount: 0,
  commentCount: 0,
  editYn,
  statusYn: editYn,
  version: 1,
});

const LANES: Lane[] = [
  { status: 'R', cards: [card(1, '하역장 예약'), card(2, '남의 업무', 'N')], more: false },
  { status: 'P', cards: [{ ...card(3, '백본 구성'), taskStatus: 'P' }], more: false },
];

function drawBoard() {
  const moves: CardMove[] = [];
  const opened: string[] = [];
  const changes: [string, object][] = [];
  const user = draw(
    <TaskBoard
      lanes={LANES}
      edits={{ members: [], onChange: (task, change) => changes.push([task.title, change]) }}
      onMove={(move) => moves.push(move)}
      onOpen={({ title }) => opened.push(title)}
      onMore={() => undefined}
    />,
  );
  const cardOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(?! 담당자)`) });
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  return { moves, opened, changes, cardOf, spoken, user };
}

it('a card is lifted, moved and dropped by keys, and each step is announced', async () => {
  const { moves, cardOf, spoken, user } = drawBoard();
  cardOf('하역장 예약').focus();
  await user.keyboard(' ');
  expect(spoken()).toContainEqual(expect.stringContaining('요청 2개 중 1번째'));
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(spoken()).toContain('진행 2개 중 2번째');
  await user.keyboard(' ');
  expect(moves).toEqual([{ task: card(1, '하역장 예약'), status: 'P', aboveId: 3 }]);
});

it('Escape cancels a move', async () => {
  const { moves, cardOf, spoken, user } = drawBoard();
  cardOf('하역장 예약').focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  expect(spoken()).toContain('하역장 예약 옮기기를 취소했습니다.');
  await user.keyboard(' {ArrowDown}{ArrowUp} ');
  expect(moves).toEqual([]);
});

it('a card without edit permission can be opened but not lifted', async () => {
  const { moves, opened, cardOf, spoken, user } = drawBoard();
  cardOf('남의 업무').focus();
  await user.keyboard(' {ArrowRight} ');
  expect(moves).toEqual([]);
  expect(spoken()).toContain('남의 업무, 옮길 수 없는 업무입니다.');
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['남의 업무']);
});

it('priority, due day and people of a card are edited in place, only by those who may edit it (D-240)', async () => {
  const { changes, user } = drawBoard();
  await user.click(screen.getByRole('combobox', { name: '하역장 예약 우선순위' }));
  await user.click(await screen.findByRole('option', { name: '긴급' }));
  fireEvent.change(screen.getByLabelText('하역장 예약 마감일'), { target: { value: '2026-12-09' } });
  expect(changes).toEqual([
    ['하역장 예약', { priority: 'U' }],
    ['하역장 예약', { dueDay: '2026-12-09' }],
  ]);
  expect(screen.getByRole('button', { name: /하역장 예약 담당자/ })).toBeTruthy();
  expect(screen.queryByLabelText('남의 업무 우선순위')).toBeNull();
});
