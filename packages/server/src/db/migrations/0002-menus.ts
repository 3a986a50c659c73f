import { type Kysely, sql } from 'kysely';

/** Menus as delivered (D-16). Icons are names the page knows; an empty link says '준비중입니다.' (D-19). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table top_menu (
      id integer primary key,
      mode text not null check (mode in ('M', 'C')),
      position integer not null,
      name text not null,
      link text not null default '',
      domain text not null default '',
      icon text not null,
      special_icon text not null default ''
    )`.execute(db);
  await sql`
    create table left_menu (
      id integer primary key,
      top_menu_id integer not null references top_menu,
      position integer not null,
      audience text not null default 'all' check (audience in ('all', 'M', 'C')),
      name text not null,
      link text not null default '',
      related text not null default ''
    )`.execute(db);
  await sql`create index left_menu_by_top on left_menu (top_menu_id, position)`.execute(db);
  await sql`
    create table menu_grant (
      user_id text not null references portal_user on delete cascade,
      menu_type text not null check (menu_type in ('T', 'L')),
      menu_id integer not null,
      primary key (user_id, menu_type, menu_id)
    )`.execute(db);

  await sql`
    insert into top_menu (id, mode, position, name, link, icon) values
      (1, 'M', 1, '공지사항', '/mizenotices/list', 'notice'),
      (2, 'M', 2, '프로젝트', '/projects/mizelist', 'project'),
      (3, 'M', 3, '직원', '/employee/list', 'people'),
      (4, 'M', 4, '보고', '/special/report/list', 'report'),
      (5, 'M', 5, 'CS', '', 'support'),
      (6, 'M', 6, '방문객예약', '', 'visitor'),
      (11, 'C', 1, '공지사항', '/notices/list', 'notice'),
      (12, 'C', 2, '프로젝트', '/projects/list', 'project'),
      (13, 'C', 3, '수주', '/orders/list', 'order'),
      (14, 'C', 4, '정산', '/accounting/list', 'money'),
      (15, 'C', 5, '담당자', '/managers/list', 'people')`.execute(db);
  await sql`
    insert into left_menu (id, top_menu_id, position, audience, name, link, related) values
      (101, 1, 1, 'all', '공지사항목록', '/mizenotices/list', '/mizenotices/add,/mizenotices/view'),
      (102, 2, 1, 'all', '프로젝트목록 (마이즈)', '/projects/mizelist', '/projects/mizeadd,/projects/mizeview'),
      (103, 3, 1, 'all', '직원목록', '/employee/list', '/employee/add,/employee/view'),
      (104, 3, 2, 'all', '부서목록', '/employee/dept/list', ''),
      (111, 11, 1, 'all', '공지사항목록', '/notices/list', '/notices/add,/notices/view,/notices/companyview'),
      (112, 12, 1, 'M', '프로젝트목록 (외주)', '/projects/list', '/projects/add,/projects/view,/projects/companyview'),
      (113, 12, 1, 'C', '프로젝트목록', '/projects/companylist', '/projects/list,/projects/companyview'),
      (114, 13, 1, 'all', '수주목록', '/orders/list', '/orders/view'),
      (115, 13, 2, 'all', '나의 수주목록', '/orders/self', ''),
      (116, 14, 1, 'all', '정산현황', '/accounting/list', ''),
      (117, 15, 1, 'all', '담당자목록', '/managers/list', '/managers/add,/managers/view')`.execute(db);
}
