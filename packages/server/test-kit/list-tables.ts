import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';

/** The names of all tables in order. Months of a table are part of it. */
export async function listTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
