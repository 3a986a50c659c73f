import { type Kysely, sql } from 'kysely';

const statements = [
  // What the last run removed, by kind.
  sql`alter table job_run add column counts jsonb not null default '{}'`,

  // Jobs that wait for a right clock or for permission (D-360, D-361). 'clock' holds all of them.
  sql`
    create table job_hold (
      name text primary key,
      reason text not null check (reason in ('ahead', 'behind', 'cap')),
      since timestamptz not null,
      seen_at timestamptz not null,
      what text not null default '',
      due integer not null default 0,
      total integer not null default 0,
      allowed integer,
      allowed_by text not null default ''
    )`,

  // The processes that serve, with their version and the ids of their keys (D-364). A crash empties it.
  sql`
    create unlogged table serving_process (
      id text primary key,
      version text not null,
      key_ids text[] not null,
      started_at timestamptz not null default clock_timestamp(),
      seen_at timestamptz not null default clock_timestamp()
    )`,
];

/** Held jobs, what runs removed, and the processes that serve (D-360 to D-364). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
