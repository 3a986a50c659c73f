import { type Kysely, sql } from 'kysely';

const statements = [
  // A delivery by any way. `bundle` names what it may become one message with; null stands alone.
  sql`alter table notify_delivery drop constraint notify_delivery_channel_check`,
  sql`alter table notify_delivery add constraint notify_delivery_channel_check
    check (channel in ('inbox', 'push', 'mail', 'talk'))`,
  sql`alter table notify_delivery add column bundle text`,
  // Other ways know their message before it is sent, so that it stays the same when it is tried again.
  sql`alter table notify_delivery drop constraint notify_delivery_check1`,
  sql`alter table notify_delivery add constraint notify_delivery_sent_in
    check (state not in ('D', 'R') or group_id is not null)`,
  sql`drop index notify_delivery_due`,
  sql`create index notify_delivery_due on notify_delivery (channel, due_at) where state in ('Q', 'H')`,
  sql`drop index notify_delivery_leased`,
  sql`create index notify_delivery_leased on notify_delivery (channel, lease_until) where state = 'S'`,
  sql`create index notify_delivery_waiting on notify_delivery (user_id, channel) where state in ('Q', 'H', 'S')`,

  // Staff are told of comments on every board, so such an event may have neither project nor notice.
  sql`alter table notify_event drop constraint notify_event_check`,
  sql`alter table notify_event add constraint notify_event_about
    check (num_nonnulls(project_id, notice_id) = 1 or (comment_id is not null and project_id is null and notice_id is null))`,

  // What a person chose for a kind by a way. Without a row the usual choice holds.
  sql`
    create table notify_choice (
      user_id text not null references portal_user on update cascade on delete cascade,
      kind text not null,
      channel text not null check (channel in ('push', 'mail', 'talk')),
      choice text not null check (choice in ('now', 'digest', 'off')),
      primary key (user_id, kind, channel)
    )`,
  // Quiet hours, digest and consent of a person. Without a row the usual ones hold.
  sql`
    create table notify_setting (
      user_id text primary key references portal_user on update cascade on delete cascade,
      quiet boolean not null default true,
      quiet_from text not null default '21:00',
      quiet_until text not null default '08:00',
      urgent_passes boolean not null default true,
      digest_on_mondays boolean not null default false,
      talk_offer_at timestamptz,
      talk_offer_text text not null default '',
      check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
    )`,
];

/** Messages by several ways, and what their people chose (D-405 to D-410). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
