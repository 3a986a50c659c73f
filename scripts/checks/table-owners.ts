import { existsSync, readFileSync } from 'node:fs';
import { shippedSources } from './source-files.ts';

const SCHEMA = 'packages/server/src/db/schema.ts';
const EXEMPT = /\/(demo|migrations|commands)\//;
const WRITE = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)(?: as \w+)?'/g;

/** Folder below packages/server/src that declares each table, e.g. session -> areas/auth. */
const readOwners = (): Map<string, string> => {
  const text = existsSync(SCHEMA) ? readFileSync(SCHEMA, 'utf8') : '';
  const homes = new Map<string, string>();
  for (const [, names = '', from = ''] of text.matchAll(/import type \{([^}]+)\} from '([^']+)'/g)) {
    const home = from.startsWith('./') ? 'db' : from.replace(/^\.\.\//, '').replace(/\/[^/]+$/, '');
    for (const name of names.split(',')) homes.set(name.trim(), home);
  }
  return new Map(
    [...text.matchAll(/^ {2}(\w+): (\w+);/gm)].map(([, table = '', type = '']) => [table, homes.get(type) ?? '']),
  );
};

/** A table is written only by the area that declares it; tables of the house itself by db/ and http/. */
export const checkTableOwners = (): string[] => {
  const owners = readOwners();
  return shippedSources
    .filter(({ path }) => path.startsWith('packages/server/src/') && !EXEMPT.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(WRITE)].flatMap(([, table = '']) => {
        const owner = owners.get(table);
        if (owner === undefined) return [`${path}: writes ${table}, which ${SCHEMA} does not know`];
        const folders = owner === 'db' ? ['db', 'http', 'jobs'] : [owner];
        const isOwner = folders.some((folder) => path.startsWith(`packages/server/src/${folder}/`));
        return isOwner ? [] : [`${path}: writes ${table}, which belongs to ${owner}`];
      }),
    );
};
