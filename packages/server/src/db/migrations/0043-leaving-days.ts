import { type Kysely, sql } from 'kysely';

const statements = [
  // A leaving that is settled for a coming day (D-505), and the days of a leave (D-506).
  sql`
    alter table employee
      add column leaves_on date,
      add column leave_from date,
      add column leave_until date,
      add constraint employee_leave_days check (leave_until >= leave_from)`,
  sql`create index employee_leaves_on on employee (leaves_on) where leaves_on is not null`,
];

/** Days on which employees leave, or are on leave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
