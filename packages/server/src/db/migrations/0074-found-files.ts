import { type Kysely, sql } from 'kysely';

const statements = [
  sql`
    alter table search_entry
      drop constraint search_entry_kind_check,
      drop constraint search_entry_check,
      add constraint search_entry_kind_check check (kind in ('outsourced', 'internal', 'outsourcedSite', 'internalSite',
        'company', 'manager', 'employee', 'notice', 'entry', 'file')) not valid,
      add constraint search_entry_check check (
        (kind in ('entry', 'file')) = (room_id is not null) and (kind = 'entry') = (visibility is not null)) not valid`,
  // '찾기' also knows files, departments and the crew's telephone (D-681): the next start writes its index anew.
  sql`delete from job_run where name = 'fillSearch'`,
];

/** Why no row of the version before is refused by the new checks. */
export const suits = 'they are the former ones, and allow files beside the kinds that the version before knows';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
