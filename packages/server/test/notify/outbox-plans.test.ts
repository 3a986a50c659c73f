import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFailedSince, pageOutbox } from '#areas/notify/queries/outbox-list.ts';
import { postProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';
import { emptyInboxes } from './inboxes.ts';

const ROWS = 50_000;
const ALL = {
  from: new Date(0),
  before: new Date('9999-01-01'),
  state: null,
  channel: '',
  kind: '',
  keyword: '',
} as const;

let portal: TestApp;
/** Opens nothing: the statements are sent to the database of the portal. */
const LISTEN = async () => async () => undefined;
beforeAll(async () => {
  portal = await startApp();
  const Id = await postProject(portal);
  await emptyInboxes(portal);
  const { db } = portal.ctx;
  // Fifty thousand messages over half a year, one in a thousand of them failed.
  await sql`
    insert into notify_event (key, project_id, created_at, made_at)
    select 'offer', ${Id}, now() - n * interval '5 minutes', now() from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`
    insert into notify_delivery (event_id, user_id, channel, state, due_at, group_id, created_at, sent_at)
    select id, 'hanbit1', 'inbox', case when id % 1000 = 0 then 'X' else 'D' end, created_at,
      case when id % 1000 = 0 then null else id end, created_at, case when id % 1000 = 0 then null else created_at end
    from notify_event`.execute(db);
  await sql`analyze notify_event, notify_delivery`.execute(db);
});
afterAll(() => portal.close());

const plansOf = <Answer>(ask: (db: TestApp['ctx']['db']) => Promise<Answer>) => {
  const database = { db: portal.ctx.db, pool: portal.pool, listen: LISTEN, close: async () => undefined };
  const { watched, plansOf: watch } = watchPlans(database);
  return watch(() => ask(watched.db));
};

describe('발송 현황 with many messages (D-425)', () => {
  it.each([
    ['the first page', ALL],
    ['the failed ones', { ...ALL, state: 'X' as const }],
    ['one day', { ...ALL, from: new Date(Date.now() - 172_800_000), before: new Date(Date.now() - 86_400_000) }],
  ])('%s is read along an index', async (_name, filter) => {
    const { answer, scans, statements } = await plansOf((db) => pageOutbox(db, filter, { Page: 1, PageSize: 30 }));
    expect(answer).toHaveLength(30);
    expect(statements).toBe(1);
    expect(scans).not.toContain('notify_delivery');
  });

  it('failures stand first, then the newest', async () => {
    const { answer } = await plansOf((db) => pageOutbox(db, ALL, { Page: 2, PageSize: 30 }));
    const states = answer.map(({ state }) => state).join('');
    expect(states).toMatch(/^X{20}D{10}$/);
  });

  it('today’s failures need no scan', async () => {
    const { scans } = await plansOf((db) => countFailedSince(db, new Date(Date.now() - 86_400_000)));
    expect(scans).not.toContain('notify_delivery');
  });
});
