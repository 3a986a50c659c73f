import { type Kysely, sql } from 'kysely';

/** Indexes that those of 0070 stand for: by company with its state, and by price without the extra amount (D-675). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outsourced_project_by_company_status`.execute(db);
  await sql`drop index outsourced_project_by_price`.execute(db);
  await sql`drop index outsourced_project_by_status_price`.execute(db);
}
