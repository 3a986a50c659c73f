import { type Kysely, sql } from 'kysely';

/** Indexes of the order lists and of settlement: by winner, by the month of the invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outsourced_project_by_winner on outsourced_project (choice_user_id, id)
    where deleted_at is null and choice_user_id is not null`.execute(db);
  await sql`create index outsourced_project_by_sales on outsourced_project (sales_user_id, id)
    where deleted_at is null and choice_company_id is not null`.execute(db);
  await sql`create index outsourced_project_by_bill_date on outsourced_project (bill_date, id)
    include (status, choice_company_id, price, add_price)
    where deleted_at is null and status in ('B', 'E')`.execute(db);
  await sql`create index outsourced_project_by_company_bill_date
    on outsourced_project (choice_company_id, bill_date, id) include (status, price, add_price)
    where deleted_at is null and status in ('B', 'E')`.execute(db);
}
