import { readdirSync } from 'node:fs';
import { COMMANDS } from '../../packages/server/src/commands/descriptions.ts';
import { readText } from './deploy-sources.ts';
import { readFiles, shippedSources } from './source-files.ts';

/** Checks that the migrations of the versions follow one another in the changelog, and that each bound exists. */
function checkMigrations(): string[] {
  const files = readdirSync('packages/server/src/db/migrations').map((name) => Number.parseInt(name, 10));
  const ranges = [...readText('CHANGELOG.md').matchAll(/^.*\bMigrations? (\d{4})(?: to (\d{4}))?\.$/gm)]
    .map(([, first = '', last = first]) => ({ first: Number(first), last: Number(last) }))
    .reverse();
  const bounds = ranges.flatMap(({ first, last }) => [first, last]).filter((bound) => !files.includes(bound));
  const next = (last: number): number => Math.min(...files.filter((file) => file > last));
  return [
    ...(ranges[0]?.first === 1 ? [] : ['CHANGELOG.md: the first version does not name its migrations from 0001 on']),
    ...bounds.map((bound) => `CHANGELOG.md: there is no migration ${bound}`),
    ...ranges
      .slice(1)
      .filter(({ first }, index) => first !== next(ranges[index]?.last ?? 0))
      .map(({ first }) => `CHANGELOG.md: migrations are missing before ${first}, or are named twice`),
  ];
}

const OPERATIONS = 'docs/operations.ko.md';
/** A command as pages, files of deploy/ and sentences of the program name it. */
const NAMED_COMMAND = /(?:npm run portal -- |dist\/portal\.js |`portal )([a-z][a-z-]+)/g;
/** A command in a block of the Korean page of operations, as it is typed. */
const TYPED_COMMAND = /^ *portal ([a-z][a-z-]+)/gm;
const NAMED_SCRIPT = /`(?:[A-Z_]+=\S+ )?npm run ([a-z][a-z:-]*[a-z])/g;
/** Fewer than this mean that the commands were not found. */
const LEAST_NAMED = 30;

/** Checks that pages, files of deploy/ and sentences name only commands and scripts that exist. */
function checkCommands(): string[] {
  const scripts: object = JSON.parse(readText('package.json')).scripts;
  const pages = [
    ...readFiles('docs', /\.md$/),
    ...readFiles('bench', /\.md$/),
    ...['README.md', 'CONTRIBUTING.md'].map((path) => ({ path, text: readText(path) })),
  ];
  const texts = [...pages, ...readFiles('deploy', /./), ...shippedSources];
  const namesOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const named = texts.flatMap(({ path, text }) => {
    const typed = path === OPERATIONS ? namesOf(text, TYPED_COMMAND) : [];
    return [...namesOf(text, NAMED_COMMAND), ...typed].map((name) => ({ path, name }));
  });
  return [
    ...named
      .filter(({ name }) => !Object.hasOwn(COMMANDS, name))
      .map(({ path, name }) => `${path}: there is no command ${name}`),
    ...pages.flatMap(({ path, text }) =>
      namesOf(text, NAMED_SCRIPT)
        .filter((name) => !Object.hasOwn(scripts, name))
        .map((name) => `${path}: package.json has no script ${name}`),
    ),
    ...(named.length < LEAST_NAMED ? ['docs: the commands were not found'] : []),
  ];
}

/** Checks that every page that names the least Node names the one of package.json. */
function checkNode(): string[] {
  const [, least = ''] = /"node": "\^(\d+\.\d+)/.exec(readText('package.json')) ?? [];
  return ['README.md', OPERATIONS, 'deploy/systemd/install.sh'].flatMap((page) => {
    const named = [...readText(page).matchAll(/(?:Node |Node가 없습니다\. )(\d+\.\d+)(?: or newer| 이상|을| 이상을)/g)];
    const wrong = named.filter(([, version]) => version !== least);
    return named.length === 0 || wrong.length > 0 ? [`${page}: does not name Node ${least}`] : [];
  });
}

/** Checks the numbers, commands and scripts in pages that the sources know better. */
export const checkPaperNumbers = (): string[] => [...checkMigrations(), ...checkCommands(), ...checkNode()];
