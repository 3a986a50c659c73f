import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../packages/server/src/db/schema.ts';
import { attacksOf, attackWith } from './attack/attacks.ts';
import { countStatuses, observe } from './attack/observe.ts';
import type { BenchContext } from './bench-context.ts';
import { STAFF_ID, signInAs, startPortal, stopChild } from './bench-servers.ts';
import { tableRow } from './figures.ts';
import { residentMb } from './portals/process-usage.ts';
import { type Endpoint, postJson } from './post-json.ts';
import { fillSearched } from './search.ts';

/** What another user may wait at most (issue 36). */
const BOUND_MS = 500;
/** Time in which memory falls back after an attack. */
const REST_MS = 5000;
/** Requests of each attack that every process answers before the attack. */
const WARM_UP = 5;
const OTHER_ID = 'sample-pm02';
const LIST = '/api/Construction/all-construction-mize-list';
/** Entries of the attacker's calendar: more than one reading of an address has. */
const ENTRIES = 6000;

/** Gives the other user the password of the attacker, and the calendar entries of the coming months. */
async function prepare(db: Kysely<Database>): Promise<void> {
  await sql`update portal_user set password_hash = (select password_hash from portal_user where user_id = ${STAFF_ID})
    where user_id = ${OTHER_ID}`.execute(db);
  await sql`
    insert into internal_project (status, project_name, area_id, start_date, sales_user_id, created_by, project_type)
    select 'N', '내부 점검 ' || number, (select min(id) from area), current_date + number % 150, ${STAFF_ID}, ${STAFF_ID}, 'D'
    from generate_series(1, ${ENTRIES}::int) number`.execute(db);
}

async function makeCalendar(attacker: Endpoint): Promise<string> {
  const content = { Scope: 'all', OutsourcedYN: 'Y', InternalYN: 'Y', OfferedYN: 'Y' };
  const { text } = await postJson({ ...attacker, path: '/api/Calendar/feed-make' }, content);
  return JSON.parse(text).path;
}

type Portal = Awaited<ReturnType<typeof startPortal>>;

/** Attacks these processes in every way, while another user asks for a list and /readyz. Returns what went wrong. */
async function attackPortals(portals: readonly Portal[], only: string): Promise<string[]> {
  const attackers = portals.flatMap(({ endpoints }) => endpoints['M'] ?? []);
  const [first] = attackers;
  if (!first) throw new Error('nobody is signed in');
  const cookie = await signInAs(first.port, OTHER_ID);
  const others = attackers.map(({ port }) => ({ port, path: LIST, cookie }));
  const memory = (): number => Math.max(...portals.map(({ child }) => residentMb(child.pid ?? 0)));
  const faults: string[] = [];
  const quiet = await observe(others, sleep(3000));
  console.log(
    tableRow([
      portals.length,
      'nothing',
      quiet.list.toFixed(0),
      quiet.ready.toFixed(0),
      0,
      '',
      '',
      memory().toFixed(0),
    ]),
  );
  for (const attack of attacksOf(await makeCalendar(first)).filter(({ name }) => name.includes(only))) {
    // A process that has just started is slow at first.
    await attackWith({ ...attack, count: WARM_UP * portals.length, atOnce: 1 }, attackers);
    const started = performance.now();
    const work = attackWith(attack, attackers);
    const { list, ready, refused } = await observe(others, work);
    const answers = await work;
    const seconds = (performance.now() - started) / 1000;
    const during = memory();
    await sleep(REST_MS);
    const figures = [list, ready].map((ms) => ms.toFixed(0));
    const after = `${during.toFixed(0)}, ${memory().toFixed(0)}`;
    console.log(
      tableRow([portals.length, attack.name, ...figures, refused, countStatuses(answers), seconds.toFixed(1), after]),
    );
    if (Math.max(list, ready) > BOUND_MS)
      faults.push(`${attack.name}: others waited ${Math.max(list, ready).toFixed(0)} ms`);
    if (refused > 0) faults.push(`${attack.name}: others were refused ${refused} times`);
  }
  return faults;
}

/**
 * One account with 500 rooms, and strangers, against another user who asks for a list and /readyz every 150 ms. It runs on
 * one process and on two over one PostgreSQL. Fails when the other user waits longer than 500 ms or is refused.
 */
export async function bench({ folder, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      projects: { type: 'string', default: '100000' },
      entries: { type: 'string', default: '200000' },
      rooms: { type: 'string', default: '500' },
      only: { type: 'string', default: '' },
    },
  });
  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores`);
  const { url, database } = await fillSearched(postgres.url, {
    projects: Number(values.projects),
    entries: Number(values.entries),
    rooms: Number(values.rooms),
  });
  await prepare(database.db);
  console.log(
    tableRow([
      'processes',
      'attack',
      'list, longest ms',
      '/readyz, longest ms',
      'refused',
      'answers',
      'seconds',
      'MB, and after',
    ]),
  );
  console.log(tableRow(['---:', '---', '---:', '---:', '---:', '---', '---:', '---:']));
  const faults: string[] = [];
  for (const count of [1, 2]) {
    await sql`delete from call_allowance`.execute(database.db);
    const portals = await Promise.all(
      Array.from({ length: count }, () => startPortal(folder, url, { NODE_ENV: 'production' })),
    );
    faults.push(...(await attackPortals(portals, values.only)));
    await Promise.all(portals.map(({ child }) => stopChild(child)));
    for (const { data } of portals) rmSync(data, { recursive: true, force: true });
  }
  await database.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
