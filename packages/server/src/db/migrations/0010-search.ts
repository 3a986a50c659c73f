import { type Kysely, sql } from 'kysely';

const statements = [
  sql`
    create table search_entry (
      kind text not null check (kind in (
        'outsourced', 'internal', 'outsourcedSite', 'internalSite', 'company', 'manager', 'employee', 'notice', 'entry')),
      key text not null,
      title text not null,
      words text not null,
      terms integer[] not null,
      at timestamptz not null,
      status text,
      company_id integer,
      author_id text,
      room_id bigint references room on delete cascade,
      visibility text check (visibility in ('A', 'M')),
      board text check (board in ('C', 'M')),
      publish_from timestamptz,
      publish_until timestamptz,
      primary key (kind, key),
      check ((kind = 'entry') = (room_id is not null and visibility is not null)),
      check ((kind = 'notice') = (board is not null))
    )`,
  // Few terms are frequent, and the planner must know them: their rows are found in the order of the list instead.
  sql`alter table search_entry alter column terms set statistics 500`,
  sql`create index search_entry_by_term on search_entry using gin (terms) with (fastupdate = off)`,
  sql`create index search_entry_newest on search_entry (kind, at desc)`,
  sql`create index search_entry_of_room on search_entry (room_id) where room_id is not null`,
];

/** The index of '찾기' (D-280). Its rows are filled at the next start, or by `rebuild-search`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
