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
  await portal.resetLimits();
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
});
afterAll(() => portal.close());

/** Who got an alarm of this kind about an entry. */
const notified = async (kind: 'done' | 'moved', entry: number): Promise<string[]> =>
  (
    await portal.ctx.db
      .selectFrom('alarm')
      .select('user_id')
      .where('entry_id', '=', entry)
      .where('kind', '=', kind)
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id);

describe('a completed task (D-238)', () => {
  const setStatus = (EntryId: number, Value: string, as: Person) =>
    portal.call('Project/task-change', { EntryId, Field: 'taskStatus', Value }, { as });
  const makeTask = () =>
    makeEntry(portal, room, { Title: '배선', AssigneeIds: 'pm2^sales1' }, { as: 'pm1', kind: 'task' });

  it.each([
    ['in place', (task: number) => setStatus(task, 'C', 'pm2')],
    [
      'on the board',
      (EntryId: number) => portal.call('Project/task-move', { EntryId, TaskStatus: 'C' }, { as: 'pm2' }),
    ],
    [
      'in the form',
      (EntryId: number) =>
        portal.call(
          'Project/task-edit',
          { EntryId, Title: '배선', AssigneeIds: 'pm2^sales1', TaskStatus: 'C' },
          { as: 'pm2' },
        ),
    ],
  ])('rings for its author and the other assignees when completed %s', async (_, complete) => {
    const task = await makeTask();
    expect((await complete(task)).status).toBe(200);
    expect(await notified('done', task)).toEqual(['pm1', 'sales1']);
  });

  it('rings once per completion, and for no other state', async () => {
    const task = await makeTask();
    await setStatus(task, 'P', 'pm2');
    expect(await notified('done', task)).toEqual([]);
    await setStatus(task, 'C', 'pm1');
    await setStatus(task, 'C', 'pm1');
    expect(await notified('done', task)).toEqual(['pm2', 'sales1']);
  });

  it('does not ring for those who turned the alarms of the room off', async () => {
    const task = await makeTask();
    await portal.call('Project/project-alarm-set', { ProjectId: room, AlarmMode: 'N' }, { as: 'sales1' });
    await setStatus(task, 'C', 'pm2');
    expect(await notified('done', task)).toEqual(['pm1']);
  });
});

describe('a schedule that moves (D-238)', () => {
  const TIMES = { StartDay: '2026-12-07', StartTime: '10:00', EndDay: '2026-12-07', EndTime: '11:00', AllDayYn: 'N' };
  const makeSchedule = (fields: object = {}) =>
    makeEntry(portal, room, { Title: '회의', ...TIMES, ...fields }, { as: 'pm1', kind: 'schedule' });
  const attend = (EntryId: number, Attendance: 'Y' | 'N', as: Person, Day = '') =>
    portal.call('Project/schedule-attend', { EntryId, Attendance, Day }, { as });
  const edit = (EntryId: number, fields: object, as: Person = 'pm1') =>
    portal.call('Project/schedule-edit', { EntryId, Title: '회의', ...TIMES, ...fields }, { as });
  const answerOf = async (entry: number, as: Person) => (await getEntry(portal, entry, as)).schedule?.myAttendance;

  it('asks those who answered again, and rings for them and its author', async () => {
    const schedule = await makeSchedule();
    await attend(schedule, 'Y', 'pm2');
    await attend(schedule, 'N', 'sales1');
    expect((await edit(schedule, { StartTime: '15:00', EndTime: '16:00' }, 'pm2')).status).toBe(200);
    expect(await notified('moved', schedule)).toEqual(['pm1', 'sales1']);
    expect([await answerOf(schedule, 'pm2'), await answerOf(schedule, 'sales1')]).toEqual(['U', 'U']);
  });

  it('that moves to another day asks again too', async () => {
    const schedule = await makeSchedule();
    await attend(schedule, 'Y', 'pm2');
    const moved = { EntryId: schedule, Day: '2026-12-07', ...TIMES, StartDay: '2026-12-08', EndDay: '2026-12-08' };
    expect((await portal.call('Project/schedule-day-edit', moved, { as: 'pm1' })).status).toBe(200);
    expect(await notified('moved', schedule)).toEqual(['pm2']);
    expect(await answerOf(schedule, 'pm2')).toBe('U');
  });

  it('keeps its answers and rings nobody when only other fields change', async () => {
    const schedule = await makeSchedule();
    await attend(schedule, 'Y', 'pm2');
    await edit(schedule, { Place: '2층', Reminder: '10' });
    expect(await notified('moved', schedule)).toEqual([]);
    expect(await answerOf(schedule, 'pm2')).toBe('Y');
  });

  it('asks again only for the day of a series that moved', async () => {
    const schedule = await makeSchedule({ Repeat: 'W', RepeatUntil: '2026-12-21' });
    await attend(schedule, 'Y', 'pm2', '2026-12-07');
    await attend(schedule, 'Y', 'sales1', '2026-12-14');
    const moved = { EntryId: schedule, Day: '2026-12-14', ...TIMES, StartDay: '2026-12-15', EndDay: '2026-12-15' };
    await portal.call('Project/schedule-day-edit', moved, { as: 'pm1' });
    expect(await notified('moved', schedule)).toEqual(['sales1']);
    expect(await answerOf(schedule, 'pm2')).toBe('Y');
  });
});
