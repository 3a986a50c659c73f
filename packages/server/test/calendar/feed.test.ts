import ical from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerInternal } from '#test-kit/factories/internal.ts';
import { makeOrder } from '#test-kit/factories/order.ts';
import { postProject } from '#test-kit/factories/project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const ALL = { Scope: 'all', OutsourcedYN: 'Y', InternalYN: 'Y', OfferedYN: 'Y' };

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  await makeOrder(portal, { ProjectName: '한빛 수주', CustomerName: '비밀고객', Addr1: '비밀주소' });
  await makeOrder(portal, { ProjectName: '다온 수주', MizePMUserId: 'pm1' }, { winner: 'daon1' });
  await postProject(portal, { ProjectName: '후보 둘; "따옴표", \\ 줄', StartDate: '2026-11-25^2026-12-02' });
  await registerInternal(portal, { ProjectName: '내부 점검', MizePMUserId: 'pm2' });
});
afterAll(() => portal.close());
beforeEach(() => portal.ctx.db.deleteFrom('call_allowance').where('kind', '=', 'feeds').execute());

const make = async (as: Person, content: object = ALL): Promise<string> =>
  (await portal.call('Calendar/feed-make', content, { as })).ok.path;
const fetchFeed = (url: string, address = '203.0.113.9') =>
  portal.app.inject({ method: 'GET', url, remoteAddress: address, headers: { 'user-agent': 'Calendar/1.0' } });
const feedInfo = async (as: Person) => (await portal.call('Calendar/feed-info', {}, { as })).ok.data[0];

/** The events of an address as a second program reads them. */
async function eventsAt(url: string): Promise<ical.Event[]> {
  const { statusCode, body } = await fetchFeed(url);
  expect(statusCode).toBe(200);
  const calendar = new ical.Component(ical.parse(body));
  return calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event));
}
const names = async (url: string) => (await eventsAt(url)).map(({ summary }) => summary).toSorted();

