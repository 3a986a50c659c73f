import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raiseReminders } from '#areas/workspace-entries/reminders.ts';
import { getEntry, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

/** A Friday, 15:00 in Seoul. */
const NOW = new Date('2026-11-20T06:00:00Z');
let portal: TestApp;
let room: number;
beforeAll(async () => {
  // Sessions are long, because these tests move the clock by days.
  portal = await startApp({ SESSION_IDLE_HOURS: '720', SESSION_HOURS: '720' });
});
beforeEach(async () => {
  portal.clock.now = NOW;
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
});
afterAll(() => portal.close());

const WEEKLY = { Repeat: 'W', RepeatUntil: '2026-12-14' };
const makeSchedule = (fields: object = {}, as: Person = 'pm1') =>
  makeEntry(portal, room, fields, { as, kind: 'schedule' });
const scheduleOf = async (id: number, as: Person = 'pm1') => (await getEntry(portal, id, as)).schedule;
const calendar = async (FromDay: string, ToDay: string, as: Person = 'pm1', ProjectId = room) =>
  (await portal.call('Project/calendar-list', { ProjectId, FromDay, ToDay }, { as })).ok.data;
const times = async () =>
  (await calendar('2026-11-20', '2026-12-31')).map(({ startDay, startTime }) => `${startDay} ${startTime}`);
const attend = (EntryId: number, Attendance: string, as: Person, Day = '') =>
  portal.call('Project/schedule-attend', { EntryId, Attendance, Day }, { as });
const at = (fields: object) => ({
  StartDay: '2026-11-30',
  StartTime: '10:00',
  EndDay: '2026-11-30',
  EndTime: '11:00',
  ...fields,
});

describe('a schedule', () => {
  it('has its time, place and reminder', async () => {
    const id = await makeSchedule({ Place: '인천 송도동', Reminder: '60' });
    expect(await scheduleOf(id, 'pm2')).toMatchObject({
      day: '2026-11-23',
      startDay: '2026-11-23',
      startTime: '10:00',
      endDay: '2026-11-23',
      endTime: '11:00',
      allDayYn: 'N',
      place: '인천 송도동',
      reminder: '60',
      repeat: 'N',
      myAttendance: 'U',
    });
  });

  it.each([
    [{ EndDay: '2026-11-22' }, '종료는 시작보다 빠를 수 없습니다.'],
    [{ EndTime: '09:59' }, '종료는 시작보다 빠를 수 없습니다.'],
    [{ EndDay: '2026-12-24' }, '일정은 31일까지 이어질 수 있습니다.'],
    [{ StartTime: '' }, '시작 일시를 입력해주세요.'],
    [{ Repeat: 'W' }, '반복 종료일을 시작일 이후로 입력해주세요.'],
    [{ Repeat: 'W', RepeatUntil: '2031-11-23' }, '반복은 200회까지 할 수 있습니다.'],
  ])('%j is refused and appears in no calendar', async (fields, message) => {
    const sent = { ProjectId: room, Title: '회의', ...at({}), StartDay: '2026-11-23', EndDay: '2026-11-23', ...fields };
    const reply = await portal.call('Project/schedule-add', sent, { as: 'pm1' });
    expect([reply.status, reply.refusal.message]).toEqual([400, message]);
    expect(await times()).toEqual([]);
  });

  it('keeps its identity when it is moved, and attendance is asked again (D-238)', async () => {
    const id = await makeSchedule();
    await attend(id, 'Y', 'pm2');
    const moved = { EntryId: id, Title: '착공 회의', ...at({}), Version: 1 };
    expect((await portal.call('Project/schedule-edit', moved, { as: 'pm1' })).status).toBe(200);
    expect(await scheduleOf(id, 'pm2')).toMatchObject({ day: '2026-11-30', myAttendance: 'U' });
    await attend(id, 'Y', 'pm2');
    const day = { EntryId: id, Day: '2026-11-30', ...at({ StartDay: '2026-12-01', EndDay: '2026-12-01' }), Version: 2 };
    expect((await portal.call('Project/schedule-day-edit', day, { as: 'pm1' })).status).toBe(200);
    expect(await times()).toEqual(['2026-12-01 10:00']);
    expect(await scheduleOf(id, 'pm2')).toMatchObject({ day: '2026-12-01', myAttendance: 'U' });
  });
});

describe('answers to a schedule', () => {
  it('count who comes and who does not; everyone else is undecided', async () => {
    const id = await makeSchedule();
    expect((await attend(id, 'Y', 'pm2')).ok.message).toBe('참석 여부가 저장되었습니다.');
    await attend(id, 'Y', 'sales1');
    await attend(id, 'N', 'sales1');
    const schedule = await scheduleOf(id, 'sales1');
    expect(schedule?.myAttendance).toBe('N');
    expect(schedule?.attendances.map(({ attendance, count }) => [attendance, count])).toEqual([
      ['Y', 1],
      ['N', 1],
      ['U', 1],
    ]);
    expect((await attend(id, '', 'pm2')).status).toBe(400);
    expect((await attend(id, 'Y', 'pm2', '2026-11-24')).status).toBe(404);
    expect((await attend(id, 'Y', 'admin')).status).toBe(404);
  });

  it('belong to one date of a series, by default the next one', async () => {
    const id = await makeSchedule(WEEKLY);
    await attend(id, 'Y', 'pm2');
    await attend(id, 'N', 'pm2', '2026-11-30');
    expect(await scheduleOf(id, 'pm2')).toMatchObject({ day: '2026-11-23', myAttendance: 'Y' });
    portal.clock.now = new Date('2026-11-23T02:00:00Z');
    expect(await scheduleOf(id, 'pm2')).toMatchObject({ day: '2026-11-30', myAttendance: 'N' });
  });
});

describe('a series of schedules', () => {
  it('is on each of its days; monthly ones skip months without that day', async () => {
    await makeSchedule(WEEKLY);
    expect(await times()).toEqual(
      ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map((day) => `${day} 10:00`),
    );
    const monthly = { StartDay: '2026-12-31', EndDay: '2026-12-31', Repeat: 'M', RepeatUntil: '2027-05-31' };
    const id = await makeSchedule(monthly);
    const days = [...(await calendar('2026-12-20', '2027-02-15')), ...(await calendar('2027-02-16', '2027-04-15'))];
    expect(days.filter(({ entryId }) => entryId === id).map(({ day }) => day)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-03-31',
    ]);
  });

  it('allows to change one date and leave out another, which an edit of the others keeps', async () => {
    const id = await makeSchedule(WEEKLY);
    const edit = {
      EntryId: id,
      Day: '2026-11-30',
      ...at({ StartDay: '2026-12-01', EndDay: '2026-12-01' }),
      Version: 1,
    };
    expect((await portal.call('Project/schedule-day-edit', edit, { as: 'pm2' })).status).toBe(200);
    const out = { EntryId: id, Day: '2026-12-07', Version: 2 };
    expect((await portal.call('Project/schedule-day-delete', out, { as: 'pm2' })).status).toBe(200);
    expect(await times()).toEqual(['2026-11-23 10:00', '2026-12-01 10:00', '2026-12-14 10:00']);
    const whole = {
      EntryId: id,
      Title: '착공 회의',
      ...at({ StartDay: '2026-11-23', EndDay: '2026-11-23' }),
      ...WEEKLY,
    };
    const later = { ...whole, StartTime: '14:00', EndTime: '15:00', Version: 3 };
    expect((await portal.call('Project/schedule-edit', later, { as: 'pm1' })).status).toBe(200);
    expect(await times()).toEqual(['2026-11-23 14:00', '2026-12-01 10:00', '2026-12-14 14:00']);
    const history = (await portal.call('Project/entry-history-list', { EntryId: id }, { as: 'pm1' })).ok.data;
    expect(history.map(({ changes }) => changes.map(({ itemName }) => itemName))).toEqual([
      ['일시'],
      ['일시'],
      ['일시'],
    ]);
  });

  it('keeps past dates when it is edited later', async () => {
    const id = await makeSchedule(WEEKLY);
    portal.clock.now = new Date('2026-12-01T00:00:00Z');
    const next = at({ StartDay: '2026-12-08', EndDay: '2026-12-08' });
    const edit = { EntryId: id, Title: '착공 회의', ...next, Repeat: 'W', RepeatUntil: '2026-12-20' };
    expect((await portal.call('Project/schedule-edit', edit, { as: 'pm1' })).status).toBe(200);
    expect(await times()).toEqual(
      ['2026-11-23', '2026-11-30', '2026-12-08', '2026-12-15'].map((day) => `${day} 10:00`),
    );
  });

  it('refuses a stale version, a day that is not in the series, and removing its only date', async () => {
    const id = await makeSchedule(WEEKLY);
    const out = (Day: string, Version: number, EntryId = id) =>
      portal.call('Project/schedule-day-delete', { EntryId, Day, Version }, { as: 'pm1' });
    expect((await out('2026-11-24', 1)).status).toBe(404);
    expect((await out('2026-11-30', 1)).status).toBe(200);
    expect((await out('2026-12-07', 1)).refusal.code).toBe('STALE');
    expect((await out('2026-11-30', 2)).status).toBe(404);
    const single = await makeSchedule();
    expect((await out('2026-11-23', 1, single)).refusal.code).toBe('BAD_STATE');
  });
});

