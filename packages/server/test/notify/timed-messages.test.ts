import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTimedEvents } from '#areas/notify/timed-messages.ts';
import { addNotice } from '#test-kit/factories/notice.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addLog } from '#test-kit/factories/site-log.ts';
import { addVisit, makeSite } from '#test-kit/factories/visit.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { deliveredKeys, emptyInboxes, inboxOf } from './inboxes.ts';

const START = new Date('2026-11-20T06:00:00Z');
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
});

/** Who hears what when the timer runs at this minute in Seoul, twice and in two processes. */
async function deliveredAt(minute: string): Promise<string[]> {
  portal.clock.now = new Date(`${minute.replace(' ', 'T')}:00+09:00`);
  await Promise.all([createTimedEvents(portal.ctx), createTimedEvents(portal.ctx)]);
  await createTimedEvents(portal.ctx);
  return deliveredKeys(portal);
}

/** A project of hanbit1 in a state; nothing else is left to be told. */
async function only(
  status: 'Y' | 'YY' | 'N',
  columns: Parameters<typeof setProject>[2] = { blanked_at: null },
): Promise<number> {
  portal.clock.now = START;
  await portal.ctx.db.updateTable('outsourced_project').set({ deleted_at: START }).execute();
  const Id = await projectInState(portal, status);
  await setProject(portal, Id, columns);
  await emptyInboxes(portal);
  return Id;
}

it('tells the winner at 18:00 of the day before that work starts, once', async () => {
  await only('Y');
  expect(await deliveredAt('2026-11-22 17:59')).toEqual([]);
  expect(await deliveredAt('2026-11-22 18:00')).toEqual(['hanbit1 tomorrow', 'hanbit2 tomorrow']);
  expect(await deliveredAt('2026-11-22 23:00')).toEqual(['hanbit1 tomorrow', 'hanbit2 tomorrow']);
});

it('tells of a start that was moved again, for its new day', async () => {
  const Id = await only('Y');
  await deliveredAt('2026-11-22 18:00');
  await setProject(portal, Id, { choice_date: '2026-11-25' });
  await emptyInboxes(portal);
  expect(await deliveredAt('2026-11-24 18:00')).toEqual(['hanbit1 tomorrow', 'hanbit2 tomorrow']);
});

it('reminds of a missing invoice date three days after the completion, from 09:00, once', async () => {
  await only('YY', { completed_at: new Date('2026-11-20T14:59:00Z') });
  expect(await deliveredAt('2026-11-22 09:00')).toEqual([]);
  expect(await deliveredAt('2026-11-23 08:59')).toEqual([]);
  const expected = ['hanbit1 billAfter3Days', 'hanbit2 billAfter3Days'];
  expect(await deliveredAt('2026-11-23 09:00')).toEqual(expected);
  expect(await deliveredAt('2026-11-24 09:00')).toEqual(expected);
});

it('reminds again on the 5th of the next month', async () => {
  await only('YY', { completed_at: new Date('2026-11-30T14:59:59Z') });
  expect(await deliveredAt('2026-12-02 09:00')).toEqual([]);
  const expected = ['hanbit1 billAfter3Days', 'hanbit2 billAfter3Days'];
  expect(await deliveredAt('2026-12-03 09:00')).toEqual(expected);
  expect(await deliveredAt('2026-12-05 08:59')).toEqual(expected);
  const again = ['hanbit1 billOn5th', 'hanbit2 billOn5th'];
  expect(await deliveredAt('2026-12-05 09:00')).toEqual([...expected, ...again].sort());
});

it('does not remind of a date that is there, or of a project of this month', async () => {
  await only('YY', { completed_at: new Date('2026-11-20T06:00:00Z'), bill_date: '2026-11-30' });
  expect(await deliveredAt('2026-11-23 09:00')).toEqual([]);
  await only('YY', { completed_at: new Date('2026-11-30T15:00:00Z') });
  expect(await deliveredAt('2026-12-05 08:59')).toEqual([]);
  expect((await deliveredAt('2026-12-05 09:00')).filter((delivered) => delivered.includes('billOn5th'))).toEqual([]);
});

