import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { type Column, isWrittenAs, readColumns, SRC } from './row-types.ts';
import { type Member, readSource, rowTypesOf, type Source } from './statement-rows.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readSource(join(SRC, file)));
const nameOf = ({ path }: Source): string => path.slice(SRC.length + 1);

const statementsOf = ({ text }: Source): string => [...text.matchAll(/`[^`]*`/g)].map(([one]) => one).join('\n');
const membersOf = (source: Source): Member[] => rowTypesOf(source).flatMap(({ members = [] }) => members);

/** The names of the rows of a source that no SQL reads: neither its own nor that beside the row type. */
function unreadNames(source: Source): string[] {
  // All columns of a table, or of a list that the row type is made of.
  if (/\b(select \w+\.\*|returning \$\{sql\.join)/.test(statementsOf(source))) return [];
  return membersOf(source)
    .filter(({ name, from }) => !new RegExp(`\\b${name}\\b`).test(statementsOf(source) + statementsOf(from)))
    .map(({ name }) => `${nameOf(source)}: ${name}`);
}

/** The columns that SQL reads under a name: of that name, or renamed; undefined when the name has a computed value. */
function columnsReadAs(name: string, statements: string): string[] | undefined {
  const renamed = [...statements.matchAll(new RegExp(`(?:select|,)\\s+(?:\\w+\\.)?(\\w+) as ${name}\\b`, 'g'))];
  const count = statements.match(new RegExp(`\\bas ${name}\\b`, 'g'))?.length ?? 0;
  if (renamed.length !== count) return undefined;
  return count === 0 ? [name] : renamed.map(([, column = '']) => column);
}

/** The members that are read from a column, and of whose name no table has a column of this type. */
function mistyped(source: Source, columns: readonly Column[]): string[] {
  return membersOf(source).flatMap(({ name, type, from }) => {
    const read = columnsReadAs(name, statementsOf(source) + statementsOf(from));
    const alike = columns.filter((column) => read?.includes(column.name));
    const fits = ({ kind }: Column) => kind === 'jsonb' || isWrittenAs(kind, type);
    return alike.length === 0 || alike.some(fits) ? [] : [`${nameOf(source)}: ${name}: ${type}`];
  });
}

it("every name of a statement's row is in its SQL: a column that none reads would be undefined", () => {
  expect(sources.flatMap(unreadNames)).toEqual([]);
  expect(sources.flatMap(membersOf).length).toBeGreaterThan(600);
});

it('a member of a row that is read from a column has the type of a column of its name', async () => {
  const columns = await readColumns(database);
  expect(sources.flatMap((source) => mistyped(source, columns))).toEqual([]);
});

/** Single values, row types made of the schema of an answer, and those of any type. */
const WITHOUT_MEMBERS = [
  ...['AlarmKind', 'Buffer', 'Date | null'],
  ...['ArrivedLine', 'SettlementSums', 'UnreachedPerson'],
  ...['Counted<{ channel: Channel }', 'Counted<{ state: DeliveryState }', 'Row & { search_key: string }'],
];

it('the members of every other row type are found', () => {
  const unread = sources.flatMap(rowTypesOf).filter(({ members }) => members === undefined);
  expect([...new Set(unread.map(({ written }) => written))].sort()).toEqual(WITHOUT_MEMBERS.sort());
});
