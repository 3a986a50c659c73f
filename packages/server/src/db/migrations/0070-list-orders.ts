import type { ConcurrentIndex } from '../schema-migration.ts';

/** Lists in the order of companies (D-670) and of sums (D-675), and their periods of invoice and of completion (D-671). */
export const indexes: readonly ConcurrentIndex[] = [
  // It also holds projects without a company, so that it alone gives a list its order by company.
  {
    name: 'outsourced_project_by_winner_status',
    on: 'outsourced_project (choice_company_id, status, id) where deleted_at is null',
  },
  {
    name: 'outsourced_project_by_status_amount',
    on: 'outsourced_project (status, (price + add_price), id) where deleted_at is null',
  },
  {
    name: 'outsourced_project_by_invoice_day',
    on: 'outsourced_project (bill_date, id) where deleted_at is null and bill_date is not null',
  },
  {
    name: 'internal_project_by_completion',
    on: 'internal_project (completed_at, id) where deleted_at is null and completed_at is not null',
  },
];
