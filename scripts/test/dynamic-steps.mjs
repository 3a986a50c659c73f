import { runCommand } from '../setup/run-command.mjs';
import { runPlaywright } from './playwright-step.mjs';
import { startPostgres } from './private-postgres.mjs';
import { runVitest } from './vitest-step.mjs';

const NO_POSTGRES =
  'PostgreSQL 15 이상이 없어 경합·마이그레이션 시험을 실행하지 못했습니다. postgresql을 설치하거나 PG_BIN을 지정해주세요.\n' +
  'DID NOT RUN: no PostgreSQL 15 or newer; install postgresql or set PG_BIN. Races and migrations only count there.';

/** The environment without the caller's databases: tests choose their own. */
const withoutDatabases = () => {
  const { DATABASE_URL, TEST_DATABASE_URL, DATA_DIR, ...env } = process.env;
  return { ...env, NODE_ENV: 'test' };
};

const runUnit = (folder) =>
  runVitest({ projects: ['contract', 'web', 'server'], env: withoutDatabases(), folder, name: 'unit' });

const runOnPostgres = async (folder) => {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await startPostgres();
  if (!given && server === null) return { passed: 0, failed: 0, output: NO_POSTGRES, note: NO_POSTGRES };
  try {
    const env = { ...withoutDatabases(), TEST_DATABASE_URL: given ?? server.url };
    const result = await runVitest({ projects: ['server'], env, folder, name: 'postgres' });
    const where = given ? 'on TEST_DATABASE_URL' : `on a private PostgreSQL ${server.version}`;
    return { ...result, note: [where, result.note].filter(Boolean).join(', ') };
  } finally {
    await server?.stop();
  }
};

const runBuild = async () => {
  const { code, output } = await runCommand(process.execPath, ['scripts/build.mjs']);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

/** Each page with a budget counts one. */
const runBudget = async () => {
  const { output } = await runCommand(process.execPath, ['scripts/checks/bundle-budget.mjs']);
  const [, passed, failed] = output.match(/budgets: (\d+) passed, (\d+) failed/) ?? [];
  const note = output.trim().split('\n').slice(0, -1).join('; ');
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 1), output, note };
};

/** Steps that keep the machine busy, one after the other; `folder` is theirs to write in. */
export const dynamicSteps = [
  { id: 'build', title: 'build', run: runBuild },
  { id: 'budget', title: 'bundle budget', run: runBudget },
  { id: 'unit', title: 'rules and calls on PGlite', run: runUnit },
  { id: 'postgres', title: 'calls, races, migrations on PostgreSQL', run: runOnPostgres },
  { id: 'browser', title: 'browser flows on the built server', run: runPlaywright },
];
