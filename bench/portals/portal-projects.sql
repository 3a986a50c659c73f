-- Copies the projects of the generated data from schema src into the portal's table.
INSERT INTO outsourced_project (id, status, project_name, price, add_price, area_id, zip_code, addr1, customer_name, place_name, place_manager_name, place_manager_mobile,
    sales_user_id, choice_date, choice_company_id, choice_user_id, choice_at, total_people, bill_date, start_dates, pm_ids, etc_memo, created_by, created_at)
  SELECT p.id, p.status, p.project_name, p.price, p.add_price, a.id, '06236', '서울 강남구 테헤란로 152', p.customer_name, p.place_name, '김담당', '01012345678',
    'u' || p.sales_user_id, p.choice_date, CASE WHEN p.status IN ('P','N') THEN NULL ELSE p.company_id END, CASE WHEN p.status IN ('P','N') THEN NULL ELSE 'u' || p.choice_user_id END,
    CASE WHEN p.company_id IS NOT NULL THEN p.created_at + interval '1 day' END, CASE WHEN p.company_id IS NOT NULL THEN 4 END,
    CASE WHEN p.status IN ('B', 'E') THEN coalesce(p.choice_date, p.created_at::date) + 20 END,
    ARRAY(SELECT d FROM unnest(string_to_array(p.start_dates, '^')) d ORDER BY d), ARRAY['u' || p.pm_user_id], p.memo, 'u' || p.sales_user_id, p.created_at
  FROM src.project p JOIN src.area sa ON sa.id = p.area_id JOIN area a ON a.name = sa.area_name ORDER BY p.id;
