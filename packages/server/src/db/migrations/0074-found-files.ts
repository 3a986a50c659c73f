import { type Kysely, sql } from 'kysely';

/** Why no row of the version before is refused by the new checks. */
export const suits = 'they are the former ones, and allow files beside the kinds that the version before knows';

/** '찾기' also knows files (D-681). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_entry
      drop constraint search_entry_kind_check,
      drop constraint search_entry_check,
      add constraint search_entry_kind_check check (kind in ('outsourced', 'internal', 'outsourcedSite', 'internalSite',
        'company', 'manager', 'employee', 'notice', 'entry', 'file')) not valid,
      add constraint search_entry_check check (
        (kind in ('entry', 'file')) = (room_id is not null) and (kind = 'entry') = (visibility is not null)) not valid`.execute(
    db,
  );
}
