-- All data that grows with the :n projects of the sample. It uses their names, regions and people. There is no random():
-- the same :n gives the same rows. The measured user is sample-pm01. The project with many comments has id 1.
set statement_timeout = 0;
set synchronous_commit = off;
create temp table text_index as
  select indexdef from pg_indexes where indexname in ('internal_project_by_text', 'notice_by_text');
drop index internal_project_by_text, notice_by_text;

-- People: a tenth of :n employees and as many managers, and :n / 200 companies.
insert into company (kind, name) select 'partner', '협력사 ' || i from generate_series(1, :n / 200) i;
insert into department (company_id, parent_id, kind, name, level)
  select company_id, id, 'D', '팀 ' || i, 1 from department, generate_series(1, 50) i where kind = 'C';
create temp table person as
  select i, case when i % 100 = 50 then '남궁' else substr('김이박최정강조윤장임', 1 + i % 10, 1) end
    || (array['민준', '서연', '도윤', '지우', '하은', '시우', '수아', '주원', '현우', '유진'])[1 + i / 10 % 10] as name
  from generate_series(1, :n / 10) i;
insert into portal_user (user_id, user_type, user_name, company_id, permission, employment, position, dept_name, phone, created_at)
  select 'bench-staff' || i, 'M', name, provider.id, case i % 10 when 0 then 'B' when 1 then 'F' else '' end,
    case when i % 20 = 7 then 'R' else 'A' end, (array['부장', '과장', '대리', '사원'])[1 + i % 4], '팀 ' || 1 + i % 50,
    '011' || lpad(i::text, 8, '0'), timestamptz '2022-01-03' + i * interval '1 minute'
  from person, (select id from company where kind = 'provider') provider;
insert into employee (user_id, dept_id)
  select 'bench-staff' || i, (select min(id) from department where kind = 'D') + i % 50 from person;
insert into portal_user (user_id, user_type, user_name, company_id, area_id, phone, created_at, deleted_at)
  select 'bench-manager' || i, 'C', name, (select min(id) from company where kind = 'partner') + i % 50,
    (select min(id) from area), '012' || lpad(i::text, 8, '0'), timestamptz '2022-01-03' + i * interval '1 minute',
    case when i % 10 = 3 then timestamptz '2026-01-03' end
  from person;

-- From here on triggers and foreign key checks are off.
set session_replication_role = replica;

-- Comments: two for each project, and two hundred more for the project with id 1.
insert into comment (board, post_id, user_id, content, created_at)
  select 'project', id::text, 'sample-pm' || lpad((1 + (id + k) % 30)::text, 2, '0'), '일정을 확인했습니다. ' || k,
    now() - (:n - id) * interval '1 day' / :n * 10
  from outsourced_project, generate_series(1, 2) k order by id, k;
insert into comment (board, post_id, user_id, content)
  select 'project', '1', 'sample-pm' || lpad((1 + k % 30)::text, 2, '0'), '자재를 받았습니다. ' || k from generate_series(1, 200) k;

-- Alarms: a tenth of :n for the measured user, and five per comment for the others.
insert into alarm (user_id, board, post_id, comment_id, subject, created_at, read_at)
  select 'sample-pm01', board, post_id, id, '현장 ' || post_id, now() - (2.1 * :n - id) * interval '10 days' / (2.1 * :n), case when id % 3 > 0 then now() end
  from comment where id % 20 = 0 and id <= 2 * :n order by id;
insert into alarm (user_id, board, post_id, comment_id, subject, created_at, read_at)
  select 'sample-pm' || lpad((2 + (id + k * 3) % 29)::text, 2, '0'), board, post_id, id, '현장 ' || post_id,
    now() - (2.1 * :n - id) * interval '10 days' / (2.1 * :n), case when id % 3 > 0 then now() end
  from comment, generate_series(1, 5) k where id <= 2 * :n order by id, k;

