import { type Kysely, sql } from 'kysely';

const statements = [
  // The one open link of an account with which its owner sets the password (D-504). Only the hash of its code is stored.
  sql`
    create table password_link (
      user_id text primary key references portal_user on update cascade on delete cascade,
      code_hash bytea not null unique,
      expires_at timestamptz not null,
      created_by text not null
    )`,

  // A message about a company's own accounts is about neither a project nor a notice.
  sql`alter table notify_event drop constraint notify_event_about`,
  sql`
    alter table notify_event add constraint notify_event_about
    check (case when num_nonnulls(project_id, notice_id) = 0
        then comment_id is not null or key in ('test', 'passwordLink')
      else num_nonnulls(project_id, notice_id) = 1 end)`,
];

/** Links with which people set their own password (D-504). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
