import { keysFor, NOTIFY_KEYS, type NotifyKey } from '@portal/contract/areas/notify/catalogue';
import { OWN_STATUSES } from '@portal/contract/areas/outsourced-projects/policy';
import { addDays, seoulDay } from '@portal/contract/core/dates';
import { raiseUntakenAlarms } from '@portal/server/areas/alarms/public/alarms';
import { closeTransport } from '@portal/server/areas/mail/transport';
import { deliverMessages } from '@portal/server/areas/notify/public/deliver';
import { deliverAllOutside } from '@portal/server/areas/notify/public/deliver-outside';
import { insertEvent } from '@portal/server/areas/notify/queries/events';
import { listParts, pageGroups } from '@portal/server/areas/notify/queries/inbox';
import { insertTest } from '@portal/server/areas/notify/queries/outbox-test';
import { viewMessage } from '@portal/server/areas/notify/view';
import type { Ctx } from '@portal/server/context';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loaded, load, NOW } from './load.ts';
import { findSecrets, listAllowed, listSecrets } from './message-secrets.ts';
import { openMessageServices, reachEverybody } from './message-services.ts';

/** Projects of each state that tell everything they can tell. */
const PER_STATE = 3;

let loaded: Loaded;
let services: Awaited<ReturnType<typeof openMessageServices>>;
let now = NOW;
let allowed: string[];
let secrets: string[];
beforeAll(async () => {
  loaded = await load();
  services = await openMessageServices({ ...loaded.ctx, now: () => now });
  await reachEverybody(services);
  allowed = await listAllowed(loaded.ctx);
  secrets = await listSecrets(loaded.ctx);
});
afterAll(async () => {
  if (services.ctx.mail) closeTransport(services.ctx.mail);
  await services.close();
  await loaded.close();
});

/** What happened to some projects of each state, to the notices, and to what rings for staff. */
async function everythingHappens(ctx: Ctx, urgent: boolean): Promise<void> {
  const { db } = ctx;
  const event = (key: NotifyKey, of: object) =>
    insertEvent(db, { key, urgent, occasion: null, created_at: ctx.now(), ...NOTHING, ...of });
  const { rows: projects } = await sql<{ id: number; status: string; company: number | null; line: number | null }>`
    select id, status, choice_company_id as company, (
      select max(id) from comment where board = 'project' and post_id = p.id::text and automatic) as line
    from (select *, row_number() over (partition by status order by id desc) as place
      from outsourced_project where deleted_at is null) p
    where place <= ${PER_STATE} order by id`.execute(db);
  for (const { id, status, company, line } of projects) {
    if (status === 'N') for (const key of keysFor('interested')) await event(key, { project_id: id });
    if (!OWN_STATUSES.some((own) => own === status)) continue;
    for (const key of keysFor('winner')) {
      await event(key, { project_id: id, company_id: company, comment_id: key === 'change' ? line : null });
    }
  }
  const notices = await db.selectFrom('notice').select('id').where('board', '=', 'C').limit(PER_STATE).execute();
  for (const { id } of notices) for (const key of keysFor('contractors')) await event(key, { notice_id: id });
  const companies = [...new Set(projects.flatMap(({ company }) => (company === null ? [] : [company])))];
  for (const company_id of companies) for (const key of keysFor('company')) await event(key, { company_id });
  await notifyStaff(ctx, event);
}

const NOTHING = {
  project_id: null,
  notice_id: null,
  company_id: null,
  comment_id: null,
  again_of: null,
  made_at: null,
};