-- Internal projects: :n, most of them completed.
insert into internal_project (status, project_type, project_name, area_id, start_date, sales_user_id, created_by,
    created_at, completed_at, pm_ids)
  select case when id % 10 = 0 then 'C' when id > 0.9 * :n then 'N' else 'YY' end, 'P', project_name, area_id, created_at::date + 7,
    sales_user_id, created_by, created_at, case when id % 10 > 0 and id <= 0.9 * :n then created_at + interval '9 days' end,
    pm_ids
  from outsourced_project order by id;
insert into internal_pm select * from outsourced_pm;

-- Notices: :n, each read by three users.
insert into notice (board, pinned, category_id, subject, subject_color, content, content_edition, search_text,
    created_by, created_at)
  select case when id % 5 = 0 then 'M' else 'C' end, id % 1000 = 1, 1 + id % 4, project_name || ' 안내', '#000000',
    '<p>작업 안내</p>', 1, lower(project_name), 'sample-sales01', created_at
  from outsourced_project order by id;
insert into notice_reading (notice_id, user_id, read_at)
  select id, 'sample-partner' || lpad((1 + (id + k * 7) % 50)::text, 2, '0'), now() from notice, generate_series(1, 3) k;
insert into notice_count (notice_id, views, readers) select id, 9, 3 from notice;

-- Logs. Lists count their rows up to 50,000 only, so both databases have more.
insert into access_log (at, reader_id, reader_name, subject_id, subject_name, items, address, task, odd_time)
  select now() - (60000 + 8 * :n - i) * interval '300 days' / (60000 + 8 * :n), 'sample-pm' || lpad((1 + i % 30)::text, 2, '0'), '김하나',
    (1 + i % :n)::text, '이고객', '이름, 연락처', '10.0.0.' || i % 30, case when i % 4 = 0 then 'employee-list' else 'outsourced' end, i % 50 = 0
  from generate_series(1, 60000 + 8 * :n) i;
insert into change_log (at, user_id, user_name, subject, subject_key, subject_name, action, detail)
  select now() - (60000 + 2 * :n - i) * interval '300 days' / (60000 + 2 * :n), 'sample-pm02', '김하나', '자재', i::text, '자재 ' || i, '등록', ''
  from generate_series(1, 60000 + 2 * :n) i;
insert into security_event (at, event, user_id, user_name, address, detail)
  select now() - (60000 + 2 * :n - i) * interval '300 days' / (60000 + 2 * :n), case when i % 3 = 0 then 'failed' else 'sign-in' end,
    'sample-pm02', '김하나', '10.0.0.1', ''
  from generate_series(1, 60000 + 2 * :n) i;
insert into retention_run (kind, ran_at, months, total, first_key, last_key)
  select 'settled', timestamptz '2020-01-01' + i * interval '1 hour', 60, 5, '1', '5' from generate_series(1, :n / 10) i;

-- Rooms: a tenth of :n with two entries each. The measured user is a member of twenty.
insert into room (name, color, home_tab, create_post, edit_post, view_post, create_comment, view_file, download_file, created_by)
  select '방 ' || i, 'blue', 'N', 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', 'sample-pm02' from generate_series(1, :n / 10) i;
insert into room_member (room_id, user_id, is_admin)
  select id, 'sample-pm' || lpad(k::text, 2, '0'), k = 2 from room, generate_series(2, 5) k;
insert into room_member (room_id, user_id) select id, 'sample-pm01' from room order by id desc limit 20;
insert into room_entry (room_id, kind, author_id, visibility, title, content_text)
  select id, 'P', 'sample-pm02', 'A', '현장 사진', '점검 결과' from room, generate_series(1, 2);

set session_replication_role = origin;
set maintenance_work_mem = '512MB';
do $$
declare definition text;
begin
  for definition in select indexdef from text_index loop execute definition; end loop;
end $$;

-- The measured user may see everything.
update portal_user set permission = 'M', mode_authority = 'A' where user_id = 'sample-pm01';
insert into menu_grant (user_id, menu_type, menu_id)
  select 'sample-pm01', 'T', id from top_menu union all select 'sample-pm01', 'L', id from left_menu;
