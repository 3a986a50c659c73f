import { type Kysely, sql } from 'kysely';

const statements = [
  // What the portal writes for a user stays as it wrote it (D-583).
  sql`alter table site_message add column automatic boolean not null default false`,
  sql`
    update site_message set automatic = true
    from material_receipt receipt where receipt.message_id = site_message.id`,
];

/** Marks the messages that the portal writes itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