/** Tells staff of comments on every board, of history lines, and of projects that nobody takes. */
async function notifyStaff(ctx: Ctx, event: (key: NotifyKey, of: object) => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ comment_id: number }>`
    select max(comment_id) as comment_id from alarm where comment_id is not null group by board, post_id
    order by 1 desc limit ${4 * PER_STATE}`.execute(ctx.db);
  const untaken: readonly NotifyKey[] = ['untakenDay', 'untakenEve'];
  const ofComments = keysFor('staff').filter((key) => !untaken.includes(key));
  for (const [index, { comment_id }] of rows.entries()) {
    await event(ofComments[index % ofComments.length] ?? 'commented', { comment_id });
  }
  const open = await ctx.db.selectFrom('outsourced_project').selectAll().where('status', '=', 'N').limit(2).execute();
  // Both are told of a start of tomorrow, or one of them would be untrue and not leave (D-590).
  const start_dates = [addDays(seoulDay(ctx.now()), 1)];
  for (const [index, { id, project_name, created_by }] of open.entries()) {
    await ctx.db.updateTable('outsourced_project').set({ start_dates }).where('id', '=', id).execute();
    await event(untaken[index] ?? 'untakenDay', { project_id: id });
    const alarm = { projectId: id, subject: project_name, authorId: created_by, excerpt: '' };
    await raiseUntakenAlarms(ctx, { ...alarm, staff: [created_by, 'sales1', 'pm1'] });
  }
}

/** Delivers everything, and answers every text by its channel. */
async function deliverAll(): Promise<Record<'inbox' | 'push' | 'mail' | 'talk' | 'text', string[]>> {
  const { ctx, push, mail, talk } = services;
  await deliverMessages(ctx);
  now = new Date(now.getTime() + 61_000);
  await deliverAllOutside(ctx);
  const readers = await ctx.db.selectFrom('portal_user').select('user_id').where('user_type', '=', 'C').execute();
  const inbox: string[] = [];
  for (const { user_id: userId } of readers) {
    const groups = await pageGroups(ctx.db, { userId, now }, false, { Page: 1, PageSize: 1000 });
    const ids = groups.map(({ group_id }) => group_id);
    const parts = await listParts(ctx.db, { userId, now }, ids);
    for (const group of groups) {
      const [first, ...others] = parts.filter(({ group_id }) => group_id === group.group_id);
      if (first) inbox.push(JSON.stringify(viewMessage(group, [first, ...others], now)));
    }
  }
  return {
    inbox,
    push: push.arrived.map(({ text }) => text),
    mail: mail.arrived.flatMap(({ headers, plain, html }) => [headers.get('subject') ?? '', plain, html]),
    talk: talk.provider.sent.map(({ text }) => text),
    text: talk.provider.sent.flatMap(({ replacements }) => replacements.map(({ text }) => text)),
  };
}

/** The states of deliveries of the keys that were told, as 'key state'. */
async function deliveredKeys(): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct e.key from notify_event e join notify_delivery d on d.event_id = e.id
    where d.state in ('D', 'R')`.execute(services.ctx.db);
  return new Set(rows.map(({ key }) => key));
}

describe('no message holds a customer, site, address, contact, or text that somebody wrote (D-380)', () => {
  it.each([
    ['each message alone', true],
    ['several in one', false],
  ])('%s, in the inbox and by every way', async (_name, urgent) => {
    const { ctx } = services;
    await ctx.db.deleteFrom('notify_event').execute();
    await everythingHappens(ctx, urgent);
    await insertTest(ctx.db, 'admin', ['push', 'mail'], ctx.now());
    const textsByChannel = await deliverAll();
    expect([...NOTIFY_KEYS].filter((key) => key !== 'test').sort()).toEqual(
      [...(await deliveredKeys())].filter((key) => key !== 'test').sort(),
    );
    for (const [channel, texts] of Object.entries(textsByChannel)) {
      expect(texts.length, channel).toBeGreaterThan(10);
      const found = texts.flatMap((text) => findSecrets(text, allowed, secrets).map((secret) => `${secret}: ${text}`));
      expect(found, channel).toEqual([]);
    }
  });

  it('the search finds what a message would say of a customer', () => {
    const [first = ''] = secrets;
    expect(findSecrets(`새 일감 · ${first}`, allowed, secrets)).toContain(first);
    expect(secrets.length).toBeGreaterThan(200);
  });
});
