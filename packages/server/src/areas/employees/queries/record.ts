import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { type Insertable, sql } from 'kysely';
import type { FileCondition } from '#areas/files/public/stored-files.ts';
import type { Ctx } from '#context.ts';
import { isSealedByOther } from '#db/sealed-columns.ts';
import type { SealedColumn } from '../numbers.ts';
import type { EmployeeTable } from '../tables.ts';

type Db = Ctx['db'];

/** Selects an employee who is not deleted. An account without a record, as create-admin makes it, has null columns. */
const selectEmployee = (db: Db, companyId: number, userId: string) =>
  db
    .selectFrom('portal_user as person')
    .leftJoin('employee', 'employee.user_id', 'person.user_id')
    .leftJoin('bank', 'bank.id', 'employee.bank_id')
    .selectAll('employee')
    .select([
      'person.user_id',
      'person.user_name',
      'person.company_id',
      'person.permission',
      'person.sales_duty',
      'person.pm_duty',
      'person.mode_authority',
      'person.employment',
      'person.position',
      'person.phone',
      'person.photo_name',
      'person.dept_name',
      'person.password_hash',
      'person.version',
      'person.created_by',
      'person.left_at',
      'person.blanked_at',
      'bank.name as bank_name',
    ])
    .where('person.user_id', '=', userId)
    .where('person.user_type', '=', 'M')
    .where('person.company_id', '=', companyId)
    .where('person.deleted_at', 'is', null);

/** The record of one employee. */
export const findEmployee = (db: Db, companyId: number, userId: string) =>
  selectEmployee(db, companyId, userId).executeTakeFirst();

/** Finds an employee and locks the account until the transaction ends. */
export const lockEmployee = (db: Db, companyId: number, userId: string) =>
  selectEmployee(db, companyId, userId).forUpdate('person').executeTakeFirst();

export type EmployeeRecord = NonNullable<Awaited<ReturnType<typeof findEmployee>>>;

/** True for an id that any user has, deleted ones included (D-108). */
export const isTakenId = async (db: Db, userId: string): Promise<boolean> =>
  (await db.selectFrom('portal_user').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined;

/** Inserts or updates the record of an employee. */
export const saveDetails = (db: Db, row: Insertable<EmployeeTable>) => {
  const { user_id: _, ...columns } = row;
  return db
    .insertInto('employee')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
};

/** The attachment names of an employee, in order. */
export const listFileNames = async (db: Db, userId: string): Promise<string[]> =>
  (await db.selectFrom('employee_file').select('name').where('user_id', '=', userId).orderBy('position').execute()).map(
    ({ name }) => name,
  );

/** Those of `names` that belong to a record, were uploaded by another user, or are not stored. */
export async function listForeignFiles(db: Db, names: readonly string[], uploaderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .leftJoin('employee_file', 'employee_file.name', 'stored_file.name')
    .select(['stored_file.name', 'employee_file.user_id as owner_id', 'stored_file.uploaded_by'])
    .where('stored_file.folder', '=', FILE_RULES.employeeAttachment.folder)
    .where('stored_file.name', '=', sql<string>`any(${names}::text[])`)
    .execute();
  const found = new Set(rows.map(({ name }) => name));
  const foreign = rows.filter((row) => row.owner_id !== null || row.uploaded_by !== uploaderId);
  return [...foreign.map(({ name }) => name), ...names.filter((name) => !found.has(name))];
}

/** Replaces the attachment names of an employee. */
export async function replaceFiles(db: Db, userId: string, names: readonly string[]): Promise<void> {
  await db.deleteFrom('employee_file').where('user_id', '=', userId).execute();
  if (names.length === 0) return;
  await db
    .insertInto('employee_file')
    .values(names.map((name, position) => ({ user_id: userId, position, name })))
    .execute();
}

/** The employee that an attachment belongs to. */
export const findFileOwner = (db: Db, name: string) =>
  db
    .selectFrom('employee_file')
    .innerJoin('portal_user as person', 'person.user_id', 'employee_file.user_id')
    .select(['person.user_id', 'person.user_name', 'person.company_id', 'person.deleted_at'])
    .where('employee_file.name', '=', name)
    .executeTakeFirst();

/** Finds an active position by its name. */
export const findPosition = (db: Db, name: string) =>
  db.selectFrom('job_position').select('id').where('name', '=', name).where('active', '=', true).executeTakeFirst();

/** Finds a bank, retired ones included. */
export const findBank = (db: Db, id: number) =>
  db.selectFrom('bank').select(['id', 'name', 'active']).where('id', '=', id).executeTakeFirst();

const selectOutdated = (db: Db, keyId: string) =>
  db
    .selectFrom('employee')
    .where((row) =>
      row.or([isSealedByOther('social_number_sealed', keyId), isSealedByOther('bank_number_sealed', keyId)]),
    );

/** Counts records with a number that is not encrypted with this key. */
export const countOutdated = async (db: Db, keyId: string): Promise<number> =>
  Number(
    (
      await selectOutdated(db, keyId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Finds and locks records with a number that is not encrypted with this key. */
export const lockOutdated = (db: Db, keyId: string, most: number) =>
  selectOutdated(db, keyId)
    .select(['user_id', 'social_number_sealed', 'bank_number_sealed'])
    .orderBy('user_id')
    .limit(most)
    .forUpdate()
    .execute();

/** Stores encrypted numbers of an employee. */
export const updateSealed = (db: Db, userId: string, columns: Partial<Record<SealedColumn, string>>) =>
  db.updateTable('employee').set(columns).where('user_id', '=', userId).execute();

/** True for an attachment that no record names (D-121). */
export const isUnclaimedFile: FileCondition = (file) =>
  file.not(
    file.exists(
      file
        .selectFrom('employee_file')
        .select('employee_file.name')
        .whereRef('employee_file.name', '=', 'stored_file.name'),
    ),
  );

/** True for a photo that no user has (D-121). */
export const isUnclaimedPhoto: FileCondition = (file) =>
  file.not(
    file.exists(
      file.selectFrom('portal_user').select('user_id').whereRef('portal_user.photo_name', '=', 'stored_file.name'),
    ),
  );

/** True for a photo that `uploaderId` has uploaded and no user has yet. */
export const isFreePhoto = async (db: Db, name: string, uploaderId: string): Promise<boolean> =>
  (await db
    .selectFrom('stored_file')
    .leftJoin('portal_user', 'portal_user.photo_name', 'stored_file.name')
    .select('stored_file.id')
    .where('stored_file.folder', '=', FILE_RULES.employeePhoto.folder)
    .where('stored_file.name', '=', name)
    .where('stored_file.uploaded_by', '=', uploaderId)
    .where('portal_user.user_id', 'is', null)
    .executeTakeFirst()) !== undefined;

/** One stored number of each key, by the id of the key that every value names. */
export const listSealedSamples = (db: Db, column: SealedColumn) =>
  db
    .selectFrom('employee')
    .select(['user_id', sql<string>`${sql.ref(column)}`.as('sealed')])
    .distinctOn(sql`split_part(${sql.ref(column)}, '.', 2)`)
    .where(column, 'is not', null)
    .execute();
