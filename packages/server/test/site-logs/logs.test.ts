import { randomUUID } from 'node:crypto';
import { seoulDay } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankLogs } from '#areas/site-logs/public/blank-logs.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addLog, logContent, newLog } from '#test-kit/factories/site-log.ts';
import { addVisit, awardIdOf, makeSite } from '#test-kit/factories/visit.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

/** 15:00 in Seoul on 2026-11-20. */
const START = new Date('2026-11-20T06:00:00Z');
const TODAY = '2026-11-20';
/** The first moment after the free time of today's log. */
const OVER = '2026-11-22T00:00:00+09:00';

let portal: TestApp;
let Id: number;
let AwardId: number;
beforeAll(async () => {
  portal = await startApp({ SESSION_IDLE_HOURS: '720', SESSION_HOURS: '720' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
  Id = await makeSite(portal);
  AwardId = await awardIdOf(portal, Id);
});

const at = (moment: string): void => {
  portal.clock.now = new Date(moment);
};
const addAs = async (as: Person, body: object) => {
  const reply = await portal.call('Site/log-add', body, { as });
  return reply.status === 200 ? reply.ok.data[0]?.logId : `${reply.status} ${reply.refusal.code}`;
};
const editAs = async (as: Person, LogId: number, changes: object) => {
  const reply = await portal.call('Site/log-edit', { LogId, ...logContent(changes) }, { as });
  return reply.status === 200 ? 200 : `${reply.status} ${reply.refusal.code}`;
};
const listed = async (as: Person = 'pm2') => (await portal.call('Site/log-list', { Id }, { as })).ok;
const logs = async (as: Person = 'pm2') => (await listed(as)).data;

describe('a new log', () => {
  it('is one of an award and a day, and another one of that day is refused with a way out', async () => {
    const first = await addAs('hanbit1', newLog(AwardId, TODAY));
    expect(first).toEqual(expect.any(Number));
    const second = await portal.call('Site/log-add', newLog(AwardId, TODAY, { Work: '다른 글' }), { as: 'hanbit2' });
    expect([second.status, second.refusal.code, second.refusal.message]).toEqual([
      409,
      'LOG_EXISTS',
      '이 날의 작업일보가 이미 있습니다. 등록된 일보를 수정해주세요.',
    ]);
    expect(await logs()).toMatchObject([{ logId: first, work: '카메라 6대 철거, 6대 설치', former: [] }]);
  });

  it('of two at once one wins, and the same entry at once is one log', async () => {
    const others = await Promise.all(['hanbit1', 'hanbit2'].map((as) => addAs(as as Person, newLog(AwardId, TODAY))));
    expect(others.filter((answer) => answer === '409 LOG_EXISTS')).toHaveLength(1);
    expect(others.filter((answer) => typeof answer === 'number')).toHaveLength(1);
    const Another = await makeSite(portal);
    const body = newLog(await awardIdOf(portal, Another), TODAY);
    const same = await Promise.all(Array.from({ length: 5 }, () => addAs('hanbit1', body)));
    expect(new Set(same)).toEqual(new Set([expect.any(Number)]));
    expect(new Set(same).size).toBe(1);
  });

  it('under the entry id of a colleague is told, and stores nothing', async () => {
    const body = newLog(AwardId, TODAY);
    await addAs('hanbit1', body);
    expect(await addAs('hanbit2', { ...body, Work: '다른 글' })).toBe('409 KEY_REUSED');
    expect(await logs()).toMatchObject([{ work: '카메라 6대 철거, 6대 설치' }]);
  });

  it('repeated with its entry id gets the first answer, later and in a closed site too', async () => {
    const body = newLog(AwardId, TODAY, { EntryId: randomUUID().toUpperCase() });
    const first = await addAs('hanbit1', body);
    at('2026-11-29T00:00:00Z');
    expect(await addAs('hanbit1', { ...body, Work: '' })).toBe(first);
    await setProject(portal, Id, { status: 'B', bill_date: '2026-12-01' });
    expect(await addAs('hanbit1', body)).toBe(first);
    expect(await logs()).toMatchObject([{ work: '카메라 6대 철거, 6대 설치' }]);
  });

  it('keeps what was done, the used materials by name, the delay, tomorrow, and the time of the device', async () => {
    await setProject(portal, Id, { material_sent: true, material_confirmed: true });
    const { meta } = await listed('hanbit1');
    const [line] = meta.materials;
    expect(line).toMatchObject({ materialId: 1, quantity: 12 });
    const Materials = [{ MaterialId: 1, Quantity: 3 }];
    const content = { Materials, DelayKind: 'A', DelayText: '노출 배관 8m', Tomorrow: 'NVR 설치' };
    await addLog(portal, Id, { ...content, DeviceDtm: '2026-11-20 11:00' }, 'hanbit2');
    expect(await logs()).toMatchObject([
      {
        day: TODAY,
        version: 1,
        headcount: 4,
        materials: [{ ...line, quantity: 3 }],
        delayKind: 'A',
        delayText: '노출 배관 8m',
        tomorrow: 'NVR 설치',
        photos: [],
        reason: '',
        userName: '한서준',
        writtenDtm: '2026-11-20 15:00:00',
        deviceDtm: '2026-11-20 11:00:00',
        editedDtm: '',
      },
    ]);
  });

  it.each([
    [{ Work: ' ' }, 'FIELD_REQUIRED', 'Work'],
    [{ Headcount: 100 }, 'FIELD_REQUIRED', 'Headcount'],
    [{ DelayKind: 'W' }, 'FIELD_REQUIRED', 'DelayText'],
    [{ DelayKind: 'Q' }, 'BAD_REQUEST', undefined],
    [{ Work: '가'.repeat(2001) }, 'TOO_LONG', undefined],
    [{ Materials: [{ MaterialId: 1, Quantity: 1 }] }, 'LOG_MATERIAL', 'Materials'],
    [{ Photos: [randomUUID()] }, 'PHOTO_UNKNOWN', 'Photos'],
    [{ Day: '2026-11-21' }, 'LOG_DAY', 'Day'],
    [{ Day: '' }, 'LOG_DAY', 'Day'],
    [{ EntryId: 'x' }, 'BAD_REQUEST', undefined],
  ])('with %j is refused as %s', async (changes, code, field) => {
    const { refusal } = await portal.call('Site/log-add', newLog(AwardId, TODAY, changes), { as: 'hanbit1' });
    expect(refusal.code).toBe(code);
    if (field) expect(refusal).toMatchObject({ field });
    expect(await logs()).toEqual([]);
  });

  it('is possible for yesterday until 24:00 of today, and later with a reason', async () => {
    at('2026-11-21T23:59:59+09:00');
    expect(await addAs('hanbit1', newLog(AwardId, TODAY, { Reason: '묻지 않은 사유' }))).toEqual(expect.any(Number));
    expect(await logs()).toMatchObject([{ reason: '' }]);
    at('2026-11-24T09:00:00+09:00');
    const late = newLog(AwardId, '2026-11-21');
    expect(await addAs('hanbit1', late)).toBe('400 REASON_MISSING');
    expect(await addAs('hanbit1', { ...late, Reason: '지하라 보내지 못함' })).toEqual(expect.any(Number));
    expect(await logs()).toMatchObject([{ day: '2026-11-21', reason: '지하라 보내지 못함' }, { day: TODAY }]);
  });

  it('is possible for a day with an arrival, also after the chosen day was moved', async () => {
    await addVisit(portal, Id);
    await setProject(portal, Id, { choice_date: '2026-11-30' });
    expect(await addAs('hanbit1', newLog(AwardId, '2026-11-19'))).toBe('400 LOG_DAY');
    expect(await addAs('hanbit1', newLog(AwardId, TODAY))).toEqual(expect.any(Number));
  });
});

describe('an edit', () => {
  it('until 24:00 of the next day replaces the text, by a colleague too, and keeps no former one', async () => {
    const LogId = await addLog(portal, Id);
    at('2026-11-21T23:59:59+09:00');
    expect(await editAs('hanbit2', LogId, { Version: 1, Work: '12대 설치', Headcount: 3 })).toBe(200);
    expect(await logs()).toMatchObject([
      {
        work: '12대 설치',
        headcount: 3,
        version: 2,
        userName: '한지우',
        editedUserName: '한서준',
        editedDtm: '2026-11-21 23:59:59',
        reason: '',
        former: [],
      },
    ]);
  });

  it('afterwards is a correction: without a reason refused, with one it keeps what was written before', async () => {
    const LogId = await addLog(portal, Id);
    at(OVER);
    expect(await editAs('hanbit1', LogId, { Work: '배선 46m' })).toBe('400 REASON_MISSING');
    expect(await editAs('hanbit1', LogId, { Work: '배선 46m', Reason: '길이를 잘못 적음' })).toBe(200);
    expect(await editAs('hanbit2', LogId, { Work: '배선 47m', Reason: '다시 잼' })).toBe(200);
    for (const reader of ['pm2', 'hanbit1'] as const) {
      expect(await logs(reader)).toMatchObject([
        {
          work: '배선 47m',
          reason: '다시 잼',
          userName: '한서준',
          version: 3,
          former: [
            { work: '배선 46m', reason: '길이를 잘못 적음', userName: '한지우' },
            { work: '카메라 6대 철거, 6대 설치', reason: '', writtenDtm: '2026-11-20 15:00:00' },
          ],
        },
      ]);
    }
  });

  it('that says the same changes nothing, so that a repeat is no second correction', async () => {
    const LogId = await addLog(portal, Id);
    at(OVER);
    const correction = { Version: 1, Work: '배선 46m', Reason: '길이를 잘못 적음' };
    expect(await editAs('hanbit1', LogId, correction)).toBe(200);
    expect(await editAs('hanbit1', LogId, correction)).toBe(200);
    expect(await logs()).toMatchObject([{ version: 2, former: [{}] }]);
  });

  it('of an older version is refused, and of two at once one is', async () => {
    const LogId = await addLog(portal, Id);
    const answers = await Promise.all([
      editAs('hanbit1', LogId, { Version: 1, Work: '하나' }),
      editAs('hanbit2', LogId, { Version: 1, Work: '둘' }),
    ]);
    expect(answers.map(String).sort()).toEqual(['200', '409 STALE']);
    expect(await logs()).toMatchObject([{ version: 2 }]);
  });

  it('keeps a material that is no longer on the list', async () => {
    await setProject(portal, Id, { material_sent: true });
    const Materials = [{ MaterialId: 1, Quantity: 3 }];
    const LogId = await addLog(portal, Id, { Materials });
    await setProject(portal, Id, { material_sent: false });
    expect(await editAs('hanbit1', LogId, { Materials, Tomorrow: '점검' })).toBe(200);
    expect(await logs()).toMatchObject([{ materials: [{ materialId: 1, quantity: 3 }], tomorrow: '점검' }]);
  });
});

it('loses texts and names with the personal data of its project; day, headcount and times stay', async () => {
  const LogId = await addLog(portal, Id, { DelayKind: 'C', DelayText: '김과장 부재' });
  at(OVER);
  await editAs('hanbit2', LogId, { Work: '김과장 입회', Reason: '빠뜨림' });
  await blankLogs(portal.ctx.db, [Id]);
  const blanked = messageText('retention.blanked');
  expect(await logs()).toMatchObject([
    {
      day: TODAY,
      work: blanked,
      reason: blanked,
      tomorrow: '',
      userName: '',
      headcount: 4,
      former: [{ work: blanked, delayKind: 'C', delayText: blanked, userName: '' }],
    },
  ]);
});

it('is announced to the open pages of its project when it is registered and edited', async () => {
  const announced: string[] = [];
  const client = await portal.pool.connect();
  client.on('notification', ({ payload }) => announced.push(payload ?? ''));
  await client.query('listen portal_project');
  const LogId = await addLog(portal, Id);
  await editAs('hanbit1', LogId, { Work: '바꿈' });
  await client.query('unlisten portal_project');
  client.release(true);
  expect(announced.map((text) => JSON.parse(text)).filter(({ id }) => id === Id)).toHaveLength(2);
});

it('stands in the sites of its day', async () => {
  const logged = async () => {
    const { ok } = await portal.call('Site/visit-today', { Day: seoulDay(START) }, { as: 'pm2' });
    return ok.data.find(({ projectId }) => projectId === Id)?.logYN;
  };
  expect(await logged()).toBe('N');
  await addLog(portal, Id);
  expect(await logged()).toBe('Y');
});
