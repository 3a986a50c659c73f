import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setProject } from '#test-kit/factories/set-project.ts';
import { logContent, newLog } from '#test-kit/factories/site-log.ts';
import { sendTalk, talkOf } from '#test-kit/factories/talk.ts';
import { arrival, awardIdOf, makeSite } from '#test-kit/factories/visit.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let Id: number;
let AwardId: number;

beforeAll(async () => {
  portal = await startApp({ SESSION_IDLE_HOURS: '720', SESSION_HOURS: '720' });
});
afterAll(() => portal.close());

/** Moves the server's clock to a time in Seoul. */
const at = (time: string): void => {
  portal.clock.now = new Date(`${time.replace(' ', 'T')}+09:00`);
};

/** A site that was taken on 11-10 and starts on 11-20. */
beforeEach(async () => {
  at('2026-11-10 09:00:00');
  await portal.resetLimits();
  Id = await makeSite(portal);
  AwardId = await awardIdOf(portal, Id);
  await setProject(portal, Id, { choice_date: '2026-11-20' });
  at('2026-11-20 15:00:00');
});

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } }) =>
  status === 200 ? 200 : `${status} ${refusal.code}`;
const arrive = async (DoneDtm: string, changes: object = {}) =>
  codeOf(await portal.call('Site/visit-arrive', arrival(AwardId, { DoneDtm, ...changes }), { as: 'hanbit1' }));
const leave = async (body: object) =>
  codeOf(await portal.call('Site/visit-leave', { AwardId, TomorrowYN: 'Y', ...body }, { as: 'hanbit1' }));
const visits = async () =>
  (await portal.call('Site/visit-list', { Id }, { as: 'pm2' })).ok.data.map((visit) => ({
    day: visit.day,
    arrived: visit.arrivedDtm.slice(5, 16),
    received: visit.arrivedReceivedDtm.slice(5, 16),
    left: visit.leftDtm.slice(5, 16),
  }));
const addLog = async (Day: string, DoneDtm: string, changes: object = {}) =>
  codeOf(await portal.call('Site/log-add', newLog(AwardId, Day, { DoneDtm, ...changes }), { as: 'hanbit1' }));
const logs = async () => (await portal.call('Site/log-list', { Id }, { as: 'pm2' })).ok.data;

describe('an arrival belongs to the day on which it was made (D-570)', () => {
  it('of 23:58, sent after midnight, to the day before, with both times', async () => {
    at('2026-11-21 00:20:00');
    expect(await arrive('2026-11-20 23:58:00', { DeviceDtm: '2026-11-20 23:58' })).toBe(200);
    expect(await visits()).toEqual([{ day: '2026-11-20', arrived: '11-20 23:58', received: '11-21 00:20', left: '' }]);
  });

  it('two days without a connection are two visits, with the hours from arrival to end', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    at('2026-11-22 09:00:00');
    expect(await arrive('2026-11-20 08:41:00', { EntryId: first })).toBe(200);
    expect(await leave({ ArrivalEntryId: first, DoneDtm: '2026-11-20 17:10:00' })).toBe(200);
    expect(await arrive('2026-11-21 08:30:00', { EntryId: second })).toBe(200);
    expect(await leave({ ArrivalEntryId: second, DoneDtm: '2026-11-22 01:05:00' })).toBe(200);
    expect(await visits()).toEqual([
      { day: '2026-11-21', arrived: '11-21 08:30', received: '11-22 09:00', left: '11-22 01:05' },
      { day: '2026-11-20', arrived: '11-20 08:41', received: '11-22 09:00', left: '11-20 17:10' },
    ]);
  });

  it('a device whose clock is ten days ahead is filed by the corrected moment, and its clock is kept', async () => {
    expect(await arrive('2026-11-20 08:41:00', { DeviceDtm: '2026-11-30 08:41' })).toBe(200);
    const [visit] = (await portal.call('Site/visit-list', { Id }, { as: 'pm2' })).ok.data;
    expect(visit).toMatchObject({ day: '2026-11-20', arrivedDeviceDtm: '2026-11-30 08:41:00' });
  });

  it.each(['', '2026-11-12 08:00:00', '2026-11-20 15:10:01', '2026-11-09 08:00:00'])(
    'where the moment is "%s" the time of the server counts',
    async (done) => {
      expect(await arrive(done)).toBe(200);
      expect(await visits()).toMatchObject([{ day: '2026-11-20', arrived: '11-20 15:00' }]);
    },
  );

  it('is judged by its day: too early for the site stays too early', async () => {
    expect(await arrive('2026-11-18 08:00:00')).toBe('409 VISIT_EARLY');
    expect(await arrive('2026-11-19 08:00:00')).toBe(200);
  });

  it('what was made before the completion is taken after it, what was made later is not', async () => {
    await setProject(portal, Id, { status: 'YY', completed_at: new Date('2026-11-20T12:00:00+09:00') });
    expect(await arrive('2026-11-20 12:00:00')).toBe('409 SITE_CLOSED');
    const EntryId = randomUUID();
    expect(await arrive('2026-11-20 08:41:00', { EntryId })).toBe(200);
    expect(await leave({ ArrivalEntryId: EntryId, DoneDtm: '2026-11-20 11:59:00' })).toBe(200);
    expect(await visits()).toMatchObject([{ arrived: '11-20 08:41', left: '11-20 11:59' }]);
  });
});

