import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What of a listed table costs a row at a time: the triggers that count, the index of its terms, and how to count anew. */
type Kept = {
  table: string;
  triggers: readonly string[];
  termIndex: string;
  rebuild: (db: Kysely<Database>) => Promise<unknown>;
};

/**
 * Runs `load`, which inserts many rows, without keeping tally and term index row by row; both are made anew
 * afterwards. Takes a transaction; nobody else writes the table until it ends.
 */
export async function withoutTally(
  db: Kysely<Database>,
  { table, triggers, termIndex, rebuild }: Kept,
  load: () => Promise<void>,
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  for (const trigger of triggers) {
    await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(trigger)}`.execute(db);
  }
  const index = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = ${termIndex}`.execute(db);
  await sql`drop index if exists ${sql.ref(termIndex)}`.execute(db);
  await load();
  await sql`set local maintenance_work_mem = '512MB'`.execute(db);
  await sql`set local work_mem = '128MB'`.execute(db);
  for (const { definition } of index.rows) await sql.raw(definition).execute(db);
  await rebuild(db);
  for (const trigger of triggers) {
    await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(trigger)}`.execute(db);
  }
}
