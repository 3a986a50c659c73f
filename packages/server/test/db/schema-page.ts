import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';

const AREAS = new URL('../../src/areas/', import.meta.url);
/** The list of tables at the end of a tables.ts. */
const DECLARED = /export type \w+Tables = \{([^}]*)\}/;

type Column = { table: string; column: string; type: string; optional: boolean; target: string | null };

/** Reads all columns in order, each with the table that its foreign key references. */
async function readColumns(db: Kysely<Database>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relation.relname as "table", attname as "column", format_type(atttypid, atttypmod) as type,
      not attnotnull as optional,
      (select confrelid::regclass::text from pg_constraint
        where conrelid = relation.oid and contype = 'f' and attnum = any(conkey) limit 1) as target
    from pg_class as relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%'
      and relname <> 'schema_change'
    order by relname, attnum`.execute(db);
  return rows;
}

/** Maps each table to the area that declares it. */
function areasOfTables(): Map<string, string> {
  const areas = new Map<string, string>();
  for (const area of readdirSync(AREAS)) {
    const file = new URL(`${area}/tables.ts`, AREAS);
    const declared = existsSync(file) ? (DECLARED.exec(readFileSync(file, 'utf8'))?.[1] ?? '') : '';
    for (const [, table = ''] of declared.matchAll(/(\w+):/g)) areas.set(table, area);
  }
  return areas;
}

const linkTo = (table: string): string => `[${table}](#${table})`;

function tableSection(table: string, columns: readonly Column[], all: readonly Column[]): string {
  const pointing = new Set(all.flatMap((column) => (column.target === table ? [column.table] : [])));
  pointing.delete(table);
  const lines = columns.map(
    ({ column, type, optional, target }) =>
      `| ${column} | ${type}${optional ? ', or null' : ''} | ${target === null ? '' : linkTo(target)} |`,
  );
  const from = pointing.size === 0 ? '' : `\nPointed to by ${[...pointing].sort().map(linkTo).join(', ')}.\n`;
  return `### ${table}\n\n| Column | Type | Points to |\n| --- | --- | --- |\n${lines.join('\n')}\n${from}`;
}

/** Returns docs/schema.md: the tables of a migrated database, by the area that owns them. */
export async function schemaPage(db: Kysely<Database>): Promise<string> {
  const all = await readColumns(db);
  const areas = areasOfTables();
  const tables = [...new Set(all.map(({ table }) => table))];
  const sections = [...new Set(['db', ...[...areas.values()].sort()])].map((area) => {
    const own = tables.filter((table) => (areas.get(table) ?? 'db') === area);
    const parts = own.map((table) =>
      tableSection(
        table,
        all.filter((column) => column.table === table),
        all,
      ),
    );
    return `## ${area}\n\n${parts.join('\n')}`;
  });
  return `# Tables

Written from a migrated database; \`npm test\` fails when it is out of date. Do not edit it by hand: run \`npx vitest run --project server schema-page -u\`. What columns mean stands in the \`tables.ts\` of their area, what they may hold and how they are found in \`packages/server/src/db/migrations/baseline\`.

${sections.join('\n')}`;
}
