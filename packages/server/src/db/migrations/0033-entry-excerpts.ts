import { type Kysely, type RawBuilder, sql } from 'kysely';

const EXCERPT = 6000;

/** What lists show of a long content; null where they show the content itself (D-200). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addExcerpt(db, sql`room_entry`);
  await addExcerpt(db, sql`room_history`);
}

/** Tags become spaces; the text between them is escaped in the content already, and no entity is cut in two. */
async function addExcerpt(db: Kysely<unknown>, table: RawBuilder<unknown>): Promise<void> {
  await sql`alter table ${table} add column excerpt text`.execute(db);
  await sql`
    update ${table} set excerpt = '<p>' || regexp_replace(
      left(regexp_replace(content, '<[^<>]*>', ' ', 'g'), ${sql.lit(EXCERPT - '<p></p>'.length)}),
      '&[^;[:space:]]{0,5}$', '') || '</p>'
    where octet_length(content) > ${sql.lit(EXCERPT)} and length(content) > ${sql.lit(EXCERPT)}`.execute(db);
}