describe('a calendar address (D-333)', () => {
  it('is read by a second program: names, regions, days and states of what the user may see', async () => {
    const events = await eventsAt(await make('sales1'));
    const shown = events.map(({ summary, location, description, startDate, endDate }) => ({
      summary,
      location,
      description,
      start: startDate.toString(),
      end: endDate.toString(),
    }));
    const offered = { summary: '(후보일) 후보 둘; "따옴표", \\ 줄', description: '수주전' };
    expect(shown).toEqual([
      expect.objectContaining({ summary: '다온 수주', start: '2026-11-23', end: '2026-11-24' }),
      expect.objectContaining({ summary: '한빛 수주', description: '수주완료', start: '2026-11-23' }),
      expect.objectContaining({ ...offered, start: '2026-11-25' }),
      expect.objectContaining({
        summary: '내부 점검',
        description: '진행중',
        start: '2026-11-25T00:30:00Z',
        end: '2026-11-25T01:30:00Z',
      }),
      expect.objectContaining({ ...offered, start: '2026-12-02' }),
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('has no customer, address, amount or person, for nobody', async () => {
    for (const as of ['admin', 'hanbit1', 'daon1'] as const) {
      const { body } = await fetchFeed(await make(as));
      for (const secret of ['비밀고객', '비밀주소', 'A타워관리단', '정소장', '1500000', '박영업', '한지우']) {
        expect(body).not.toContain(secret);
      }
    }
  });

  it('has the scope that its user chose', async () => {
    expect(await names(await make('pm2', { ...ALL, Scope: 'mine' }))).toEqual([
      ...['(후보일) 후보 둘; "따옴표", \\ 줄', '(후보일) 후보 둘; "따옴표", \\ 줄', '내부 점검', '한빛 수주'],
    ]);
    const { db } = portal.ctx;
    const team = await db
      .insertInto('department')
      .values({ company_id: portal.companies.get('마이즈') ?? 0, kind: 'W', level: 0, name: '시공팀' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const user_id of ['pm1', 'pm2']) {
      await db
        .insertInto('employee')
        .values({ user_id, dept_id: team.id })
        .onConflict((row) => row.column('user_id').doUpdateSet({ dept_id: team.id }))
        .execute();
    }
    expect(await names(await make('pm2', { Scope: 'team', OutsourcedYN: 'Y' }))).toEqual(['다온 수주', '한빛 수주']);
    expect(await names(await make('hanbit2', { Scope: 'mine', OutsourcedYN: 'Y' }))).toEqual([]);
    expect(await names(await make('hanbit2', { Scope: 'team', OutsourcedYN: 'Y' }))).toEqual(['한빛 수주']);
    expect(await names(await make('hanbit2', ALL))).toHaveLength(3);
    await portal.call('Calendar/feed-edit', { ...ALL, OfferedYN: 'N' }, { as: 'hanbit2' });
    expect((await feedInfo('hanbit2'))?.offeredYN).toBe('N');
  });

  it('gives what its user may see now, and nothing once the account is closed', async () => {
    const url = await make('daon1');
    expect(await names(url)).toContain('다온 수주');
    const user = portal.ctx.db.updateTable('portal_user').where('user_id', '=', 'daon1');
    const company = async (name: string) =>
      (await portal.ctx.db.selectFrom('company').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
    await user.set({ company_id: await company('한빛설비') }).execute();
    expect(await names(url)).toContain('한빛 수주');
    expect(await names(url)).not.toContain('다온 수주');
    await user.set({ company_id: await company('다온전기'), deleted_at: portal.clock.now }).execute();
    expect((await fetchFeed(url)).statusCode).toBe(404);
    await user.set({ deleted_at: null }).execute();
    expect((await fetchFeed(url)).statusCode).toBe(200);
  });

  it('is stored as a hash, shows when it was read, and ends when it is revoked or replaced', async () => {
    const first = await make('pm1');
    const secret = /([\w-]{43})/.exec(first)?.[1] ?? '';
    const stored = await portal.ctx.db.selectFrom('calendar_feed').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(await feedInfo('pm1')).toMatchObject({ activeYN: 'Y', lastReadDtm: '' });
    await fetchFeed(first);
    expect(await feedInfo('pm1')).toMatchObject({ lastReadDtm: '2026-11-20 15:00:00', lastReader: 'Calendar/1.0' });
    const second = await make('pm1');
    expect((await fetchFeed(first)).statusCode).toBe(404);
    expect((await fetchFeed(second)).statusCode).toBe(200);
    expect((await portal.call('Calendar/feed-revoke', {}, { as: 'pm1' })).status).toBe(200);
    expect((await fetchFeed(second)).statusCode).toBe(404);
    expect((await portal.call('Calendar/feed-revoke', {}, { as: 'pm1' })).status).toBe(404);
    expect(await feedInfo('pm1')).toMatchObject({ activeYN: 'N', hint: '' });
  });

  it('refuses an address that contains nothing', async () => {
    const { status, refusal } = await portal.call('Calendar/feed-make', { Scope: 'all' }, { as: 'pm1' });
    expect([status, refusal.code]).toEqual([400, 'FEED_EMPTY']);
  });

  it('is limited by network before it is looked up, and answers unknown ones with 404', async () => {
    const unknown = `/ics/${'a'.repeat(43)}.ics`;
    const known = await make('pm1');
    const answers: number[] = [];
    // A slow run is given more while it reads.
    while (!answers.includes(429) && answers.length < 1000) {
      answers.push((await fetchFeed(unknown, '198.51.100.7')).statusCode);
    }
    expect(answers.length).toBeGreaterThan(120);
    expect(answers.slice(0, -1).every((status) => status === 404)).toBe(true);
    await portal.ctx.db
      .updateTable('call_allowance')
      .set({ rest: 0, at: sql`clock_timestamp() + interval '1 minute'` })
      .where('kind', '=', 'feeds')
      .execute();
    const limited = await fetchFeed(known, '198.51.100.7');
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '60']);
    expect((await fetchFeed('/ics/short.ics')).statusCode).toBe(404);
    expect((await fetchFeed('/ics/..%2f..%2fetc')).statusCode).toBe(404);
  });
});
