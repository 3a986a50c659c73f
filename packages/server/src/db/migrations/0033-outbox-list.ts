import { type Kysely, sql } from 'kysely';

const statements = [
  // The order of the list: failures first, then the newest.
  sql`
    create index notify_delivery_failures_first
    on notify_delivery ((state = 'X') desc, created_at desc, id desc)`,

  // A test that a user sends to themselves is about neither a project nor a notice.
  sql`alter table notify_event drop constraint notify_event_about`,
  sql`
    alter table notify_event add constraint notify_event_about
    check (case when num_nonnulls(project_id, notice_id) = 0 then comment_id is not null or key = 'test'
      else num_nonnulls(project_id, notice_id) = 1 end)`,

  // The months in which permission M was told that the limit of 알림톡 is near.
  sql`create table talk_warning (month text primary key)`,
  sql`create index talk_group_sent on talk_group (sent_at) where sent_at is not null`,
  sql`alter table alarm drop constraint alarm_has_one_cause`,
  sql`
    alter table alarm add constraint alarm_has_one_cause
    check (num_nonnulls(comment_id, room_id) = (kind not in ('untaken', 'talk', 'limit'))::int)`,

  // The menu stands behind 시스템 상태. Its users get it too.
  sql`
    insert into left_menu (id, top_menu_id, position, audience, name, link)
    select (select greatest(max(id), 139) + 1 from left_menu), top_menu_id,
      (select max(position) + 1 from left_menu where top_menu_id = beside.top_menu_id), audience, '발송 현황',
      '/reference/outbox'
    from left_menu beside where link = '/reference/system'`,
  sql`
    insert into menu_grant (user_id, menu_type, menu_id)
    select has.user_id, 'L', outbox.id
    from menu_grant has
      join left_menu beside on beside.id = has.menu_id and beside.link = '/reference/system'
      join left_menu outbox on outbox.link = '/reference/outbox'
    where has.menu_type = 'L'
    on conflict do nothing`,
];

/** '발송 현황' (D-425). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
