import { type Kysely, sql } from 'kysely';

/** Deleted records by the time of their deletion, and the place of '삭제된 항목' in the menu (D-521). */
const statements = [
  sql`create index outsourced_project_deleted on outsourced_project (deleted_at) where deleted_at is not null`,
  sql`create index internal_project_deleted on internal_project (deleted_at) where deleted_at is not null`,
  sql`create index notice_deleted on notice (deleted_at) where deleted_at is not null`,
  sql`create index change_log_by_subject on change_log (subject, subject_key, id)`,
  // Reviews of a month were the only subject that was looked for.
  sql`drop index change_log_of_reviews`,

  // The menus stand behind 보유 기간. Its users get them too.
  sql`
    update left_menu set position = position + 2
    where top_menu_id = (select top_menu_id from left_menu where id = 134)
      and position > (select position from left_menu where id = 134)`,
  sql`
    insert into left_menu (id, top_menu_id, position, audience, name, link)
    select (select greatest(max(id), 139) from left_menu) + added.place, top_menu_id, position + added.place, audience,
      added.name, added.link
    from left_menu,
      (values (1, '삭제된 항목', '/reference/deleted'), (2, '개인 자료', '/reference/person-data'))
        as added (place, name, link)
    where id = 134`,
  sql`
    insert into menu_grant (user_id, menu_type, menu_id)
    select has.user_id, 'L', added.id
    from menu_grant has join left_menu added on added.link in ('/reference/deleted', '/reference/person-data')
    where has.menu_type = 'L' and has.menu_id = 134
    on conflict do nothing`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
