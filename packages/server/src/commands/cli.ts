import { rebuildSearch } from '#areas/search/public/rebuild-search.ts';
import { searchSources } from '#areas.ts';
import { type Config, readConfig } from '#config.ts';
import { WITHOUT_BACKUP } from '#db/before-migration.ts';
import { loadDemo, loadSample } from '#demonstration.ts';
import { CommandError, exitWith } from '#exit-with.ts';
import { openPortal, type Portal } from '#open-portal.ts';
import { endSessions, resetFactor, resetPassword } from './accounts.ts';
import { backupTo } from './backup.ts';
import { checkPortal } from './check.ts';
import { commandLog } from './command-log.ts';
import { createAdmin } from './create-admin.ts';
import { drill } from './drill.ts';
import { showJobs } from './jobs.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { writePersonData } from './person-data.ts';
import { makePushKeys } from './push-keys.ts';
import { closeDemoAccounts } from './remove-demo-accounts.ts';
import { removeOrphanFiles } from './remove-orphans.ts';
import { restoreFrom } from './restore.ts';
import { rotateKeys } from './rotate-keys.ts';
import { makeSsoLink } from './sso-link.ts';
import { showTalkTemplates } from './talk-templates.ts';
import { verifyFile } from './verify.ts';

/**
 * A command. `run` opens the portal first. `runWithConfig` only gets the settings, and so works beside a running
 * portal.
 */
type Command = { usage: string } & (
  | { run: (portal: Portal, args: string[], config: Config) => Promise<string> }
  | { runWithConfig: (config: Config, args: string[]) => Promise<string> }
);

/**
 * The commands of npm run portal -- <command> (README, Commands). Those with `run` open and migrate the database
 * first.
 */
const COMMANDS: Record<string, Command> = {
  migrate: { usage: 'migrate [--without-backup]', run: async () => '데이터베이스가 최신 상태입니다.' },
  check: { usage: 'check', runWithConfig: checkPortal },
  'seed-demo': {
    usage: 'seed-demo',
    run: async ({ ctx }) =>
      (await loadDemo(ctx)) ? '데모 데이터를 넣었습니다.' : '사용자가 이미 있어 데모 데이터를 넣지 않았습니다.',
  },
  'create-admin': {
    usage: 'create-admin <아이디> <이름>   (비밀번호는 ADMIN_PASSWORD 또는 표준 입력)',
    run: ({ ctx }, args, { site }) => createAdmin(ctx, args, site.companyName),
  },
  'sso-link': { usage: 'sso-link <아이디> <로그인유형> [conid]', runWithConfig: makeSsoLink },
  'reset-password': {
    usage: 'reset-password <아이디>   (비밀번호는 NEW_PASSWORD 또는 표준 입력)',
    run: ({ ctx }, args) => resetPassword(ctx, args),
  },
  'person-data': {
    usage: 'person-data <아이디> <파일>   (그 사람에 관해 보관 중인 자료)',
    run: ({ ctx }, args) => writePersonData(ctx, args),
  },
  'end-sessions': { usage: 'end-sessions <아이디> | --all', run: ({ ctx }, args) => endSessions(ctx, args) },
  'reset-factor': { usage: 'reset-factor <아이디>', run: ({ ctx }, args) => resetFactor(ctx, args) },
  'remove-demo-accounts': { usage: 'remove-demo-accounts [--dry-run] [--yes]', run: closeDemoAccounts },
  backup: { usage: 'backup <파일> [--allow-missing]', runWithConfig: backupTo },
  verify: { usage: 'verify <백업 파일>', runWithConfig: verifyFile },
  restore: { usage: 'restore <파일> [--dry-run] [--yes]', runWithConfig: restoreFrom },
  drill: { usage: 'drill <백업 파일> [빈 데이터베이스 주소]', runWithConfig: drill },
  'move-to-postgres': {
    usage: 'move-to-postgres <postgres://…> [--dry-run] [--yes]',
    runWithConfig: moveToPostgres,
  },
  'push-keys': { usage: 'push-keys', runWithConfig: async () => makePushKeys() },
  'talk-templates': { usage: 'talk-templates', runWithConfig: showTalkTemplates },
  'rotate-keys': { usage: 'rotate-keys [--dry-run] [--yes]', run: rotateKeys },
  'remove-orphans': {
    usage: 'remove-orphans [--dry-run] [--yes] [--more-than-a-tenth]',
    run: removeOrphanFiles,
  },
  jobs: { usage: 'jobs [--allow <작업>]', run: ({ ctx }, args) => showJobs(ctx, args) },
  'rebuild-search': {
    usage: 'rebuild-search',
    run: async ({ ctx }) => `찾기 색인을 다시 만들었습니다: ${await rebuildSearch(ctx, searchSources)}건.`,
  },
  'load-sample': {
    usage: 'load-sample <건수>',
    run: async ({ ctx }, [rows]) => {
      const count = Number(rows);
      if (!Number.isInteger(count) || count < 1) throw new CommandError('건수는 1 이상의 정수여야 합니다.');
      await loadSample(ctx, count);
      return `표본 프로젝트 ${count}건을 넣었습니다.`;
    },
  },
};

async function execute(command: Command, config: Config, args: string[]): Promise<string> {
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

async function runCommand(name: string | undefined, args: string[]): Promise<void> {
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) {
    const usages = Object.values(COMMANDS).map(({ usage }) => `  npm run portal -- ${usage}`);
    throw new CommandError(['사용할 수 있는 명령:', ...usages].join('\n'));
  }
  const config = readConfig(process.env);
  process.stdout.write(`${await execute(command, config, args)}\n`);
}

const [name, ...args] = process.argv.slice(2);
runCommand(name, args).then(() => process.exit(0), exitWith);
