import { type Kysely, sql } from 'kysely';

/** What an operator keeps of companies, materials and menus (D-133). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company
      add column business_number text not null default '' check (business_number ~ '^([0-9]{10})?$'),
      add column representative text not null default '',
      add column phone text not null default '' check (phone ~ '^[0-9]*$')`.execute(db);
  await sql`create unique index company_business_number on company (business_number)
    where business_number <> ''`.execute(db);
  await sql`create index company_partners on company (name collate "C", id) where kind = 'partner'`.execute(db);
  await sql`alter table material add column unit text not null default ''`.execute(db);
  await sql`create index material_by_name on material (name collate "C", model collate "C", id)`.execute(db);
  await sql`alter table top_menu add column active boolean not null default true`.execute(db);
  await sql`
    alter table left_menu
      add column active boolean not null default true,
      add column domain text not null default ''`.execute(db);
}
