import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_DIST } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { expectOnly, startLoad, waitUntil } from './clients.mjs';
import { provideFormerRelease } from './former-release.mjs';
import { expectComments, expectProjects, PROXY_NOTICE_MS, signInAll } from './people.mjs';
import { startTopology } from './start-topology.mjs';

/** Tables that every request reads or writes. */
const BUSY_TABLES = ['session', 'portal_user', 'outsourced_project', 'comment', 'alarm'];

/** Pause between the calls of one worker: six restarts take minutes on a busy machine, and a user has a throttle. */
const PAUSE_MS = 200;

/** Answers between two changes: each statement is named on every connection of the pooler by then. */
const ANSWERS_EACH = 100;

const LOCK_TIMEOUT = '55P03';

/** Adds a column as a migration does: while the table is not free it gives way and tries again. */
const addColumn = async (postgres, table, name) => {
  const statement = `set lock_timeout = 500; alter table ${table} add column ${name} text not null default ''`;
  await waitUntil(`a column of ${table}`, () =>
    postgres.query(statement).then(
      () => true,
      (error) => {
        if (error.code !== LOCK_TIMEOUT) throw error;
      },
    ),
  );
};

/** A column for each of the tables, under load: no call is refused, though the pooler keeps plans of its own (D-630). */
export const changeTables = async ({ url, postgres }, people) => {
  const { answered, finish } = startLoad(url, people);
  for (const table of BUSY_TABLES) {
    await answered(ANSWERS_EACH);
    await addColumn(postgres, table, 'added_in_trial');
  }
  await answered(ANSWERS_EACH);
  const { statuses, comments, projects } = await finish();
  console.log(`     ${BUSY_TABLES.length} columns; answers ${JSON.stringify(statuses)}`);
  expectOnly(statuses, ['200']);
  await expectComments(url, people, comments);
  await expectProjects({ postgres }, projects);
};

/** Migrates as an operator does, while the processes serve. */
const migrate = async ({ env, postgres, folder }) => {
  const args = [join(SERVER_DIST, 'portal.js'), 'migrate', '--without-backup'];
  const settings = { ...env, DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'migrate') };
  const { code, output } = await runCommand(process.execPath, args, { env: { ...process.env, ...settings } });
  if (code !== 0) throw new Error(`migrate: ${output}`);
};

/** What a migration of a version after the present one would leave, for programs that do not know it. */
const migrateFurther = async ({ postgres }) => {
  for (const table of BUSY_TABLES) await addColumn(postgres, table, 'added_later');
  await postgres.query(`
    create table if not exists schema_change (name text primary key, done_at timestamptz not null default now());
    insert into schema_change (name) values ('9999-later')`);
};

/** Replaces the processes one by one. */
const roll = async ({ portals }, serverDist, settings) => {
  for (const portal of portals) {
    const code = await portal.program.end('SIGTERM');
    if (code !== 0) throw new Error(`ended with ${code}`);
    await portal.restart(serverDist, settings);
    await sleep(PROXY_NOTICE_MS);
  }
};

/**
 * Two processes of the former release, on a database of their own. It is migrated while they serve. Then each becomes
 * the present version, the former one again, and the present one: no call fails, nothing that was written is lost (R16).
 */
export const upgrade = async (programs) => {
  const former = await provideFormerRelease();
  const formerSettings = former.prepared ? {} : { PREPARED: 'off' };
  const topology = await startTopology(programs, { serverDist: former.serverDist, settings: formerSettings });
  try {
    const people = {};
    await signInAll(topology, people);
    const { answered, finish } = startLoad(topology.url, people, PAUSE_MS);
    await answered(ANSWERS_EACH);
    await migrate(topology);
    await migrateFurther(topology);
    await roll(topology, SERVER_DIST, {});
    await roll(topology, former.serverDist, formerSettings);
    await roll(topology, SERVER_DIST, {});
    const { statuses, comments, projects } = await finish();
    const written = `${comments.length} comments, ${projects.length} projects written`;
    console.log(`     from ${former.name} and back; ${written}; answers ${JSON.stringify(statuses)}`);
    expectOnly(statuses, ['200']);
    await expectComments(topology.url, people, comments);
    await expectProjects(topology, projects);
  } catch (error) {
    console.log(topology.outputs());
    throw error;
  } finally {
    await topology.stop();
  }
};
