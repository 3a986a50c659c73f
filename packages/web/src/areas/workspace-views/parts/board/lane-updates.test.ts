import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { expect, test } from 'vitest';
import { appendLanePage, moveCardInLanes } from './lane-updates.ts';
import type { Lane } from './task-board.tsx';

const card = (entryId: number, part: Partial<TaskRow> = {}): TaskRow => ({
  entryId,
  projectId: 1,
  title: `업무 ${entryId}`,
  userId: 'pm1',
  userName: '김도현',
  visibility: 'A',
  taskStatus: 'R',
  priority: 'N',
  startDay: '',
  dueDay: '',
  progress: 30,
  assignees: [],
  subTasks: [],
  subTaskCount: 0,
  subTaskDoneCount: 0,
  commentCount: 0,
  editYn: 'Y',
  statusYn: 'Y',
  version: 1,
  ...part,
});

const LANES: Lane[] = [
  { status: 'R', cards: [card(1), card(2), card(3)], more: true },
  { status: 'C', cards: [card(4, { taskStatus: 'C' })], more: false },
];

const ids = (lanes: readonly Lane[]) => lanes.map(({ cards }) => cards.map(({ entryId }) => entryId));

test('a moved card is below the chosen card, and a completed one has full progress at once', () => {
  const lanes = moveCardInLanes(LANES, { task: card(2), status: 'C', aboveId: 4 });
  expect(ids(lanes)).toEqual([
    [1, 3],
    [4, 2],
  ]);
  expect(lanes[1]?.cards[1]).toMatchObject({ taskStatus: 'C', progress: 100 });
});

test('a move within a column changes only the order', () => {
  expect(ids(moveCardInLanes(LANES, { task: card(3), status: 'R', aboveId: 0 }))).toEqual([[3, 1, 2], [4]]);
});

test('a card moved below a missing card goes to the top', () => {
  expect(ids(moveCardInLanes(LANES, { task: card(1), status: 'C', aboveId: 99 }))).toEqual([
    [2, 3],
    [1, 4],
  ]);
});

test('the next page of a column leaves out cards that are already shown', () => {
  const lanes = appendLanePage(LANES, { status: 'R', cards: [card(3), card(5)], more: false });
  expect(ids(lanes)[0]).toEqual([1, 2, 3, 5]);
  expect(lanes[0]?.more).toBe(false);
});
