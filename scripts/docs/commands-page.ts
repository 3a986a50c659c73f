import { readFileSync } from 'node:fs';
import { COMMANDS, type CommandTopic } from '../../packages/server/src/commands/descriptions.ts';
import { code, generatedHead, table } from './markdown.ts';
import { REPOSITORY_COMMANDS } from './repository-commands.ts';

const TOPICS: Readonly<Record<CommandTopic, string>> = {
  care: 'Database and upkeep',
  people: 'Accounts and people',
  backup: 'Backup and moving',
  messages: 'Messages',
  demonstration: 'Demonstration data',
};

/** What the usages ask for in Korean, in English. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  '<아이디>': '<id>',
  '<이름>': '<name>',
  '<로그인유형>': '<login type>',
  '<파일>': '<file>',
  '<백업 파일>': '<file>',
  '[빈 데이터베이스 주소]': '[address]',
  '<작업>': '<job>',
  '<건수>': '<rows>',
};

/** The usage of a command in English, without the Korean remark behind it. */
function usageInEnglish(usage: string): string {
  const [call = ''] = usage.split('   (');
  const text = Object.entries(ARGUMENTS).reduce((line, [korean, english]) => line.replaceAll(korean, english), call);
  if (/[가-힣]/.test(text)) throw new Error(`an argument of '${usage}' has no English name`);
  return text;
}

const listNames = (needs: 'portal' | 'settings'): string =>
  Object.entries(COMMANDS)
    .filter(([, command]) => command.needs === needs)
    .map(([name]) => code(name))
    .join(', ');

const commandsOf = (topic: string): string =>
  table(
    ['Command', 'What it does'],
    Object.values(COMMANDS)
      .filter((command) => command.topic === topic)
      .map(({ usage, does }) => [code(usageInEnglish(usage)), does]),
  );

const HOW_TO_RUN =
  '`npm run portal -- <command>` in the sources, `portal <command>` on a machine that `deploy/systemd/install.sh` ' +
  'set up, `node packages/server/dist/portal.js <command>` in the image and in a release. The commands read the same ' +
  '[settings](settings.md) as the portal.';

const BESIDE_THE_PORTAL =
  'All but `restore` and `move-to-postgres` may run while the portal serves. With the embedded database they then ' +
  'use the one that it runs.';

const CONFIRMATION =
  'Commands with `--yes` destroy or replace something. They name the database and what they would do, and ask. ' +
  '`--yes` answers for a script, `--dry-run` changes nothing.';

const portalCommands = (): string[] => [
  '## Of the portal',
  HOW_TO_RUN,
  BESIDE_THE_PORTAL,
  `These open the database and migrate it first: ${listNames('portal')}.`,
  `These do not migrate it: ${listNames('settings')}.`,
  CONFIRMATION,
  ...Object.entries(TOPICS).flatMap(([topic, title]) => [`### ${title}`, commandsOf(topic)]),
];

/** The names of the scripts of package.json. */
const readScripts = (): string[] => Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

const isBench = (name: string): boolean => name.startsWith('bench:');

/** Throws an Error unless the described scripts are those of package.json. */
function requireSame(scripts: readonly string[]): void {
  const described = Object.values(REPOSITORY_COMMANDS).flatMap(Object.keys);
  const wrong = [
    ...scripts.filter((name) => !isBench(name) && !described.includes(name)).map((name) => `no text for ${name}`),
    ...described.filter((name) => !scripts.includes(name)).map((name) => `package.json has no ${name}`),
  ];
  if (wrong.length > 0) throw new Error(`scripts/docs/repository-commands.ts: ${wrong.join(', ')}`);
}

/** How a script is called. npm knows two of them by themselves. */
const callOf = (name: string, takes = ''): string =>
  code(`npm ${['start', 'test'].includes(name) ? name : `run ${name}`} ${takes}`.trim());

const repositoryCommands = (scripts: readonly string[]): string[] => [
  '## Of the repository',
  'Scripts of `package.json`, for those who change, try or ship the portal.',
  ...Object.entries(REPOSITORY_COMMANDS).flatMap(([title, commands]) => [
    `### ${title}`,
    table(
      ['Command', 'What it does'],
      Object.entries(commands).map(([name, { takes, does }]) => [callOf(name, takes), does]),
    ),
  ]),
  '### Measure',
  `What each one measures, and what came out, is in [bench](../bench/README.md): ${scripts
    .filter(isBench)
    .map((name) => callOf(name))
    .join(', ')}.`,
];

/** Returns docs/commands.md: the commands of the portal and the scripts of the repository. */
export function commandsPage(): string {
  const scripts = readScripts();
  requireSame(scripts);
  return [
    generatedHead(
      'Commands',
      '`packages/server/src/commands/descriptions.ts` and `scripts/docs/repository-commands.ts`',
    ),
    ...portalCommands(),
    ...repositoryCommands(scripts),
  ]
    .join('\n\n')
    .concat('\n');
}
