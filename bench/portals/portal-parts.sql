-- Copies dates, PMs and comments of the generated projects from schema src into the portal's tables.
INSERT INTO outsourced_start_date (project_id, start_date) SELECT id, d::date FROM src.project, unnest(string_to_array(start_dates, '^')) d;
INSERT INTO outsourced_pm (project_id, position, user_id) SELECT id, 1, 'u' || pm_user_id FROM src.project;
INSERT INTO comment (id, board, post_id, user_id, content, created_at) SELECT id, 'project', project_id::text, 'u' || user_id, content, created_at FROM src.project_comment ORDER BY id;
SELECT setval(pg_get_serial_sequence('outsourced_project', 'id'), (SELECT max(id) FROM outsourced_project)), setval(pg_get_serial_sequence('comment', 'id'), (SELECT max(id) FROM comment));
DROP SCHEMA src CASCADE;
