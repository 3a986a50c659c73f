import { type Kysely, sql } from 'kysely';

const statements = [
  // The menu stands behind 보유 기간 (134). Its users get it too.
  sql`
    insert into left_menu (id, top_menu_id, position, audience, name, link)
    select (select greatest(max(id), 139) + 1 from left_menu), top_menu_id,
      (select max(position) + 1 from left_menu where top_menu_id = beside.top_menu_id), audience, '시스템 상태',
      '/reference/system'
    from left_menu beside where id = 134`,
  sql`
    insert into menu_grant (user_id, menu_type, menu_id)
    select has.user_id, 'L', system.id
    from menu_grant has join left_menu system on system.link = '/reference/system'
    where has.menu_type = 'L' and has.menu_id = 134
    on conflict do nothing`,
];

/** The menu of '시스템 상태' (D-371). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
