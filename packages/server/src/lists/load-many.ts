import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';

/** What of a listed table costs a row at a time: the index of its texts, the triggers that count, and how to count anew. */
type Kept = {
  table: string;
  textIndex: string;
  triggers?: readonly string[];
  rebuild?: (db: Kysely<Database>) => Promise<unknown>;
};

/**
 * Runs `load`, which inserts many rows, without keeping tally and text index row by row; both are made anew
 * afterwards. Takes a transaction; nobody else writes the table until it ends.
 */
export async function loadMany(
  db: Kysely<Database>,
  { table, textIndex, triggers = [], rebuild }: Kept,
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
