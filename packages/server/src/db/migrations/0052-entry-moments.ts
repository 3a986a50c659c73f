import { type Kysely, sql } from 'kysely';

const statements = [
  // What is made on a site counts as of the moment it was made (D-570). Rows without these have the same moment twice.
  sql`
    alter table site_visit
      add column arrived_received_at timestamptz,
      add column left_received_at timestamptz`,
  sql`
    alter table site_log_version
      add column received_at timestamptz,
      add column edited_received_at timestamptz`,
  sql`alter table material_receipt add column received_at timestamptz`,
  // A message stands where the server got it, since readers are counted along that order.
  sql`alter table site_message add column written_at timestamptz`,
];

/** When the server got what had been made before, and when a late message was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
