/** The sections of docs/commands.md that a command may stand in. */
export type CommandTopic = 'care' | 'people' | 'backup' | 'messages' | 'demonstration';

/**
 * `usage` and `help` are what an operator reads, in Korean. `does` is its description on docs/commands.md, in Markdown as
 * seen from docs/. A command that needs the portal opens and migrates the database first. Others only get the settings, and so
 * work beside a running portal.
 */
type Description = { usage: string; help: string; topic: CommandTopic; needs: 'portal' | 'settings'; does: string };

/** The commands of npm run portal -- <command>, in the order in which they are listed for an operator. */
export const COMMANDS = {
  migrate: {
    usage: 'migrate [--without-backup]',
    help: '데이터베이스를 이 프로그램의 버전에 맞춥니다. 운영 환경에서는 하루 안의 백업이 있어야 하고, --without-backup은 백업 없이 합니다.',
    topic: 'care',
    needs: 'portal',
    does:
      'Brings the database to the version of the program, and does nothing else. In production it wants a backup of ' +
      'the last day; `--without-backup` does without.',
  },
  check: {
    usage: 'check [--json]',
    help:
      '데이터베이스, 계정, 저장소, 키, 시각, 디스크, 프록시, 작업, 백업을 살펴보고 할 일을 말합니다. ' +
      '바꾸는 것은 없습니다. ' +
      '중지가 있으면 1로 끝나고, --json은 같은 내용을 JSON으로 씁니다.',
    topic: 'care',
    needs: 'settings',
    does:
      'Looks at database, accounts, migrations, file store, keys, clock, disks, proxy, jobs and backup, and says ' +
      'what to do. It changes nothing, and ends with 1 when something does not work. `--json` writes the same for a ' +
      'program: `lines` of `part`, `level` (`fine`, `warn`, `stop`), `found` and `advice`, and their `counts`.',
  },
  'seed-demo': {
    usage: 'seed-demo',
    help: '사용자가 없는 데이터베이스에 데모 데이터를 넣습니다.',
    topic: 'demonstration',
    needs: 'portal',
    does: 'Loads the demonstration data into a database without users.',
  },
  'create-admin': {
    usage: 'create-admin [--first] <아이디> <이름>   (비밀번호는 ADMIN_PASSWORD 또는 표준 입력)',
    help: '관리자 권한과 모든 메뉴를 가진 직원 계정을 만듭니다. --first는 사용자가 없을 때만, 한 번 보여주고 처음 로그인할 때 바꾸는 비밀번호로 만듭니다.',
    topic: 'people',
    needs: 'portal',
    does:
      'Creates a staff account with permission M and all menus. The password comes from `ADMIN_PASSWORD`, or is ' +
      'asked for and not shown. `--first` does so in a database without users alone, with a password that it prints ' +
      'once and that must be changed at the first sign-in.',
  },
  'sso-link': {
    usage: 'sso-link <아이디> <로그인유형> [conid]',
    help: '그룹웨어의 링크처럼 이 사용자를 1분 안에 한 번 로그인시키는 주소를 만듭니다.',
    topic: 'people',
    needs: 'settings',
    does:
      'Prints an address that signs this user in once, within a minute, as a link of the groupware would. It needs ' +
      '`SSO_SECRET`, `HOST` and `PORT` as the portal has them. `[conid]` is the id or outside number of a project; ' +
      'the login types are in [operations](operations.md#single-sign-on).',
  },
  'reset-password': {
    usage: 'reset-password <아이디>   (비밀번호는 NEW_PASSWORD 또는 표준 입력)',
    help: '새 비밀번호를 정하고 그 계정의 로그인을 모두 끝냅니다. 다음 로그인에서 바꿔야 합니다.',
    topic: 'people',
    needs: 'portal',
    does:
      'Sets a new password, which must be changed at the next sign-in, and ends all sessions of the account. The ' +
      'password comes from `NEW_PASSWORD`, or is asked for and not shown.',
  },
  'person-data': {
    usage: 'person-data <아이디> <파일>   (그 사람에 관해 보관 중인 자료)',
    help: '한 사람에 관해 보관 중인 자료를 새 JSON 파일에 씁니다.',
    topic: 'people',
    needs: 'portal',
    does:
      'Writes what is stored about one person, and which of it may be blanked, into a new JSON file. It is for a ' +
      'request under the law.',
  },
  'end-sessions': {
    usage: 'end-sessions <아이디> | --all',
    help: '한 계정의 로그인을, --all은 모두의 로그인을 끝냅니다.',
    topic: 'people',
    needs: 'portal',
    does: 'Ends all sessions of one account, or of everybody with `--all`.',
  },
  'reset-factor': {
    usage: 'reset-factor <아이디>',
    help: '2단계 인증 수단을 잃은 계정의 인증을 지우고 로그인을 끝냅니다.',
    topic: 'people',
    needs: 'portal',
    does:
      'Removes the second factors of an account whose owner lost them, and ends its sessions. It is meant for the ' +
      'only account with permission M; for all others a user with permission M does it in the portal. The security ' +
      'log notes it.',
  },
  'remove-demo-accounts': {
    usage: 'remove-demo-accounts [--dry-run] [--yes]',
    help: '데모 비밀번호가 그대로인 계정을 닫습니다. 관리자 권한을 가진 다른 계정이 있어야 합니다.',
    topic: 'demonstration',
    needs: 'portal',
    does:
      'Closes the accounts that still have the demonstration password, once another account has permission M. What ' +
      'they did stays.',
  },
  backup: {
    usage: 'backup <파일> [--allow-missing]',
    help: '한 순간의 데이터베이스와 파일을 한 파일에 씁니다. --allow-missing은 저장소에 없는 파일을 건너뜁니다.',
    topic: 'backup',
    needs: 'settings',
    does:
      'Writes the database and the files of one moment into one file ([operations](operations.md#backup)). It fails ' +
      'when a file that a row names is not in the store; `--allow-missing` goes on without it.',
  },
  verify: {
    usage: 'verify <백업 파일>',
    help: '백업 하나를 끝까지 읽고 검사값을 모두 비교합니다.',
    topic: 'backup',
    needs: 'settings',
    does: 'Reads a whole backup and compares every checksum. It needs no database.',
  },
  restore: {
    usage: 'restore <파일> [--dry-run] [--yes]',
    help: '백업을 빈 데이터베이스와 빈 저장소에 되살립니다. 포털이 멈춰 있어야 합니다.',
    topic: 'backup',
    needs: 'settings',
    does:
      'Puts a backup into an empty database and an empty file store, after it compared every checksum. The portal ' +
      'must be stopped.',
  },
  drill: {
    usage: 'drill <백업 파일> [빈 데이터베이스 주소]',
    help: '백업을 임시 자리에 되살려보고 결과를 기록합니다.',
    topic: 'backup',
    needs: 'settings',
    does:
      'Tries a restore: it restores the backup into a temporary place, compares and migrates it, and notes the ' +
      'result for `check`. With an address it uses that empty database, else an embedded one.',
  },
  'move-to-postgres': {
    usage: 'move-to-postgres <postgres://…> [--dry-run] [--yes]',
    help: '내장 데이터베이스를 서버의 빈 데이터베이스로 옮기고 모든 행을 비교합니다. 포털이 멈춰 있어야 합니다.',
    topic: 'backup',
    needs: 'settings',
    does:
      'Copies the embedded database into an empty one of a server, and compares every row. The files stay where they ' +
      'are. The portal must be stopped.',
  },
  'push-keys': {
    usage: 'push-keys',
    help: '새 PUSH_KEYS를 만듭니다.',
    topic: 'messages',
    needs: 'settings',
    does: 'Prints a new `PUSH_KEYS`. With another pair every browser subscribes anew at its next visit.',
  },
  'talk-templates': {
    usage: 'talk-templates',
    help: '업체에 등록할 알림톡 템플릿을 보여줍니다.',
    topic: 'messages',
    needs: 'settings',
    does: 'Prints the templates of 알림톡, to be registered at the provider.',
  },
  'rotate-keys': {
    usage: 'rotate-keys [--dry-run] [--yes]',
    help: '이전 키로 암호화한 값을 APP_KEYS의 첫 키로 다시 암호화합니다.',
    topic: 'care',
    needs: 'portal',
    does:
      'Encrypts with the first of `APP_KEYS` what older keys encrypted, in small steps: resident and account ' +
      'numbers, secrets of authenticator apps, addresses of push devices, and mail addresses. It is refused until ' +
      'every process writes with that key ([operations](operations.md#keys)).',
  },
  'remove-orphans': {
    usage: 'remove-orphans [--dry-run] [--yes] [--more-than-a-tenth]',
    help: '하루가 지났고 어느 행에도 없는 파일을 지웁니다. 저장소의 10분의 1이 넘으면 --more-than-a-tenth가 필요합니다.',
    topic: 'care',
    needs: 'portal',
    does:
      'Removes stored files that are older than a day and in no row of the database; the log says when there are ' +
      'any. More than a tenth of the store is removed with `--more-than-a-tenth` only.',
  },
  jobs: {
    usage: 'jobs [--allow <작업>] [--json]',
    help: '작업의 마지막 실행, 모든 작업과 그 간격, 보류된 작업을 보여줍니다. --allow는 보류된 작업 하나를 허용하고, --json은 같은 내용을 JSON으로 씁니다.',
    topic: 'care',
    needs: 'portal',
    does:
      'Shows the last runs, all jobs with how often they run, and those that wait. `--allow` lets one of these go on ' +
      '([operations](operations.md#jobs-that-remove)). `--json` writes the same for a program: `clock`, `runs`, ' +
      '`jobs`, `held`.',
  },
  'rebuild-search': {
    usage: 'rebuild-search',
    help: '찾기 색인을 다시 만듭니다.',
    topic: 'care',
    needs: 'portal',
    does: "Writes the index of the search ('찾기') anew, in small steps. The result is the same each time.",
  },
  'load-sample': {
    usage: 'load-sample <건수>',
    help: '이 건수만큼 표본 프로젝트를 넣습니다.',
    topic: 'demonstration',
    needs: 'portal',
    does:
      'Adds this many made-up projects, to look at long lists. With a server of your own, `DATABASE_URL` must name ' +
      'the account that owns the tables.',
  },
} as const satisfies Record<string, Description>;

/** The name of a command. */
export type CommandName = keyof typeof COMMANDS;
