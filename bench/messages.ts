import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { OpenDatabase } from '../packages/server/src/db/connect.ts';
import type { BenchContext } from './bench-context.ts';
import { freePort, prepareAccounts, prepareDatabase, startPortal, stopChild, timeRequest } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import type { Endpoint } from './post-json.ts';

const PROJECTS = 1000;
const WARM_UP = 4;
const ACCOUNT = { key: 'NCSTANDIN', secret: 'stand-in-secret' };
const TEMPLATES = ['offer', 'change', 'materials', 'finish', 'tomorrow', 'notice', 'siteTalk'];
/** Everybody looks for work in the first area, and nobody in the second. */
const AREAS = [1, 2] as const;

/** Contractors with a mobile number, who look for work in the first area alone and want 알림톡 at any hour. */
async function addRecipients({ db }: OpenDatabase, count: number): Promise<void> {
  await sql`
    insert into portal_user (user_id, user_type, user_name, company_id, phone)
    select 'bench-partner' || n, 'C', '받는이' || n, partner.company_id, '010' || lpad(n::text, 8, '0')
    from generate_series(1, ${count}::int) n,
      (select company_id from portal_user where user_id = 'sample-partner01') partner`.execute(db);
  const everybody = sql`select user_id from portal_user where user_type = 'C'`;
  await sql`insert into notify_interest (user_id, saved_at) select user_id, now() from (${everybody}) c`.execute(db);
  await sql`
    insert into notify_interest_area (user_id, area_id) select user_id, ${AREAS[0]} from (${everybody}) c`.execute(db);
  await sql`
    insert into notify_setting (user_id, quiet, talk_offer_text) select user_id, false, '' from (${everybody}) c
  `.execute(db);
  await sql`
    insert into notify_choice (user_id, kind, channel, choice)
    select user_id, 'notice', 'talk', 'now' from (${everybody}) c`.execute(db);
}

/** Drafts to post, in turn of the first and of the second area. */
async function listDrafts({ db }: OpenDatabase, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update outsourced_project set status = 'P', deleted_at = null, choice_company_id = null, choice_user_id = null,
      choice_date = null, choice_at = null, posted_at = null, first_day = current_date + 30,
      start_dates = array[current_date + 30],
      area_id = case when id % 2 = 0 then ${AREAS[0]}::int else ${AREAS[1]}::int end
    where id in (select id from outsourced_project order by id limit ${count})
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  await sql`delete from outsourced_start_date where project_id = any(${ids}::bigint[])`.execute(db);
  await sql`
    insert into outsourced_start_date (project_id, start_date)
    select id, current_date + 30 from unnest(${ids}::bigint[]) id`.execute(db);
  return ids;
}

const POST = '/api/Construction/construction-post';

/** Posts drafts with all recipients and with none in turn. Prints the p50 and the slowest of each. */
async function measurePosting(database: OpenDatabase, staff: Endpoint, rounds: number): Promise<void> {
  const ids = await listDrafts(database, 2 * (rounds + WARM_UP));
  const times: [all: number[], none: number[]] = [[], []];
  for (const [index, Id] of ids.entries()) {
    const ms = await timeRequest({ ...staff, path: POST }, { Id, Status: 'N' });
    if (index >= 2 * WARM_UP) times[Id % 2 === 0 ? 0 : 1].push(ms);
  }
  console.log(tableRow(['posting', 'ms p50', 'slowest']));
  console.log(tableRow(['---', '---:', '---:']));
  for (const [index, name] of ['with all recipients', 'with none'].entries()) {
    const list = times[index] ?? [];
    console.log(tableRow([name, median(list).toFixed(1), Math.max(...list).toFixed(1)]));
  }
}

/** How many deliveries by a channel are open. */
async function countOpen({ db }: OpenDatabase, channel: 'inbox' | 'talk'): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (select count(*) from notify_event where made_at is null)
      + (select count(*) from notify_delivery where channel = ${channel} and state in ('Q', 'H', 'S')) as open
  `.execute(db);
  return rows[0]?.open ?? 0;
}

async function waitUntilSent(database: OpenDatabase, channel: 'inbox' | 'talk'): Promise<void> {
  while ((await countOpen(database, channel)) > 0) await sleep(100);
}

/** Tells everybody of a must-read notice at once, and prints how fast it went out. */
async function measureDrain(database: OpenDatabase): Promise<void> {
  const { db } = database;
  await waitUntilSent(database, 'inbox');
  await sql`
    with shown as (
      insert into notice (board, subject, subject_color, content, content_edition, search_text, created_by,
        must_read_until, category_id, pinned)
      select 'C', '동절기 안전수칙', '#000000', '', 1, '', 'sample-pm01', current_date + 7, min(id), false
      from notice_category
      returning id)
    insert into notify_event (key, notice_id, urgent, occasion, created_at)
    select 'notice', id, true, 'notice/' || id, now() from shown
  `.execute(db);
  const started = performance.now();
  await waitUntilSent(database, 'talk');
  const seconds = (performance.now() - started) / 1000;
  const { rows } = await sql<{ state: string; count: number; span: number }>`
    select d.state, count(*) as count, extract(epoch from max(d.sent_at) - min(d.created_at))::float8 as span
    from notify_delivery d join notify_event e on e.id = d.event_id
    where e.key = 'notice' and d.channel = 'talk' group by d.state`.execute(db);
  for (const { state, count, span } of rows) {
    const rate = count / Math.max(span, 0.001);
    console.log(
      `알림톡 ${state}: ${count} in ${span.toFixed(1)} s (${rate.toFixed(0)} a second); ${seconds.toFixed(1)} s with the start of the queue`,
    );
  }
}

async function startProvider(root: string): Promise<{ child: ChildProcess; origin: string }> {
  const [push, talk] = [await freePort(), await freePort()];
  const script = join(root, 'packages/demo/src/stand-ins/print-messages.ts');
  const args = ['--import', 'tsx', script, String(push), String(talk), ACCOUNT.key, ACCOUNT.secret];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${talk}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(origin).catch(() => undefined)) return { child, origin };
    await sleep(100);
  }
  throw new Error('the provider does not start');
}

/** Posting with many recipients beside none, in one run, and how fast the queue of paid messages drains. */
export async function bench({ folder, root, args, postgres }: BenchContext): Promise<void> {
  const options = {
    recipients: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '40' },
  } as const;
  const { values } = parseArgs({ args, options });
  console.log(
    `PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores; ${values.recipients} recipients`,
  );
  const { url, database } = await prepareDatabase(postgres.url, PROJECTS, 'bench_messages');
  await prepareAccounts(database);
  await addRecipients(database, Number(values.recipients));
  const provider = await startProvider(root);
  const portal = await startPortal(folder, url, {
    TALK_URL: provider.origin,
    TALK_KEY: `${ACCOUNT.key},${ACCOUNT.secret}`,
    TALK_SENDER: 'KA01PF1,02-555-0100',
    TALK_TEMPLATES: TEMPLATES.map((kind, index) => `${kind}=KA01TP${index}`).join(','),
    TALK_MONTHLY: '1000000',
  });
  try {
    await measurePosting(database, portal.endpoints['M'] as Endpoint, Number(values.rounds));
    await measureDrain(database);
  } finally {
    await Promise.all([stopChild(portal.child), stopChild(provider.child)]);
    await database.close();
    rmSync(portal.data, { recursive: true, force: true });
  }
}
