import type { SubTask, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { expect, test } from 'vitest';
import { taskLines } from './task-lines.ts';

const sub = (subTaskId: number): SubTask => ({
  subTaskId,
  title: '',
  userId: '',
  userName: '',
  dueDay: '',
  doneYn: 'N',
  version: 1,
});
const task = (entryId: number, subTaskCount: number): TaskRow => ({
  entryId,
  projectId: 1,
  title: '',
  userId: 'pm1',
  userName: '',
  visibility: 'A',
  taskStatus: 'R',
  priority: 'N',
  startDay: '',
  dueDay: '',
  progress: 0,
  assignees: [],
  subTasks: [sub(1), sub(2)],
  subTaskCount,
  subTaskDoneCount: 0,
  commentCount: 0,
  editYn: 'N',
  statusYn: 'N',
  version: 1,
});

test('the last sub-task of an expanded task has the number of hidden ones', () => {
  const lines = taskLines([task(7, 2), task(8, 30), task(9, 30)], new Set([7, 8]));
  expect(lines.map(({ key, more }) => [key, more])).toEqual([
    ['7', 0],
    ['7 1', 0],
    ['7 2', 0],
    ['8', 0],
    ['8 1', 0],
    ['8 2', 28],
    ['9', 0],
  ]);
});
