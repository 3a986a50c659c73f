import { rebuildSearch } from '#areas/search/public/rebuild-search.ts';
import { searchSources } from '#areas.ts';
import { type Config, readConfig } from '#config.ts';
import { WITHOUT_BACKUP } from '#db/before-migration.ts';
import { loadDemo, loadSample } from '#start/demonstration.ts';
import { CommandError, exitWith } from '#start/exit-with.ts';
import { openPortal, type Portal } from '#start/open-portal.ts';
import { endSessions, resetFactor, resetPassword } from './accounts.ts';
import { backupTo } from './backup.ts';
import { checkPortal } from './check.ts';
import { commandLog } from './command-log.ts';
import { createAdmin } from './create-admin.ts';
import type { COMMANDS, CommandName } from './descriptions.ts';
import { drill } from './drill.ts';
import { asksForHelp, helpOf, helpOfAll } from './help.ts';
import { showJobs } from './jobs.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { writePersonData } from './person-data.ts';
import { makePushKeys } from './push-keys.ts';
import { closeDemoAccounts } from './remove-demo-accounts.ts';
import { removeOrphanFiles } from './remove-orphans.ts';
import { restoreFrom } from './restore.ts';
import type { CommandResult } from './result.ts';
import { rotateKeys } from './rotate-keys.ts';
import { makeSsoLink } from './sso-link.ts';
import { showTalkTemplates } from './talk-templates.ts';
import { verifyFile } from './verify.ts';

type Result = Promise<string | CommandResult>;
type OnPortal = { run: (portal: Portal, args: string[], config: Config) => Result };
type OnSettings = { runWithConfig: (config: Config, args: string[]) => Result };

/** How each command runs: with an open portal or with the settings alone, as its description says. */
type Runs = {
  [Name in CommandName]: (typeof COMMANDS)[Name]['needs'] extends 'portal' ? OnPortal : OnSettings;
};

const RUNS: Runs = {
  migrate: { run: async () => '데이터베이스가 최신 상태입니다.' },
  check: { runWithConfig: checkPortal },
  'seed-demo': {
    run: async ({ ctx }) =>
      (await loadDemo(ctx)) ? '데모 데이터를 넣었습니다.' : '사용자가 이미 있어 데모 데이터를 넣지 않았습니다.',
  },
  'create-admin': { run: ({ ctx }, args, { site }) => createAdmin(ctx, args, site.companyName) },
  'sso-link': { runWithConfig: makeSsoLink },
  'reset-password': { run: ({ ctx }, args) => resetPassword(ctx, args) },
  'person-data': { run: ({ ctx }, args) => writePersonData(ctx, args) },
  'end-sessions': { run: ({ ctx }, args) => endSessions(ctx, args) },
  'reset-factor': { run: ({ ctx }, args) => resetFactor(ctx, args) },
  'remove-demo-accounts': { run: closeDemoAccounts },
  backup: { runWithConfig: backupTo },
  verify: { runWithConfig: verifyFile },
  restore: { runWithConfig: restoreFrom },
  drill: { runWithConfig: drill },
  'move-to-postgres': { runWithConfig: moveToPostgres },
  'push-keys': { runWithConfig: async () => makePushKeys() },
  'talk-templates': { runWithConfig: showTalkTemplates },
  'rotate-keys': { run: rotateKeys },
  'remove-orphans': { run: removeOrphanFiles },
  jobs: { run: ({ ctx }, args) => showJobs(ctx, args) },
  'rebuild-search': {
    run: async ({ ctx }) => `찾기 색인을 다시 만들었습니다: ${await rebuildSearch(ctx, searchSources)}건.`,
  },
  'load-sample': {
    run: async ({ ctx }, [rows]) => {
      const count = Number(rows);
      if (!Number.isInteger(count) || count < 1) throw new CommandError('건수는 1 이상의 정수여야 합니다.');
      await loadSample(ctx, count);
      return `표본 프로젝트 ${count}건을 넣었습니다.`;
    },
  },
};

const isCommand = (name: string | undefined): name is CommandName => name !== undefined && Object.hasOwn(RUNS, name);

async function execute(command: OnPortal | OnSettings, config: Config, args: string[]): Result {
  if ('runWithConfig' in command) return command.runWithConfig(config, args);
  // Commands bypass the pooler, which cannot handle their long statements and session settings.
  const direct = { ...config, databaseUrl: config.directDatabaseUrl };
  const portal = await openPortal(direct, commandLog('warn'), {
    mayJoin: true,
    withoutBackup: args.includes(WITHOUT_BACKUP),
  });
  try {
    return await command.run(
      portal,
      args.filter((arg) => arg !== WITHOUT_BACKUP),
      config,
    );
  } finally {
    await portal.database.close();
  }
}

/** Prints a text on standard output. One of a failed command makes the process end with 1. */
function print(result: string | CommandResult): void {
  const { text, failed } = typeof result === 'string' ? { text: result, failed: false } : result;
  process.stdout.write(`${text}\n`);
  if (failed) process.exitCode = 1;
}

async function runCommand(name: string | undefined, args: string[]): Promise<void> {
  if (!isCommand(name)) {
    if (name !== undefined && asksForHelp([name])) return print(helpOfAll());
    throw new CommandError(helpOfAll());
  }
  if (asksForHelp(args)) return print(helpOf(name));
  const config = readConfig(process.env);
  print(await execute(RUNS[name], config, args));
}

const [name, ...args] = process.argv.slice(2);
runCommand(name, args).then(() => process.exit(), exitWith);
