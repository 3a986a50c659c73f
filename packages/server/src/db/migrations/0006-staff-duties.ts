import { type Kysely, sql } from 'kysely';

const statements = [
  sql`
    alter table portal_user
      add column sales_duty boolean not null default false,
      add column pm_duty boolean not null default false`,
  // Those who can be chosen, by name.
  sql`
    create index portal_user_sales_people
      on portal_user (user_name collate "C", user_id)
    where user_type = 'M' and deleted_at is null and employment <> 'R' and (permission = 'B' or sales_duty)`,
  sql`
    create index portal_user_pms
      on portal_user (user_name collate "C", user_id)
    where user_type = 'M' and deleted_at is null and employment <> 'R' and (permission = 'F' or pm_duty)`,

  // A company has a page of its own, on which two people may edit it.
  sql`alter table company add column version integer not null default 1`,
  sql`update left_menu set related = '/reference/companies/view' where link = '/reference/companies' and related = ''`,

  // Positions are sorted by their rank, which this index does not have.
  sql`drop index portal_user_staff_by_position`,
];

/** Duties of staff beside their permission letter (D-253), and versions of companies (D-258). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
