import { type Kysely, sql } from 'kysely';

const statements = [
  // Groups at the provider of 알림톡, one for each message. A row is stored before the provider is told to send.
  sql`
    create table talk_group (
      message_id bigint primary key,
      group_id text not null unique,
      delivery_ids bigint[] not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      asks integer not null default 0,
      ask_at timestamptz,
      ended_at timestamptz,
      result text not null default ''
    )`,
  sql`create index talk_group_asked on talk_group (ask_at) where sent_at is not null and ended_at is null`,
  sql`create index talk_group_by_age on talk_group (created_at)`,
];

/** Groups of 알림톡 (D-418). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
