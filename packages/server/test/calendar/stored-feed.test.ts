import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const ALL = { Scope: 'all', OutsourcedYN: 'Y', InternalYN: 'Y', OfferedYN: 'Y' };

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  await makeOrder(portal, { ProjectName: '한빛 수주' });
});
afterAll(() => portal.close());
beforeEach(() => portal.ctx.db.deleteFrom('call_allowance').where('kind', '=', 'feeds').execute());

const make = async (as: Person): Promise<string> => (await portal.call('Calendar/feed-make', ALL, { as })).ok.path;
const read = (url: string, tag = '', remoteAddress = '203.0.113.9') =>
  portal.app.inject({ method: 'GET', url, remoteAddress, headers: { 'if-none-match': tag, 'accept-encoding': '' } });
const rename = (name: string) =>
  portal.ctx.db
    .updateTable('outsourced_project')
    .set({ project_name: name })
    .where('project_name', 'like', '한빛%')
    .execute();

describe('a calendar that a program asks for again and again (D-533)', () => {
  it('is 304 while it is the same, and is noted as read all the same', async () => {
    const url = await make('sales1');
    const first = await read(url);
    expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^W\/"/), 'cache-control': 'private, no-cache' });
    portal.clock.now = new Date(portal.clock.now.getTime() + 600_000);
    const again = await read(url, String(first.headers.etag));
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // Written once: the time of the first writing stands in it still.
    expect((await read(url)).body).toBe(first.body);
    const info = await portal.call('Calendar/feed-info', {}, { as: 'sales1' });
    expect(info.ok.data[0]?.lastReadDtm).toBe('2026-11-20 15:10:00');
  });

  it('is written anew when an entry, the choice of its user or their rights have changed', async () => {
    const url = await make('hanbit1');
    const seen = new Set<unknown>();
    const tag = async (): Promise<unknown> => seen.add((await read(url)).headers.etag);
    await tag();
    await rename('한빛 이름');
    expect((await read(url)).body).toContain('한빛 이름');
    await tag();
    await portal.call('Calendar/feed-edit', { ...ALL, OutsourcedYN: 'N' }, { as: 'hanbit1' });
    expect((await read(url)).body).not.toContain('한빛 이름');
    await tag();
    await portal.call('Calendar/feed-edit', ALL, { as: 'hanbit1' });
    await portal.ctx.db
      .updateTable('portal_user')
      .set({ user_name: '김한빛' })
      .where('user_id', '=', 'hanbit1')
      .execute();
    await tag();
    expect(seen.size).toBe(3);
  });

  it('is read once for twenty requests at the same moment', async () => {
    const url = await make('pm2');
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('is limited by calendar, from wherever it is asked for, and other calendars are not', async () => {
    const [url, other] = [await make('pm1'), await make('pm2')];
    expect((await read(url)).statusCode).toBe(200);
    const ofCalendar = portal.ctx.db
      .updateTable('call_allowance')
      .where('user_id', '=', 'pm1')
      .where('kind', '=', 'feeds');
    const taken = await ofCalendar.set({ rest: 0, at: sql`clock_timestamp() + interval '1 hour'` }).executeTakeFirst();
    expect(taken.numUpdatedRows).toBe(1n);
    for (const network of ['203.0.113.9', '198.51.100.1']) {
      const refused = await read(url, '', network);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    }
    expect((await read(other, '', '198.51.100.1')).statusCode).toBe(200);
  });
});
