import { readdirSync } from 'node:fs';
import { readText } from './deploy-sources.ts';

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

/** Checks that the README describes every command and no other. */
function checkCommands(): string[] {
  const [, table = ''] = readText('packages/server/src/commands/cli.ts').split('const COMMANDS');
  const real = [...table.matchAll(/usage: '([a-z-]+)/g)].map(([, name = '']) => name);
  const described = [...readText('README.md').matchAll(/^\| `npm run portal -- ([a-z-]+)/gm)].map(
    ([, name = '']) => name,
  );
  return [
    ...real.filter((name) => !described.includes(name)).map((name) => `README.md: does not describe ${name}`),
    ...described.filter((name) => !real.includes(name)).map((name) => `README.md: there is no command ${name}`),
    ...(real.length > 10 ? [] : ['packages/server/src/commands/cli.ts: the commands were not found']),
  ];
}

/** Checks that every page that names the least Node names the one of package.json. */
function checkNode(): string[] {
  const [, least = ''] = /"node": ">=([\d.]+)"/.exec(readText('package.json')) ?? [];
  return ['README.md', 'docs/operations.ko.md', 'deploy/systemd/install.sh'].flatMap((page) => {
    const named = [...readText(page).matchAll(/(?:Node |Node가 없습니다\. )(\d+\.\d+)(?: or newer| 이상|을| 이상을)/g)];
    const wrong = named.filter(([, version]) => version !== least);
    return named.length === 0 || wrong.length > 0 ? [`${page}: does not name Node ${least}`] : [];
  });
}

/** Checks the numbers and names in pages that the sources know better. */
export const checkPaperNumbers = (): string[] => [...checkMigrations(), ...checkCommands(), ...checkNode()];
