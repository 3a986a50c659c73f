/** The sections of docs/commands.md that a command may stand in. */
export type CommandTopic = 'care' | 'people' | 'backup' | 'messages' | 'demonstration';

/**
 * `usage` is what an operator reads, in Korean. `does` is its description on docs/commands.md, in Markdown as seen from
 * docs/. A command that needs the portal opens and migrates the database first. Others only get the settings, and so
 * work beside a running portal.
 */
type Description = { usage: string; topic: CommandTopic; needs: 'portal' | 'settings'; does: string };

/** The commands of npm run portal -- <command>, in the order in which they are listed for an operator. */
export const COMMANDS = {
  migrate: {
    usage: 'migrate [--without-backup]',
    topic: 'care',
    needs: 'portal',
    does:
      'Brings the database to the version of the program, and does nothing else. In production it wants a backup of ' +
      'the last day; `--without-backup` does without.',
  },
  check: {
    usage: 'check',
    topic: 'care',
    needs: 'settings',
    does:
      'Looks at database, accounts, migrations, file store, keys, clock, disks, proxy, jobs and backup, and says ' +
      'what to do. It changes nothing, and ends with 1 when something does not work.',
  },
  'seed-demo': {
    usage: 'seed-demo',
    topic: 'demonstration',
    needs: 'portal',
    does: 'Loads the demonstration data into a database without users.',
  },
  'create-admin': {
    usage: 'create-admin <아이디> <이름>   (비밀번호는 ADMIN_PASSWORD 또는 표준 입력)',
    topic: 'people',
    needs: 'portal',
    does:
      'Creates a staff account with permission M and all menus. The password comes from `ADMIN_PASSWORD`, or is ' +
      'asked for and not shown.',
  },
  'sso-link': {
    usage: 'sso-link <아이디> <로그인유형> [conid]',
    topic: 'people',
    needs: 'settings',
    does:
      'Prints an address that signs this user in once, within a minute, as a link of the groupware would. It needs ' +
      '`SSO_SECRET`, `HOST` and `PORT` as the portal has them. `[conid]` is the id or outside number of a project; ' +
      'the login types are in [operations](operations.md#single-sign-on).',
  },
  'reset-password': {
    usage: 'reset-password <아이디>   (비밀번호는 NEW_PASSWORD 또는 표준 입력)',
    topic: 'people',
    needs: 'portal',
    does:
      'Sets a new password, which must be changed at the next sign-in, and ends all sessions of the account. The ' +
      'password comes from `NEW_PASSWORD`, or is asked for and not shown.',
  },
  'person-data': {
    usage: 'person-data <아이디> <파일>   (그 사람에 관해 보관 중인 자료)',
    topic: 'people',
    needs: 'portal',
    does:
      'Writes what is stored about one person, and which of it may be blanked, into a new JSON file. It is for a ' +
      'request under the law.',
  },
  'end-sessions': {
    usage: 'end-sessions <아이디> | --all',
    topic: 'people',
    needs: 'portal',
    does: 'Ends all sessions of one account, or of everybody with `--all`.',
  },
  'reset-factor': {
    usage: 'reset-factor <아이디>',
    topic: 'people',
    needs: 'portal',
    does:
      'Removes the second factors of an account whose owner lost them, and ends its sessions. It is meant for the ' +
      'only account with permission M; for all others a user with permission M does it in the portal. The security ' +
      'log notes it.',
  },
  'remove-demo-accounts': {
    usage: 'remove-demo-accounts [--dry-run] [--yes]',
    topic: 'demonstration',
    needs: 'portal',
    does:
      'Closes the accounts that still have the demonstration password, once another account has permission M. What ' +
      'they did stays.',
  },
  backup: {
    usage: 'backup <파일> [--allow-missing]',
    topic: 'backup',
    needs: 'settings',
    does:
      'Writes the database and the files of one moment into one file ([operations](operations.md#backup)). It fails ' +
      'when a file that a row names is not in the store; `--allow-missing` goes on without it.',
  },
  verify: {
    usage: 'verify <백업 파일>',
    topic: 'backup',
    needs: 'settings',
    does: 'Reads a whole backup and compares every checksum. It needs no database.',
  },
  restore: {
    usage: 'restore <파일> [--dry-run] [--yes]',
    topic: 'backup',
    needs: 'settings',
    does:
      'Puts a backup into an empty database and an empty file store, after it compared every checksum. The portal ' +
      'must be stopped.',
  },
  drill: {
    usage: 'drill <백업 파일> [빈 데이터베이스 주소]',
    topic: 'backup',
    needs: 'settings',
    does:
      'Tries a restore: it restores the backup into a temporary place, compares and migrates it, and notes the ' +
      'result for `check`. With an address it uses that empty database, else an embedded one.',
  },
  'move-to-postgres': {
    usage: 'move-to-postgres <postgres://…> [--dry-run] [--yes]',
    topic: 'backup',
    needs: 'settings',
    does:
      'Copies the embedded database into an empty one of a server, and compares every row. The files stay where they ' +
      'are. The portal must be stopped.',
  },
  'push-keys': {
    usage: 'push-keys',
    topic: 'messages',
    needs: 'settings',
    does: 'Prints a new `PUSH_KEYS`. With another pair every browser subscribes anew at its next visit.',
  },
  'talk-templates': {
    usage: 'talk-templates',
    topic: 'messages',
    needs: 'settings',
    does: 'Prints the templates of 알림톡, to be registered at the provider.',
  },
  'rotate-keys': {
    usage: 'rotate-keys [--dry-run] [--yes]',
    topic: 'care',
    needs: 'portal',
    does:
      'Encrypts with the first of `APP_KEYS` what older keys encrypted, in small steps: resident and account ' +
      'numbers, secrets of authenticator apps, addresses of push devices, and mail addresses. It is refused until ' +
      'every process writes with that key ([operations](operations.md#keys)).',
  },
  'remove-orphans': {
    usage: 'remove-orphans [--dry-run] [--yes] [--more-than-a-tenth]',
    topic: 'care',
    needs: 'portal',
    does:
      'Removes stored files that are older than a day and in no row of the database; the log says when there are ' +
      'any. More than a tenth of the store is removed with `--more-than-a-tenth` only.',
  },
  jobs: {
    usage: 'jobs [--allow <작업>]',
    topic: 'care',
    needs: 'portal',
    does:
      'Shows the last runs of the jobs that remove data, and the jobs that wait. `--allow` lets one of those go on ' +
      '([operations](operations.md#jobs-that-remove)).',
  },
  'rebuild-search': {
    usage: 'rebuild-search',
    topic: 'care',
    needs: 'portal',
    does: "Writes the index of the search ('찾기') anew, in small steps. The result is the same each time.",
  },
  'load-sample': {
    usage: 'load-sample <건수>',
    topic: 'demonstration',
    needs: 'portal',
    does:
      'Adds this many made-up projects, to look at long lists. With a server of your own, `DATABASE_URL` must name ' +
      'the account that owns the tables.',
  },
} as const satisfies Record<string, Description>;

/** The name of a command. */
export type CommandName = keyof typeof COMMANDS;
