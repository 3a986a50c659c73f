import {
  PRIORITY_CODES,
  TASK_ORDERS,
  TASK_STATUS_CODES,
  type TaskOrder,
} from '@portal/contract/areas/workspace-entries/kinds';
import { addDays } from '@portal/contract/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRoom } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const TASKS = 120;
const MINE = 'pm2';

/** A task of the room. `due` is '' without a due day. */
type Made = { id: number; due: string; priority: string; status: string; mine: boolean };

let portal: TestApp;
let room: number;
let made: Made[];
beforeAll(async () => {
  portal = await startApp();
  room = await makeRoom(portal, {}, { members: [MINE] });
  const { db } = portal.ctx;
  const rows = Array.from({ length: TASKS }, (_, index) => ({
    room_id: room,
    kind: 'T' as const,
    author_id: 'pm1',
    visibility: 'A' as const,
    title: `업무 ${index}`,
    task_status: TASK_STATUS_CODES[index % 5] ?? 'R',
    // No task is both urgent and on hold.
    priority: PRIORITY_CODES[index % 5 === 4 ? 1 : index % 4] ?? 'N',
    due_day: index % 3 === 0 ? null : addDays('2026-11-10', index % 11),
    progress: 0,
    board_rank: `c${String((index * 7) % TASKS).padStart(3, '0')}`,
  }));
  const ids = await db.insertInto('room_entry').values(rows).returning('id').execute();
  made = rows.flatMap(({ task_status, priority, due_day }, index) => {
    const id = ids[index]?.id;
    return id === undefined ? [] : [{ id, due: due_day ?? '', priority, status: task_status, mine: index % 6 === 0 }];
  });
  const own = made.filter(({ mine }) => mine).map(({ id }) => ({ entry_id: id, user_id: MINE }));
  await db.insertInto('room_assignee').values(own).execute();
});
afterAll(() => portal.close());

const isDone = ({ status }: Made): number => Number(status === 'C');
const byDay = (one: Made, other: Made): number =>
  isDone(one) - isDone(other) || Number(one.due === '') - Number(other.due === '');
const compareByPosition = (codes: readonly string[], one: string, other: string): number =>
  codes.indexOf(one) - codes.indexOf(other);
const SORTS: Readonly<Record<TaskOrder, (one: Made, other: Made) => number>> = {
  dueDay_asc: (one, other) => byDay(one, other) || one.due.localeCompare(other.due),
  dueDay_desc: (one, other) => byDay(one, other) || other.due.localeCompare(one.due),
  priority_asc: (one, other) => compareByPosition(PRIORITY_CODES, one.priority, other.priority),
  taskStatus_asc: (one, other) => compareByPosition(TASK_STATUS_CODES, one.status, other.status),
  entryId_desc: () => 0,
};

type Narrowed = [name: string, fields: object, keeps: (task: Made) => boolean];
const FILTERS: readonly Narrowed[] = [
  ['open ones', { OpenYn: 'Y' }, (task) => task.status !== 'C'],
  ['a state', { SearchStatus: 'F' }, ({ status }) => status === 'F'],
  ['a priority', { SearchPriority: 'H' }, ({ priority }) => priority === 'H'],
  [
    'open ones of a priority',
    { OpenYn: 'Y', SearchPriority: 'N' },
    (task) => task.status !== 'C' && task.priority === 'N',
  ],
  [
    'a state and a priority',
    { SearchStatus: 'P', SearchPriority: 'L' },
    (task) => task.status === 'P' && task.priority === 'L',
  ],
  ['a combination that no task has', { SearchStatus: 'H', SearchPriority: 'U' }, () => false],
  ['open ones that are completed', { OpenYn: 'Y', SearchStatus: 'C' }, () => false],
  ['late ones of a priority', { LateYn: 'Y', SearchPriority: 'N' }, (task) => isLate(task) && task.priority === 'N'],
  ['open ones of a person', { OpenYn: 'Y', SearchUserId: MINE }, (task) => task.mine && task.status !== 'C'],
  ['a priority of a person', { SearchPriority: 'U', SearchUserId: MINE }, (task) => task.mine && task.priority === 'U'],
];
/** True for a late task on the day of the tests, 2026-11-20. */
const isLate = ({ due, status }: Made): boolean => due !== '' && due < '2026-11-20' && status !== 'C';

/** Reads all pages of the table with their cursors. */
async function readAllPages(fields: object): Promise<number[]> {
  const seen: number[] = [];
  for (let After = 0; ; After = seen.at(-1) ?? 0) {
    const page = await portal.call('Project/task-list', { ProjectId: room, ...fields, After }, { as: MINE });
    seen.push(...page.ok.data.map(({ entryId }) => entryId));
    if (page.ok.data.length < 20) return seen;
  }
}

describe.each(FILTERS)('tasks narrowed to %s', (_, fields, keeps) => {
  it.each(TASK_ORDERS)(
    'are in the order %s exactly as a plain filter and sort gives them, page by page',
    async (OrderType) => {
      const sorted = made.filter(keeps).toSorted((one, other) => SORTS[OrderType](one, other) || other.id - one.id);
      expect(await readAllPages({ ...fields, OrderType })).toEqual(sorted.map(({ id }) => id));
    },
  );

  it('are on the board in their columns and order', async () => {
    const whole = await portal.call('Project/task-board', { ProjectId: room }, { as: MINE });
    const board = await portal.call('Project/task-board', { ProjectId: room, ...fields }, { as: MINE });
    const expectedIds = new Set(made.filter(keeps).map(({ id }) => id));
    expect(board.ok.data.map(({ taskStatus }) => taskStatus)).toEqual([...TASK_STATUS_CODES]);
    for (const [index, { taskStatus, cards, moreYn }] of board.ok.data.entries()) {
      const shown = cards.map(({ entryId }) => entryId);
      const first = (whole.ok.data[index]?.cards ?? [])
        .map(({ entryId }) => entryId)
        .filter((id) => expectedIds.has(id));
      const count = made.filter((task) => keeps(task) && task.status === taskStatus).length;
      expect(shown.slice(0, first.length)).toEqual(first);
      expect(shown.every((id) => expectedIds.has(id))).toBe(true);
      expect([shown.length, moreYn]).toEqual([Math.min(count, 20), count > 20 ? 'Y' : 'N']);
    }
  });
});
