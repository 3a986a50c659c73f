import { type Kysely, sql } from 'kysely';

const statements = [
  sql`
    create index outsourced_project_by_award
      on outsourced_project (choice_at, id)
      include (status, choice_company_id, area_id, price, add_price, choice_date)
    where deleted_at is null and choice_at is not null`,
  sql`
    create index outsourced_project_by_completion
      on outsourced_project (completed_at, id) include (status, choice_company_id)
    where deleted_at is null and completed_at is not null`,
  sql`
    create index outsourced_acceptance_by_time
      on outsourced_acceptance (accepted_at) include (company_id, project_id, start_date)`,
];

/** Awards, completions and acceptances are counted by their months (D-315, D-316). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
