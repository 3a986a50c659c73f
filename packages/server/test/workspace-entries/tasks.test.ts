import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getEntry, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let room: number;
beforeAll(async () => {
  portal = await startApp();
});
beforeEach(async () => {
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
});
afterAll(() => portal.close());

const makeTask = (fields: object = {}, as: Person = 'pm1') => makeEntry(portal, room, fields, { as, kind: 'task' });
const taskOf = async (id: number) => (await getEntry(portal, id)).task;
type Changing = { as?: Person; Version?: number };
const change = (EntryId: number, Field: string, Value: string, { as = 'pm1', ...fields }: Changing = {}) =>
  portal.call('Project/task-change', { EntryId, Field, Value, ...fields }, { as });
const move = (EntryId: number, TaskStatus: string, AboveId: number, as: Person = 'pm1') =>
  portal.call('Project/task-move', { EntryId, TaskStatus, AboveId }, { as });
const columnOf = async (status: string, as: Person = 'pm1') =>
  (await portal.call('Project/task-board', { ProjectId: room }, { as })).ok.data
    .find(({ taskStatus }) => taskStatus === status)
    ?.cards.map(({ entryId }) => entryId);
const alarmKinds = async (as: Person) =>
  (
    await portal.ctx.db
      .selectFrom('alarm')
      .select('kind')
      .where('user_id', '=', as)
      .where('room_id', '=', room)
      .where('entry_id', 'is not', null)
      .execute()
  ).map(({ kind }) => kind);

describe('a task', () => {
  it('has state, priority, people, days and progress, and notifies its people', async () => {
    const id = await makeTask({
      TaskStatus: 'P',
      Priority: 'U',
      AssigneeIds: 'pm2^sales1',
      StartDay: '2026-11-20',
      DueDay: '2026-11-25',
      Progress: 40,
    });
    const task = await taskOf(id);
    expect(task).toMatchObject({
      taskStatus: 'P',
      priority: 'U',
      startDay: '2026-11-20',
      dueDay: '2026-11-25',
      progress: 40,
      subTasks: [],
    });
    expect(task?.assignees.map(({ userId }) => userId).sort()).toEqual(['pm2', 'sales1']);
    expect(await alarmKinds('pm2')).toEqual(['assignment']);
  });

  it.each([
    [{ Title: ' ' }, '제목을 입력해주세요.'],
    [{ StartDay: '2026-11-25', DueDay: '2026-11-24' }, '마감일은 시작일보다 빠를 수 없습니다.'],
    [{ Progress: 101 }, '진척도는 0에서 100까지 입력할 수 있습니다.'],
    [{ AssigneeIds: 'admin' }, '방 멤버만 지정할 수 있습니다.'],
    [
      { AssigneeIds: Array.from({ length: 51 }, (_, at) => `u${at}`).join('^') },
      '담당자는 50명까지 지정할 수 있습니다.',
    ],
  ])('%j is refused, when adding and when editing', async (fields, message) => {
    const sent = { ProjectId: room, Title: '업무', ...fields };
    expect((await portal.call('Project/task-add', sent, { as: 'pm1' })).refusal.message).toBe(message);
    const id = await makeTask();
    const edited = await portal.call('Project/task-edit', { EntryId: id, Title: '업무', ...fields }, { as: 'pm1' });
    expect([edited.status, edited.refusal.message]).toEqual([400, message]);
    expect(await getEntry(portal, id)).toMatchObject({ title: '배선도 확인', version: 1 });
  });

  it('has full progress when completed, and its former progress when reopened', async () => {
    const id = await makeTask({ TaskStatus: 'P', Progress: 60 });
    await change(id, 'taskStatus', 'C');
    expect(await taskOf(id)).toMatchObject({ taskStatus: 'C', progress: 100 });
    await change(id, 'progress', '10');
    expect(await taskOf(id)).toMatchObject({ progress: 100 });
    await move(id, 'F', 0);
    expect(await taskOf(id)).toMatchObject({ taskStatus: 'F', progress: 60 });
    await portal.call(
      'Project/task-edit',
      { EntryId: id, Title: '배선도', TaskStatus: 'C', Progress: 70 },
      { as: 'pm1' },
    );
    expect(await taskOf(id)).toMatchObject({ taskStatus: 'C', progress: 100 });
    await portal.call(
      'Project/task-edit',
      { EntryId: id, Title: '배선도', TaskStatus: 'H', Progress: 100 },
      { as: 'pm1' },
    );
    expect(await taskOf(id)).toMatchObject({ taskStatus: 'H', progress: 70 });
  });
});

