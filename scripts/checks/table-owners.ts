import { shippedSources } from './source-files.ts';

const SERVER = 'packages/server/src/';
const EXEMPT = /\/migrations\//;
const WRITE = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)(?: as \w+)?'/g;
/** The list of tables at the end of a tables.ts. */
const DECLARED = /export type \w+Tables = \{([^}]*)\}/;

/** The folder below packages/server/src that declares each table, e.g. session -> areas/auth. */
const readOwners = (): Map<string, string> =>
  new Map(
    shippedSources
      .filter(({ path }) => path.startsWith(SERVER) && /[/-]tables\.ts$/.test(path))
      .flatMap(({ path, text }) => {
        const home = path.slice(SERVER.length).replace(/\/[^/]+$/, '');
        const declared = DECLARED.exec(text)?.[1] ?? '';
        return [...declared.matchAll(/(\w+):/g)].map(([, table = '']): [string, string] => [table, home]);
      }),
  );

/** Checks that only the area that declares a table writes to it. Tables without an area belong to db/ and http/. */
export const checkTableOwners = (): string[] => {
  const owners = readOwners();
  return shippedSources
    .filter(({ path }) => path.startsWith(SERVER) && !EXEMPT.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(WRITE)].flatMap(([, table = '']) => {
        const owner = owners.get(table);
        if (owner === undefined) return [`${path}: writes ${table}, which no tables.ts declares`];
        const folders = owner === 'db' ? ['db', 'http', 'jobs'] : [owner];
        const isOwner = folders.some((folder) => path.startsWith(`${SERVER}${folder}/`));
        return isOwner ? [] : [`${path}: writes ${table}, which belongs to ${owner}`];
      }),
    );
};
