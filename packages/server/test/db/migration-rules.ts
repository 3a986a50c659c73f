import type pg from 'pg';
import type { SchemaMigration } from '#db/schema-migration.ts';
import { type SchemaPart, watchMigration } from './watched-migration.ts';

type PartName = Pick<SchemaPart, 'kind' | 'table' | 'name'>;

const find = (parts: readonly SchemaPart[], { kind, table, name }: PartName): SchemaPart | undefined =>
  parts.find((part) => part.kind === kind && part.table === table && part.name === name);

/** What programs of the version before would miss, as sentences. */
function findTaken(before: readonly SchemaPart[], after: readonly SchemaPart[]): string[] {
  return before.flatMap((part) => {
    const now = find(after, part);
    if (part.kind !== 'column' || now?.what === part.what) return [];
    const change = now === undefined ? 'takes it away' : `makes it ${now.what}`;
    return [`programs rely on ${part.table}.${part.name} (${part.what}), and this ${change}`];
  });
}

/** What programs of the version before would be refused, as sentences. They give new columns no value. */
function findDemands(before: readonly SchemaPart[], after: readonly SchemaPart[]): string[] {
  const isOld = (table: string, column: string): boolean =>
    find(before, { kind: 'column', table, name: column }) !== undefined;
  return after
    .filter((part) => before.some(({ table }) => table === part.table) && find(before, part) === undefined)
    .filter(({ kind, what, table, columns }) =>
      kind === 'column' ? what.endsWith('always given') : columns.every((column) => isOld(table, column)),
    )
    .map(({ kind, table, name }) => `programs do not know the new ${kind} ${table}.${name}, which refuses their rows`);
}

/** Checks and references that look at all rows of a table that was there, as sentences. */
function findLongChecks(before: readonly SchemaPart[], after: readonly SchemaPart[]): string[] {
  return after
    .filter(({ kind, what }) => kind === 'check' && what === 'valid')
    .filter((part) => before.some(({ table }) => table === part.table) && find(before, part) === undefined)
    .map(
      ({ table, name }) => `looks at every row of ${table} for ${name}: add it 'not valid', validate it in the next`,
    );
}

/**
 * Why a migration would need a pause, one sentence each; none for a right one. `client` is connected to a database with
 * all migrations before it, and `isKnown` tells their names.
 */
export async function findMigrationProblems(
  client: pg.Client,
  migration: SchemaMigration,
  isKnown: (name: string) => boolean,
): Promise<string[]> {
  if ('indexes' in migration) {
    const unique = migration.indexes.filter((index) => index.unique);
    return unique.map(({ name }) => `programs do not know the new unique ${name}, which refuses their rows`);
  }
  const { problems, partsBefore, partsAfter } = await watchMigration(client, migration.up);
  const { requires, suits } = migration;
  const unknown =
    requires === undefined || isKnown(requires) ? [] : [`requires ${requires}, which is no migration before it`];
  const taken = findTaken(partsBefore, partsAfter).map((problem) => `${problem}: say what it 'requires'`);
  const demands = findDemands(partsBefore, partsAfter).map((problem) => `${problem}: say why it 'suits' them`);
  return [
    ...problems,
    ...findLongChecks(partsBefore, partsAfter),
    ...unknown,
    ...(requires === undefined ? taken : []),
    ...(requires === undefined && suits === undefined ? demands : []),
  ];
}