describe('an end that names its arrival (D-571)', () => {
  it('ends the visit of a colleague who had arrived on that day before', async () => {
    expect(await arrive('2026-11-20 08:00:00')).toBe(200);
    const swallowed = randomUUID();
    expect(await arrive('2026-11-20 08:41:00', { EntryId: swallowed })).toBe(200);
    expect(await leave({ ArrivalEntryId: swallowed, DoneDtm: '2026-11-20 14:00:00' })).toBe(200);
    expect(await visits()).toMatchObject([{ arrived: '11-20 08:00', left: '11-20 14:00' }]);
  });

  it('is refused without an arrival, and for another company', async () => {
    const ArrivalEntryId = randomUUID();
    expect(await leave({ ArrivalEntryId, DoneDtm: '2026-11-20 14:00:00' })).toBe('409 ARRIVAL_MISSING');
    expect(await arrive('2026-11-20 08:00:00', { EntryId: ArrivalEntryId })).toBe(200);
    const body = { AwardId, ArrivalEntryId, TomorrowYN: 'N' };
    expect(codeOf(await portal.call('Site/visit-leave', body, { as: 'daon1' }))).toBe('404 NOT_FOUND');
    expect(await leave({ ArrivalEntryId, DoneDtm: '2026-11-20 14:00:00' })).toBe(200);
  });
});

describe('staff who saw 미도착 are told the truth (D-572)', () => {
  const texts = async () => (await talkOf(portal, Id, 'pm2')).map(({ content }) => content);

  it('in the talk, once, when an arrival comes in late', async () => {
    const EntryId = randomUUID();
    expect(await arrive('2026-11-20 08:41:00', { EntryId })).toBe(200);
    expect(await arrive('2026-11-20 08:41:00', { EntryId })).toBe(200);
    expect(await texts()).toEqual(['11-20 08:41에 현장에 도착했습니다. (11-20 15:00에 늦게 보냄)']);
    const [message] = await talkOf(portal, Id, 'pm2');
    const edited = await portal.call(
      'Site/talk-edit',
      { MessageId: message?.messageId ?? 0, Version: message?.version ?? 0, Content: '07:00에 왔습니다' },
      { as: 'hanbit1' },
    );
    expect(codeOf(edited)).toBe('409 TALK_AUTOMATIC');
    const alarms = await portal.call('Alarm/alarm-group-list', {}, { as: 'sales1' });
    expect(alarms.ok.data.some(({ commentContent }) => commentContent === '새 메시지가 있습니다')).toBe(true);
  });

  it('not before 10:00, and not when the arrival was sent at once', async () => {
    at('2026-11-20 09:59:00');
    expect(await arrive('2026-11-20 08:41:00')).toBe(200);
    at('2026-11-21 10:30:00');
    expect(await arrive('2026-11-21 10:29:00')).toBe(200);
    expect(await texts()).toEqual([]);
  });
});

describe('a log that is sent late is what it was', () => {
  it('without a reason when it was written in time, with both times', async () => {
    at('2026-11-23 09:00:00');
    expect(await addLog('2026-11-20', '2026-11-21 23:59:00')).toBe(200);
    const [log] = await logs();
    expect(log).toMatchObject({
      writtenDtm: '2026-11-21 23:59:00',
      receivedDtm: '2026-11-23 09:00:00',
      reason: '',
    });
  });

  it('an edit that was made in time is no correction', async () => {
    expect(await addLog('2026-11-20', '2026-11-20 14:00:00')).toBe(200);
    const [log] = await logs();
    at('2026-11-23 09:00:00');
    const body = { LogId: log?.logId, Version: log?.version, ...logContent({ Work: '다시 썼습니다' }) };
    const late = await portal.call('Site/log-edit', body, { as: 'hanbit1' });
    expect(codeOf(late)).toBe('400 REASON_MISSING');
    const inTime = { ...body, DoneDtm: '2026-11-21 20:00:00' };
    expect(codeOf(await portal.call('Site/log-edit', inTime, { as: 'hanbit1' }))).toBe(200);
    expect(await logs()).toMatchObject([
      { work: '다시 썼습니다', editedDtm: '2026-11-21 20:00:00', editedReceivedDtm: '2026-11-23 09:00:00', former: [] },
    ]);
  });

  it('more than seven days later it needs its reason, and is taken with it', async () => {
    at('2026-11-29 09:00:00');
    const EntryId = randomUUID();
    expect(await addLog('2026-11-20', '2026-11-20 17:00:00', { EntryId })).toBe('400 REASON_MISSING');
    expect(await addLog('2026-11-20', '2026-11-20 17:00:00', { EntryId, Reason: '지하라 신호가 없었음' })).toBe(200);
  });

  it('may not be of a day after the one on which it was written', async () => {
    expect(await addLog('2026-11-20', '2026-11-19 17:00:00')).toBe('400 LOG_DAY');
    expect(await addLog('2026-11-20', '2026-11-20 14:00:00')).toBe(200);
  });
});

it('a message keeps when it was written, and stands where the server got it', async () => {
  await sendTalk(portal, AwardId, { Content: '먼저' }, 'sales1');
  const sent = await sendTalk(portal, AwardId, { Content: '늦게', DoneDtm: '2026-11-19 17:10:00' }, 'hanbit1');
  expect(sent.status).toBe(200);
  expect(await talkOf(portal, Id, 'pm2')).toMatchObject([
    { content: '먼저' },
    { content: '늦게', writtenDtm: '2026-11-19 17:10:00', createdDtm: '2026-11-20 15:00:00' },
  ]);
});
