import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';

/**
 * Derived data of a table that is expensive to update per row: a text index, triggers that count, and a function that
 * counts again.
 */
type DerivedData = {
  table: string;
  textIndex: string;
  triggers?: readonly string[];
  rebuild?: (db: Kysely<Database>) => Promise<unknown>;
};

/**
 * Runs `load`, which inserts many rows, while the text index is dropped and the triggers are disabled. Both are
 * rebuilt afterwards. It needs a transaction, and nobody else writes the table until that ends.
 */
export async function bulkLoad(
  db: Kysely<Database>,
  { table, textIndex, triggers = [], rebuild }: DerivedData,
  load: () => Promise<void>,
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  for (const trigger of triggers) {
    await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(trigger)}`.execute(db);
  }
  const index = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = ${textIndex}`.execute(db);
  await sql`drop index if exists ${sql.ref(textIndex)}`.execute(db);
  await load();
  await sql`set local maintenance_work_mem = '512MB'`.execute(db);
  for (const { definition } of index.rows) await sql.raw(definition).execute(db);
  await rebuild?.(db);
  for (const trigger of triggers) {
    await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(trigger)}`.execute(db);
  }
}