describe('the calendar of the workspace', () => {
  it('contains tasks on their days and schedules, of one room or of all own ones', async () => {
    const bar = await makeEntry(portal, room, { StartDay: '2026-11-18', DueDay: '2026-11-21' }, { kind: 'task' });
    const due = await makeEntry(portal, room, { DueDay: '2026-11-30' }, { kind: 'task' });
    await makeEntry(portal, room, {}, { kind: 'task' });
    const meeting = await makeSchedule({ AllDayYn: 'Y', StartTime: '', EndTime: '', EndDay: '2026-11-24' });
    const items = await calendar('2026-11-20', '2026-11-30', 'pm2');
    expect(items.map(({ entryId, startDay, endDay }) => [entryId, startDay, endDay])).toEqual([
      [bar, '2026-11-18', '2026-11-21'],
      [meeting, '2026-11-23', '2026-11-24'],
      [due, '2026-11-30', '2026-11-30'],
    ]);
    expect((await calendar('2026-11-22', '2026-11-29', 'pm2')).map(({ entryId }) => entryId)).toEqual([meeting]);
    const own = (await calendar('2026-11-20', '2026-11-30', 'pm2', 0)).filter(({ projectId }) => projectId === room);
    expect(own).toEqual(items);
  });

  it("marks the reader's own tasks, and schedules the reader made or accepted (내 것만)", async () => {
    const days = { StartDay: '2026-11-24', DueDay: '2026-11-24' };
    const task = await makeEntry(portal, room, { ...days, AssigneeIds: 'pm2' }, { kind: 'task' });
    await makeEntry(portal, room, days, { as: 'pm2', kind: 'task' });
    const made = await makeSchedule({}, 'pm2');
    const joined = await makeSchedule(WEEKLY);
    const declined = await makeSchedule();
    await attend(joined, 'Y', 'pm2', '2026-11-30');
    await attend(declined, 'N', 'pm2');
    const mine = (await calendar('2026-11-20', '2026-12-31', 'pm2')).filter(({ mineYn }) => mineYn === 'Y');
    expect(mine.map(({ entryId, day }) => [entryId, day])).toEqual([
      [made, '2026-11-23'],
      [task, '2026-11-24'],
      [joined, '2026-11-30'],
    ]);
  });

  it.each([
    ['2026-11-01', '2027-01-03'],
    ['2026-11-20', '2026-11-19'],
    ['', '2026-11-20'],
  ])('from %s to %s is refused', async (FromDay, ToDay) => {
    const query = { ProjectId: room, FromDay, ToDay };
    expect((await portal.call('Project/calendar-list', query, { as: 'pm1' })).status).toBe(400);
  });
});

