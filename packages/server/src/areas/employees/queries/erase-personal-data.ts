import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** SQL condition on portal_user `record`: the employee has a stored resident or bank account number. */
export const hasNumbers = sql`exists (
  select from employee where employee.user_id = record.user_id
    and (social_number_sealed is not null or bank_number_sealed is not null))`;

/** Removes both numbers and the bank from a record. */
export const clearNumbers = (db: Db, userId: string) =>
  db
    .updateTable('employee')
    .set({ social_number_sealed: null, bank_number_sealed: null, bank_id: null })
    .where('user_id', '=', userId)
    .execute();

/** Deletes the record of an employee, and returns the names of its files. The account stays. */
export async function deleteRecord(db: Db, userId: string): Promise<{ fileNames: string[]; photoName: string }> {
  const person = await db
    .selectFrom('portal_user')
    .select('photo_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const files = await db.deleteFrom('employee_file').where('user_id', '=', userId).returning('name').execute();
  await db.deleteFrom('employee').where('user_id', '=', userId).execute();
  return { fileNames: files.map(({ name }) => name), photoName: person.photo_name };
}