describe('a change of one field in place', () => {
  it('changes that field, the version and the history, and does not mark the task as edited', async () => {
    const id = await makeTask({ StartDay: '2026-11-20', DueDay: '2026-11-25' });
    expect((await change(id, 'days', '2026-11-27^2026-12-02', { Version: 1 })).status).toBe(200);
    expect((await change(id, 'priority', 'H', { Version: 2 })).status).toBe(200);
    expect((await change(id, 'assignees', 'pm2', { Version: 3 })).status).toBe(200);
    const entry = await getEntry(portal, id);
    expect(entry).toMatchObject({ version: 4, editedDtm: '' });
    expect(entry.task).toMatchObject({ startDay: '2026-11-27', dueDay: '2026-12-02', priority: 'H' });
    expect(await alarmKinds('pm2')).toEqual(['assignment']);
    const history = (await portal.call('Project/entry-history-list', { EntryId: id }, { as: 'pm1' })).ok.data;
    expect(history.map(({ changes }) => changes)).toEqual([
      [{ itemName: '담당자', originValue: '', newValue: '이바다' }],
      [{ itemName: '우선순위', originValue: '보통', newValue: '높음' }],
      [
        { itemName: '시작일', originValue: '2026-11-20', newValue: '2026-11-27' },
        { itemName: '마감일', originValue: '2026-11-25', newValue: '2026-12-02' },
      ],
    ]);
  });

  it.each([
    ['dueDay', '2026-11-19', 400],
    ['startDay', '어제', 400],
    ['progress', '101', 400],
    ['taskStatus', 'X', 400],
    ['assignees', 'admin', 400],
    ['title', '이름', 400],
  ])('of %s to %s is refused and changes nothing', async (field, value, status) => {
    const id = await makeTask({ StartDay: '2026-11-20' });
    expect((await change(id, field, value)).status).toBe(status);
    expect(await getEntry(portal, id)).toMatchObject({ version: 1 });
  });

  it("is refused after another user's change", async () => {
    const id = await makeTask();
    await change(id, 'priority', 'U', { Version: 1, as: 'pm2' });
    const late = await change(id, 'taskStatus', 'P', { Version: 1 });
    expect([late.status, late.refusal.code]).toEqual([409, 'STALE']);
    expect(await taskOf(id)).toMatchObject({ taskStatus: 'R', priority: 'U' });
  });

  it('is refused for a post', async () => {
    const id = await makeEntry(portal, room);
    expect((await change(id, 'priority', 'U')).status).toBe(404);
    expect((await move(id, 'P', 0)).status).toBe(404);
  });
});

describe('the board of tasks', () => {
  it('keeps the order of its cards for all users', async () => {
    const [a, b, c] = [await makeTask(), await makeTask(), await makeTask()];
    expect(await columnOf('R')).toEqual([c, b, a]);
    await move(a, 'R', 0);
    expect(await columnOf('R', 'pm2')).toEqual([a, c, b]);
    await move(c, 'R', b);
    expect(await columnOf('R', 'pm2')).toEqual([a, b, c]);
    await move(b, 'P', 0);
    await move(a, 'P', b);
    expect([await columnOf('R'), await columnOf('P')]).toEqual([[c], [b, a]]);
  });

  it('returns a column page by page with every card once', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 25; count += 1) ids.push(await makeTask());
    const page = async (After: number) =>
      (await portal.call('Project/task-board', { ProjectId: room, TaskStatus: 'R', After }, { as: 'pm2' })).ok.data[0];
    const first = await page(0);
    const second = await page(first?.cards.at(-1)?.entryId ?? 0);
    expect([first?.moreYn, second?.moreYn]).toEqual(['Y', 'N']);
    const shown = [...(first?.cards ?? []), ...(second?.cards ?? [])].map(({ entryId }) => entryId);
    expect(shown).toEqual(ids.toReversed());
  });

  it('two users who move cards at once get one order, and no card is lost', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await makeTask());
    const [a = 0, b = 0, c = 0] = ids;
    const replies = await Promise.all([
      move(a, 'P', 0, 'pm1'),
      move(a, 'F', 0, 'pm2'),
      move(b, 'P', a, 'pm2'),
      move(c, 'P', 0, 'sales1'),
      move(b, 'R', 0, 'pm1'),
      change(c, 'priority', 'U', { as: 'pm2' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const board = async (as: Person) => Promise.all(['R', 'P', 'F'].map((status) => columnOf(status, as)));
    expect(await board('pm1')).toEqual(await board('pm2'));
    expect((await board('sales1')).flat().toSorted()).toEqual(ids.toSorted());
  });
});

