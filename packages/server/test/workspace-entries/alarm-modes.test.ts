import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

/** The kinds of alarms that pm2 got in a room, sorted. */
const kindsOf = async (room: number): Promise<string[]> => {
  const rows = await portal.ctx.db
    .selectFrom('alarm')
    .select('kind')
    .where('room_id', '=', room)
    .where('user_id', '=', 'pm2')
    .execute();
  return rows.map(({ kind }) => String(kind)).sort();
};

const TIMES = { StartDay: '2026-12-07', StartTime: '10:00', EndDay: '2026-12-07', EndTime: '11:00', AllDayYn: 'N' };

/** Everything that an alarm tells of, by pm1 and about pm2. Each happens on an entry of its own. */
async function doEverything(room: number): Promise<void> {
  const own = await makeEntry(portal, room, { Title: '내 글' }, { as: 'pm2' });
  await makeEntry(portal, room, { Title: '새 글' });
  await makeEntry(portal, room, { Title: '언급', MentionIds: 'pm2' });
  const task = await makeEntry(portal, room, { Title: '배선', AssigneeIds: 'pm2' }, { kind: 'task' });
  const schedule = await makeEntry(portal, room, { Title: '회의', ...TIMES }, { as: 'pm2', kind: 'schedule' });
  const replies = [
    await portal.call('Project/entry-comment-add', { EntryId: own, CommentContent: '봤습니다.' }, { as: 'pm1' }),
    await portal.call('Project/task-change', { EntryId: task, Field: 'taskStatus', Value: 'C' }, { as: 'pm1' }),
    await portal.call(
      'Project/schedule-edit',
      { EntryId: schedule, Title: '회의', ...TIMES, StartTime: '09:00' },
      { as: 'pm1' },
    ),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
}

const CONCERNS = ['assignment', 'comment', 'done', 'mention', 'moved'];

it.each([
  ['all, new entries too', 'A', [...CONCERNS, 'entry'].sort()],
  ['what concerns them', 'M', CONCERNS],
  ['none', 'N', []],
])('a member who chose %s gets exactly these alarms (WORK-56)', async (_name, AlarmMode, kinds) => {
  const room = await makeRoom(portal, {}, { members: ['pm2'] });
  // The invitation that made pm2 a member rings before they choose.
  await portal.ctx.db.deleteFrom('alarm').where('room_id', '=', room).execute();
  await portal.call('Project/project-alarm-set', { ProjectId: room, AlarmMode }, { as: 'pm2' });
  await doEverything(room);
  expect(await kindsOf(room)).toEqual(kinds);
});