it('tells of a must-read notice when its time has come, once', async () => {
  await emptyInboxes(portal);
  const fields = { MustReadYN: 'Y', MustReadUntil: '2026-11-30', PublishFrom: '2026-11-21 10:00' };
  await addNotice(portal, fields);
  expect(await deliveredAt('2026-11-21 09:59')).toEqual([]);
  const expected = ['closed1 notice', 'daon1 notice', 'hanbit1 notice', 'hanbit2 notice'];
  expect(await deliveredAt('2026-11-21 10:00')).toEqual(expected);
});

/** Alarms about open projects that nobody took: 'user text', sorted. */
async function rings(): Promise<string[]> {
  const rows = await portal.ctx.db.selectFrom('alarm').selectAll().where('kind', '=', 'untaken').execute();
  return rows.map(({ user_id, excerpt }) => `${user_id} ${excerpt}`).sort();
}

const ringFor = (text: string): string[] => ['pm1', 'pm2', 'sales1'].map((person) => `${person} ${text}`);

it('rings for the staff of a project that nobody took, after a day and before its first day, once (D-385)', async () => {
  await only('N');
  const afterDay = ringFor('게시 후 24시간이 지났습니다');
  await deliveredAt('2026-11-21 14:59');
  expect(await rings()).toEqual([]);
  const delivered = await deliveredAt('2026-11-21 15:00');
  expect(delivered.filter((one) => one.includes('untaken'))).toEqual([]);
  expect(await rings()).toEqual(afterDay);
  await deliveredAt('2026-11-22 08:59');
  expect(await rings()).toEqual(afterDay);
  await deliveredAt('2026-11-22 09:00');
  const both = [...afterDay, ...ringFor('내일 시작 · 11-23 (월)')].sort();
  expect(await rings()).toEqual(both);
  await deliveredAt('2026-11-22 18:00');
  expect(await rings()).toEqual(both);
  portal.clock.now = START;
  const listed = await portal.call('Alarm/all-alarm-list', {}, { as: 'pm1' });
  expect(listed.ok.data[0]).toMatchObject({
    alarmKind: 'untaken',
    commentId: 0,
    boardType: 'project',
    userId: 'sales1',
  });
});

it('does not ring for a project that was taken', async () => {
  await portal.ctx.db.deleteFrom('alarm').where('kind', '=', 'untaken').execute();
  await only('Y');
  await deliveredAt('2026-11-22 09:00');
  expect(await rings()).toEqual([]);
});

const logRemindersAt = async (minute: string) =>
  (await deliveredAt(minute)).filter((delivered) => delivered.endsWith('logMissing'));

it('reminds of the log of a day with an arrival at 19:00, once, unless it is written (D-448)', async () => {
  const Id = await only('Y', { choice_date: '2026-11-20' });
  await addVisit(portal, Id);
  await emptyInboxes(portal);
  expect(await logRemindersAt('2026-11-20 18:59')).toEqual([]);
  const expected = ['hanbit1 logMissing', 'hanbit2 logMissing'];
  expect(await logRemindersAt('2026-11-20 19:00')).toEqual(expected);
  const message = (await inboxOf(portal, 'hanbit1')).find(({ kind }) => kind === 'siteLog');
  expect(message).toMatchObject({
    title: '작업일보',
    line: '오늘 작업일보가 없습니다',
    projectId: Id,
  });
  expect(await logRemindersAt('2026-11-20 23:59')).toEqual(expected);
  expect(await logRemindersAt('2026-11-21 19:00')).toEqual(expected);
});

it('does not remind of a written log, of an arrival after 19:00, nor after the invoice', async () => {
  const written = await only('Y', { choice_date: '2026-11-20' });
  await addVisit(portal, written);
  await addLog(portal, written);
  const invoiced = await makeSite(portal);
  await addVisit(portal, invoiced);
  await setProject(portal, invoiced, { status: 'B', bill_date: '2026-12-01' });
  const late = await makeSite(portal);
  portal.clock.now = new Date('2026-11-20T19:00:00+09:00');
  await addVisit(portal, late);
  await emptyInboxes(portal);
  expect(await logRemindersAt('2026-11-20 20:00')).toEqual([]);
});
