import { type Kysely, sql } from 'kysely';

const statements = [
  // It also holds projects without a company, so that it alone gives a list its order by company.
  sql`drop index outsourced_project_by_company_status`,
  sql`
    create index outsourced_project_by_company_status
      on outsourced_project (choice_company_id, status, id)
    where deleted_at is null`,
  // The order by price is that of price and extra amount together, for which outsourced_project_by_amount exists.
  sql`drop index outsourced_project_by_price`,
  sql`drop index outsourced_project_by_status_price`,
  sql`
    create index outsourced_project_by_status_amount
      on outsourced_project (status, (price + add_price), id)
    where deleted_at is null`,
  sql`
    create index outsourced_project_by_invoice_day
      on outsourced_project (bill_date, id)
    where deleted_at is null and bill_date is not null`,
  sql`
    create index internal_project_by_completion
      on internal_project (completed_at, id)
    where deleted_at is null and completed_at is not null`,
];

/** Lists in the order of companies (D-670) and of sums (D-675), and their periods of invoice and of completion (D-671). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
