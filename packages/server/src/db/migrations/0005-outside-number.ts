import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table outsourced_project drop constraint outsourced_project_wr_id_key`,
  sql`create unique index outsourced_project_wr_id on outsourced_project (wr_id) where deleted_at is null`,
];

/** The outside number of an outsourced project is unique among those that are not deleted (D-85). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
