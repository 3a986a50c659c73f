import { type Kysely, sql } from 'kysely';

const statements = [
  sql`
    create table room_reaction (
      entry_id bigint references room_entry on delete cascade,
      user_id text references portal_user on update cascade on delete cascade,
      reaction text not null check (reaction in ('G', 'K', 'T', 'C', 'S')),
      created_at timestamptz not null default now(),
      primary key (entry_id, user_id, reaction)
    )`,
];

/** Reactions of members to the entries of a room (D-237). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
