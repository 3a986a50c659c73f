import { type Kysely, sql } from 'kysely';

const statements = [
  // The columns that a user chose for the workbook of a list, in their order.
  sql`
    create table excel_choice (
      user_id text not null references portal_user on update cascade on delete cascade,
      list text not null,
      columns text[] not null,
      primary key (user_id, list)
    )`,
  // The workbooks that are being made, with their progress.
  sql`
    create table excel_export (
      id text not null,
      user_id text not null references portal_user on update cascade on delete cascade,
      rows_done integer not null default 0,
      rows_total integer not null default 0,
      touched_at timestamptz not null,
      primary key (user_id, id)
    )`,
  // Why personal data was taken into a workbook.
  sql`alter table access_log add column reason text not null default ''`,
];

/** Workbooks of lists: chosen columns, progress, and the reason for personal data (D-310 to D-313). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
