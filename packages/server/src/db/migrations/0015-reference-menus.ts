import { type Kysely, sql } from 'kysely';

/** '기준정보' with its screens and both logs, granted to those who have permission M (D-133). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into top_menu (id, mode, position, name, link, icon) values
      (7, 'M', 7, '기준정보', '/reference/companies', 'reference')`.execute(db);
  await sql`
    insert into left_menu (id, top_menu_id, position, name, link) values
      (121, 7, 1, '업체', '/reference/companies'),
      (122, 7, 2, '자재', '/reference/materials'),
      (123, 7, 3, '지역', '/reference/areas'),
      (124, 7, 4, '업체 평가 항목', '/reference/checks'),
      (125, 7, 5, '완료 후 평가 항목', '/reference/checks-after'),
      (126, 7, 6, '공지사항 분류', '/reference/categories'),
      (127, 7, 7, '직책', '/reference/positions'),
      (128, 7, 8, '은행', '/reference/banks'),
      (129, 7, 9, '메뉴', '/reference/menus'),
      (130, 7, 10, '열람 기록', '/reference/access-log'),
      (131, 7, 11, '변경 기록', '/reference/change-log')`.execute(db);
  await sql`
    insert into menu_grant (user_id, menu_type, menu_id)
    select person.user_id, menu.menu_type, menu.menu_id
    from portal_user as person
    cross join (
      select 'T' as menu_type, 7 as menu_id
      union all select 'L', id from left_menu where top_menu_id = 7
    ) as menu
    where person.user_type = 'M' and person.permission = 'M' and person.deleted_at is null`.execute(db);
}