describe('the table of tasks', () => {
  const list = async (fields: object, as: Person = 'pm1') =>
    (await portal.call('Project/task-list', { ProjectId: room, ...fields }, { as })).ok.data;
  const readAllPages = async (fields: object): Promise<number[]> => {
    const seen: number[] = [];
    for (let After = 0; ; After = seen.at(-1) ?? 0) {
      const page = await list({ ...fields, After });
      seen.push(...page.map(({ entryId }) => entryId));
      if (page.length < 20) return seen;
    }
  };

  it.each(['dueDay_asc', 'dueDay_desc', 'priority_asc', 'taskStatus_asc', 'entryId_desc'])(
    'in the order %s contains every task once, as a plain sort gives them',
    async (OrderType) => {
      const tasks: { id: number; due: string; priority: string; status: string }[] = [];
      for (let index = 0; index < 50; index += 1) {
        const due = index % 3 === 0 ? '' : `2026-12-${String((index % 7) + 10)}`;
        const priority = 'UHNL'[index % 4] ?? 'N';
        const status = 'RPFCH'[index % 5] ?? 'R';
        const id = await makeTask({ DueDay: due, Priority: priority, TaskStatus: status });
        tasks.push({ id, due, priority, status });
      }
      const done = (task: { status: string }) => Number(task.status === 'C');
      const dueOrNever = ({ due }: { due: string }) => Number(due === '');
      const keys: Record<string, (one: (typeof tasks)[number], other: (typeof tasks)[number]) => number> = {
        dueDay_asc: (one, other) =>
          done(one) - done(other) || dueOrNever(one) - dueOrNever(other) || one.due.localeCompare(other.due),
        dueDay_desc: (one, other) =>
          done(one) - done(other) || dueOrNever(one) - dueOrNever(other) || other.due.localeCompare(one.due),
        priority_asc: (one, other) => 'UHNL'.indexOf(one.priority) - 'UHNL'.indexOf(other.priority),
        taskStatus_asc: (one, other) => 'RPFCH'.indexOf(one.status) - 'RPFCH'.indexOf(other.status),
        entryId_desc: () => 0,
      };
      const sorted = tasks.toSorted((one, other) => (keys[OrderType]?.(one, other) ?? 0) || other.id - one.id);
      expect(await readAllPages({ OrderType })).toEqual(sorted.map(({ id }) => id));
    },
  );

  it('is filtered by user, state and due days', async () => {
    const late = await makeTask({ DueDay: '2026-11-19', AssigneeIds: 'pm2' });
    const soon = await makeTask({ DueDay: '2026-11-22', TaskStatus: 'P', AssigneeIds: 'pm2^sales1' });
    const done = await makeTask({ DueDay: '2026-11-18', TaskStatus: 'C', AssigneeIds: 'pm2' });
    const never = await makeTask();
    const ids = async (fields: object) => (await list(fields)).map(({ entryId }) => entryId);
    expect(await ids({ SearchUserId: 'pm2' })).toEqual([late, soon, done]);
    expect(await ids({ SearchUserId: 'pm2', SearchStatus: 'P' })).toEqual([soon]);
    expect(await ids({ LateYn: 'Y' })).toEqual([late]);
    expect(await ids({ DueFrom: '2026-11-20', DueUntil: '2026-11-26' })).toEqual([soon]);
    expect(await ids({ SearchStatus: 'R' })).toEqual([late, never]);
    const board = await portal.call('Project/task-board', { ProjectId: room, SearchUserId: 'sales1' }, { as: 'pm1' });
    expect(board.ok.data.flatMap(({ cards }) => cards.map(({ entryId }) => entryId))).toEqual([soon]);
  });
});

