import { sql } from 'kysely';

/** Menus of both modes, and the users they are granted to. */
export const menu = [
  sql`
    create table menu_grant (
      user_id text references portal_user on update cascade on delete cascade,
      menu_type text check (menu_type in ('T', 'L')),
      menu_id integer,
      primary key (user_id, menu_type, menu_id)
    )`,

  sql`
    create table top_menu (
      id integer primary key,
      mode text not null check (mode in ('M', 'C')),
      position integer not null,
      name text not null,
      link text not null default '',
      domain text not null default '',
      icon text not null,
      special_icon text not null default '',
      active boolean not null default true
    )`,

  sql`
    create table left_menu (
      id integer primary key,
      top_menu_id integer not null references top_menu,
      position integer not null,
      audience text not null default 'all' check (audience in ('all', 'M', 'C')),
      name text not null,
      link text not null default '',
      related text not null default '',
      active boolean not null default true,
      domain text not null default ''
    )`,
  sql`create index left_menu_by_top on left_menu (top_menu_id, position)`,

  // Initial menus (D-16, D-133). Icons are names that the page knows; an empty link shows '준비중입니다.' (D-19).
  sql`
    insert into top_menu (id, mode, position, name, link, icon) values
      (1, 'M', 1, '공지사항', '/mizenotices/list', 'notice'),
      (2, 'M', 2, '프로젝트', '/projects/mizelist', 'project'),
      (3, 'M', 3, '직원', '/employee/list', 'people'),
      (4, 'M', 4, '보고', '/special/report/list', 'report'),
      (5, 'M', 5, 'CS', '', 'support'),
      (6, 'M', 6, '방문객예약', '', 'visitor'),
      (7, 'M', 7, '기준정보', '/reference/companies', 'reference'),
      (11, 'C', 1, '공지사항', '/notices/list', 'notice'),
      (12, 'C', 2, '프로젝트', '/projects/list', 'project'),
      (13, 'C', 3, '수주', '/orders/list', 'order'),
      (14, 'C', 4, '정산', '/accounting/list', 'money'),
      (15, 'C', 5, '담당자', '/managers/list', 'people')`,
  sql`
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
      (117, 15, 1, 'all', '담당자목록', '/managers/list', '/managers/add,/managers/view'),
      (121, 7, 1, 'all', '업체', '/reference/companies', ''),
      (122, 7, 2, 'all', '자재', '/reference/materials', ''),
      (123, 7, 3, 'all', '지역', '/reference/areas', ''),
      (124, 7, 4, 'all', '업체 평가 항목', '/reference/checks', ''),
      (125, 7, 5, 'all', '완료 후 평가 항목', '/reference/checks-after', ''),
      (126, 7, 6, 'all', '공지사항 분류', '/reference/categories', ''),
      (127, 7, 7, 'all', '직책', '/reference/positions', ''),
      (128, 7, 8, 'all', '은행', '/reference/banks', ''),
      (129, 7, 9, 'all', '메뉴', '/reference/menus', ''),
      (130, 7, 10, 'all', '열람 기록', '/reference/access-log', ''),
      (131, 7, 11, 'all', '변경 기록', '/reference/change-log', ''),
      (132, 7, 12, 'all', '보안 기록', '/reference/security-log', ''),
      (133, 7, 13, 'all', '열람 점검', '/reference/access-review', ''),
      (134, 7, 14, 'all', '보유 기간', '/reference/retention', '')`,
];
