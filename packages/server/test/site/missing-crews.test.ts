import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { announceMissingCrews } from '#areas/site/missing-crews.ts';
import { addVisit, makeSite } from '#test-kit/factories/visit.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
/** Two sites of pm1 and pm2, and one of pm2 alone. */
let both: number;
let own: number;

beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

/** Moves the server's clock to a time of the day. */
const at = (time: string): void => {
  portal.clock.now = new Date(`2026-11-20T${time}+09:00`);
};

beforeEach(async () => {
  at('08:00:00');
  await portal.resetLimits();
  await portal.ctx.db.updateTable('outsourced_project').set({ deleted_at: portal.clock.now }).execute();
  await portal.ctx.db.deleteFrom('alarm').execute();
  await portal.ctx.db.deleteFrom('missing_round').execute();
  both = await makeSite(portal);
  await makeSite(portal);
  own = await makeSite(portal, 'hanbit1', { MizePMUserId: 'pm2' });
});

/** What several processes at once tell at a time of the day. */
async function alarmsAt(time: string): Promise<string[]> {
  at(time);
  const before = (await portal.ctx.db.selectFrom('alarm').select('id').execute()).map(({ id }) => id);
  await Promise.all([1, 2, 3].map(() => announceMissingCrews(portal.ctx)));
  const alarms = await portal.ctx.db
    .selectFrom('alarm')
    .select(['id', 'user_id', 'excerpt'])
    .where('kind', '=', 'missing')
    .orderBy('user_id')
    .execute();
  return alarms.filter(({ id }) => !before.includes(id)).map(({ user_id, excerpt }) => `${user_id} ${excerpt}`);
}

it('PMs hear at 10:00 how many crews have not come, once over all processes, and each half hour while it changes', async () => {
  expect(await alarmsAt('09:59:59')).toEqual([]);
  expect(await alarmsAt('10:00:00')).toEqual(['pm1 미도착 2곳', 'pm2 미도착 3곳']);
  await addVisit(portal, own);
  expect(await alarmsAt('10:29:59')).toEqual([]);
  expect(await alarmsAt('10:30:00')).toEqual(['pm2 미도착 2곳']);
  expect(await alarmsAt('11:00:00')).toEqual([]);
  await addVisit(portal, both);
  expect(await alarmsAt('11:40:00')).toEqual(['pm1 미도착 1곳', 'pm2 미도착 1곳']);
});

it('they also hear that everybody has come', async () => {
  await portal.ctx.db
    .updateTable('outsourced_project')
    .set({ deleted_at: portal.clock.now })
    .where('id', '<>', own)
    .execute();
  expect(await alarmsAt('10:05:00')).toEqual(['pm2 미도착 1곳']);
  await addVisit(portal, own);
  expect(await alarmsAt('10:30:00')).toEqual(['pm2 미도착이던 현장에 모두 도착했습니다']);
});

it('the alarm is of the portal, names the day, and is marked read', async () => {
  await alarmsAt('10:00:00');
  const list = async () => (await portal.call('Alarm/alarm-group-list', {}, { as: 'pm1' })).ok.data;
  expect((await list())[0]).toMatchObject({
    id: '2026-11-20',
    boardType: 'sites',
    alarmKind: 'missing',
    userName: '포털',
    commentSubject: '오늘 현장',
    commentContent: '미도착 2곳',
    unreadCount: 1,
  });
  const read = { Id: '2026-11-20', BoardType: 'sites', ReadId: 0 };
  expect((await portal.call('Alarm/alarm-post-read-update', read, { as: 'pm1' })).status).toBe(200);
  expect((await list()).find(({ boardType }) => boardType === 'sites')?.unreadCount ?? 0).toBe(0);
});

it("'오늘 할 일' counts them for the caller, or for the team", async () => {
  const count = async (as: 'pm1' | 'pm2', SearchScope = 'mine') =>
    (await portal.call('Today/today-list', { SearchScope }, { as })).ok.data.find(({ line }) => line === 'startsToday')
      ?.missingSites;
  at('09:59:00');
  expect(await count('pm2')).toBe(0);
  at('10:00:00');
  expect([await count('pm1'), await count('pm2'), await count('pm1', 'team')]).toEqual([2, 3, 3]);
});