describe('reminders of schedules', () => {
  const reminded = async () =>
    (
      await portal.ctx.db
        .selectFrom('alarm')
        .select(['user_id', 'entry_id'])
        .where('room_id', '=', room)
        .where('kind', '=', 'reminder')
        .orderBy('user_id')
        .execute()
    ).map(({ user_id }) => user_id);
  const atSeoul = (time: string) => {
    portal.clock.now = new Date(`2026-11-23T${time}:00+09:00`);
  };

  it('are sent at their moment, once with any number of processes, to members who have not declined', async () => {
    const id = await makeSchedule({ Reminder: '60' });
    await attend(id, 'N', 'sales1');
    atSeoul('08:59');
    await raiseReminders(portal.ctx);
    expect(await reminded()).toEqual([]);
    atSeoul('09:00');
    await Promise.all(Array.from({ length: 4 }, () => raiseReminders(portal.ctx)));
    expect(await reminded()).toEqual(['pm1', 'pm2']);
    await raiseReminders(portal.ctx);
    expect(await reminded()).toEqual(['pm1', 'pm2']);
  });

  it('are sent late when no process ran at their moment, but not after the schedule has ended', async () => {
    await makeSchedule({ Reminder: '60' });
    atSeoul('10:30');
    await raiseReminders(portal.ctx);
    expect(await reminded()).toEqual(['pm1', 'pm2', 'sales1']);
    portal.clock.now = NOW;
    await makeSchedule({ Reminder: '10' });
    atSeoul('11:00');
    await raiseReminders(portal.ctx);
    expect(await reminded()).toHaveLength(3);
  });

  it('are sent to members who see the schedule, and follow it when it moves', async () => {
    await makeSchedule({ Reminder: '60', Visibility: 'M' });
    const moved = await makeSchedule({ Reminder: '60' });
    const later = { EntryId: moved, Title: '착공 회의', ...at({}), Reminder: '60' };
    await portal.call('Project/schedule-edit', later, { as: 'pm1' });
    atSeoul('09:00');
    await raiseReminders(portal.ctx);
    expect(await reminded()).toEqual(['pm1']);
    portal.clock.now = new Date('2026-11-30T09:00:00+09:00');
    await raiseReminders(portal.ctx);
    expect(await reminded()).toHaveLength(4);
  });
});
