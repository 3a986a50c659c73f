import { type Kysely, sql } from 'kysely';

const statements = [
  sql`
    alter table portal_user
      add column sales_duty boolean not null default false,
      add column pm_duty boolean not null default false`,

  // Positions are sorted by their rank, which this index does not have.
  sql`drop index portal_user_staff_by_position`,
];

/** Duties that permission M gives a member of staff beside their permission letter (D-253). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
