import { readFileSync } from 'node:fs';

type Kind = 'dependencies' | 'devDependencies' | 'optionalDependencies';
type Manifest = Record<Kind, Record<string, string> | undefined> & { workspaces?: string[] };

const PAGE = 'docs/dependencies.md';

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

const namesOf = ({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });

/** The names in backticks in the first cells of the page's tables. */
const namedOn = (page: string): string[] =>
  [...page.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

/** Checks that the page of dependencies names every package of the manifests once, and no other. */
export const checkDependencyPage = (): string[] => {
  const root = readManifest('.');
  const required = new Set([root, ...(root.workspaces ?? []).map(readManifest)].flatMap(namesOf));
  const named = namedOn(readFileSync(PAGE, 'utf8'));
  return [
    ...[...required].filter((name) => !named.includes(name)).map((name) => `${PAGE} does not name ${name}`),
    ...named.filter((name) => !required.has(name)).map((name) => `${PAGE} names ${name}, which nothing asks for`),
    ...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `${PAGE} names ${name} twice`),
  ];
};