describe('sub-tasks', () => {
  const addSub = (EntryId: number, fields: object, as: Person = 'pm1') =>
    portal.call('Project/subtask-add', { EntryId, Title: '자재 확인', ...fields }, { as });

  it('have a user and a day, and are completed, renamed and deleted', async () => {
    const id = await makeTask();
    const added = await addSub(id, { SubTaskUserId: 'pm2', DueDay: '2026-11-24' });
    const SubTaskId = added.ok.data[0]?.subTaskId ?? 0;
    expect((await taskOf(id))?.subTasks).toEqual([
      {
        subTaskId: SubTaskId,
        title: '자재 확인',
        userId: 'pm2',
        userName: '이바다',
        dueDay: '2026-11-24',
        doneYn: 'N',
        version: 1,
      },
    ]);
    expect(await alarmKinds('pm2')).toEqual(['assignment']);
    await portal.call('Project/subtask-edit', { SubTaskId, Title: '자재 발주', DoneYn: 'Y' }, { as: 'pm2' });
    expect((await taskOf(id))?.subTasks).toMatchObject([{ title: '자재 발주', userId: '', doneYn: 'Y' }]);
    await portal.call('Project/subtask-delete', { SubTaskId }, { as: 'pm2' });
    expect((await taskOf(id))?.subTasks).toEqual([]);
  });

  it('with an old version are not changed', async () => {
    const id = await makeTask();
    const SubTaskId = (await addSub(id, {})).ok.data[0]?.subTaskId ?? 0;
    const edit = (fields: object, as: Person) =>
      portal.call('Project/subtask-edit', { SubTaskId, Title: '자재 발주', ...fields }, { as });
    expect((await edit({ Version: 1 }, 'pm2')).status).toBe(200);
    const late = await edit({ Title: '자재 확인', DoneYn: 'Y', Version: 1 }, 'pm1');
    expect([late.status, late.refusal.code]).toEqual([409, 'STALE']);
    expect((await taskOf(id))?.subTasks).toMatchObject([{ title: '자재 발주', doneYn: 'N', version: 2 }]);
  });

  it.each([
    [{ Title: ' ' }, 400, '하위 업무 이름을 입력해주세요.'],
    [{ SubTaskUserId: 'admin' }, 400, '방 멤버만 지정할 수 있습니다.'],
  ])('%j is refused', async (fields, status, message) => {
    const id = await makeTask();
    const reply = await addSub(id, fields);
    expect([reply.status, reply.refusal.message]).toEqual([status, message]);
    expect((await taskOf(id))?.subTasks).toEqual([]);
  });

  it('are at most a hundred', async () => {
    const id = await makeTask();
    const rows = Array.from({ length: 100 }, (_, index) => ({ entry_id: id, title: `항목 ${index}` }));
    await portal.ctx.db.insertInto('room_sub_task').values(rows).execute();
    const reply = await addSub(id, {});
    expect([reply.status, reply.refusal.code]).toEqual([409, 'SUB_TASKS_FULL']);
  });
});

describe('the state of a task (D-236)', () => {
  it('is changed by its assignees whatever EditPost says, and nothing else of it', async () => {
    const own = await makeRoom(portal, { EditPost: 'AUTHOR_ONLY' }, { members: ['pm2', 'sales1'] });
    const task = await makeEntry(portal, own, { AssigneeIds: 'pm2' }, { as: 'pm1', kind: 'task' });
    expect((await getEntry(portal, task, 'pm2')).actions).toContain('changeStatus');
    expect((await change(task, 'taskStatus', 'P', { as: 'pm2' })).status).toBe(200);
    expect((await move(task, 'F', 0, 'pm2')).status).toBe(200);
    expect((await change(task, 'priority', 'U', { as: 'pm2' })).status).toBe(403);
    expect((await change(task, 'assignees', '', { as: 'pm2' })).status).toBe(403);
    expect((await change(task, 'taskStatus', 'C', { as: 'sales1' })).status).toBe(403);
    expect((await getEntry(portal, task, 'pm1')).task).toMatchObject({ taskStatus: 'F', priority: 'N' });
    const rowOf = async (as: Person) =>
      (await portal.call('Project/task-list', { ProjectId: own }, { as })).ok.data.map(
        ({ editYn, statusYn }) => editYn + statusYn,
      );
    expect([await rowOf('pm1'), await rowOf('pm2'), await rowOf('sales1')]).toEqual([['YY'], ['NY'], ['NN']]);
  });

  it('is no longer theirs when they are not assigned any more, or in an archived room', async () => {
    const own = await makeRoom(portal, { EditPost: 'AUTHOR_ONLY' }, { members: ['pm2'] });
    const task = await makeEntry(portal, own, { AssigneeIds: 'pm2' }, { as: 'pm1', kind: 'task' });
    await portal.call('Project/project-archive', { ProjectId: own, ArchiveYn: 'Y' }, { as: 'pm1' });
    expect((await change(task, 'taskStatus', 'P', { as: 'pm2' })).refusal.code).toBe('ROOM_ARCHIVED');
    await portal.call('Project/project-archive', { ProjectId: own, ArchiveYn: 'N' }, { as: 'pm1' });
    await change(task, 'assignees', '');
    expect((await change(task, 'taskStatus', 'P', { as: 'pm2' })).status).toBe(403);
  });
});
