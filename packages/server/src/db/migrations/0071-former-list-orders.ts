import { type Kysely, sql } from 'kysely';

/**
 * The index that one of 0070 stands for: by company with its state (D-675). Those by price stay until a later version:
 * the version before orders its lists by them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outsourced_project_by_company_status`.execute(db);
}
