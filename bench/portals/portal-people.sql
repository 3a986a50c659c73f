-- Copies companies and people of the generated data from schema src into the portal's tables.
INSERT INTO company (id, kind, name) SELECT id, 'partner', company_name FROM src.company;
INSERT INTO company (id, kind, name) VALUES (1000, 'provider', '운영사') ON CONFLICT DO NOTHING;
SELECT setval(pg_get_serial_sequence('company', 'id'), 1000);
INSERT INTO portal_user (user_id, user_type, user_name, company_id, permission, mode_authority)
  SELECT 'u' || id, user_type, user_name, coalesce(company_id, 1000), CASE WHEN id <= 40 THEN 'F' WHEN id <= 60 THEN 'B' ELSE '' END, CASE WHEN id <= 60 THEN 'A' ELSE 'C' END FROM src.app_user;
