import { type Kysely, sql } from 'kysely';

/** Orders, own orders and settlement: what their lists are read from (docs/decisions/0006-lists-are-plain-sql.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outsourced_project add constraint award_of_order
    check (choice_company_id is null or status not in ('P', 'N'))`.execute(db);
  await sql`create index outsourced_project_order on outsourced_project (id)
    where deleted_at is null and choice_company_id > 0`.execute(db);
  await sql`create index outsourced_project_order_by_status on outsourced_project (status, id)
    where deleted_at is null and choice_company_id > 0`.execute(db);
  await addPeopleTerms(db);
  await sql`create index outsourced_project_by_bill_date on outsourced_project (bill_date, id)
    include (status, choice_company_id, price, add_price)
    where deleted_at is null and status in ('B', 'E')`.execute(db);
  await sql`create index outsourced_project_by_company_bill_date
    on outsourced_project (choice_company_id, bill_date, id) include (status, price, add_price)
    where deleted_at is null and status in ('B', 'E')`.execute(db);
}

/**
 * The sales manager ('s:…') and the winner ('w:…') become terms of the project, kept by the database because both
 * change in many places; so the tally counts own orders too.
 */
async function addPeopleTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function outsourced_people_terms() returns trigger language plpgsql as $$
    begin
      new.search_terms := array_remove(array_append(array_append(
        array_remove(array_remove(new.search_terms, 's:' || old.sales_user_id), 'w:' || old.choice_user_id),
        's:' || new.sales_user_id), 'w:' || new.choice_user_id), null);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger outsourced_people_terms before insert or update of sales_user_id, choice_user_id, search_terms
    on outsourced_project for each row execute function outsourced_people_terms()`.execute(db);
  // Counted at once below, not project by project.
  await sql`alter table outsourced_project disable trigger outsourced_tally_update`.execute(db);
  await sql`update outsourced_project set search_terms = search_terms`.execute(db);
  await sql`alter table outsourced_project enable trigger outsourced_tally_update`.execute(db);
  await sql`
    insert into outsourced_tally (term, company_id, status, total)
    select term, coalesce(choice_company_id, 0), status, count(*)
    from outsourced_project, unnest(array['s:' || sales_user_id, 'w:' || choice_user_id]) as term
    where deleted_at is null and term is not null
    group by 1, 2, 3`.execute(db);
}
