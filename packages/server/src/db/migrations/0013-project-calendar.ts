import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table company add column daily_teams integer check (daily_teams between 1 and 99)`,

  // Offered days of a month or week.
  sql`create index outsourced_start_date_by_day on outsourced_start_date (start_date, project_id)`,

  // Calendar addresses that other programs read. Only the hash of the secret part is stored.
  sql`
    create table calendar_feed (
      user_id text primary key references portal_user on update cascade on delete cascade,
      token_hash bytea not null unique,
      hint text not null,
      scope text not null check (scope in ('mine', 'team', 'all')),
      outsourced boolean not null,
      internal boolean not null,
      offered boolean not null,
      created_at timestamptz not null,
      read_at timestamptz,
      reader text not null default ''
    )`,

  // The calendar in both modes (D-16), granted to staff who have the list of projects beside it.
  sql`
    insert into left_menu (id, top_menu_id, position, audience, name, link, related)
    select (select greatest(max(id), 139) from left_menu) + row_number() over (order by beside.id), beside.top_menu_id,
      3, 'all', '캘린더', '/projects/calendar', ''
    from left_menu beside where beside.id in (102, 112)`,
  sql`
    insert into menu_grant (user_id, menu_type, menu_id)
    select has.user_id, 'L', calendar.id
    from menu_grant has
      join left_menu list on has.menu_type = 'L' and list.id = has.menu_id and list.id in (102, 112)
      join left_menu calendar on calendar.top_menu_id = list.top_menu_id and calendar.link = '/projects/calendar'
    on conflict do nothing`,
];

/** The calendar of projects (D-330 to D-333). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
