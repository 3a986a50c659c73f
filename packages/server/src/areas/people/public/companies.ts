import type { Insertable, Updateable } from 'kysely';
import type { Ctx } from '../../../context.ts';
import { deleteCompanyRow, insertCompanyRow, updateCompanyRow } from '../queries.ts';
import type { CompanyTable } from '../tables.ts';

type Db = Ctx['db'];

/** A new contractor; gives its number. */
export const insertPartner = (db: Db, row: Omit<Insertable<CompanyTable>, 'kind'>): Promise<number> =>
  insertCompanyRow(db, { ...row, kind: 'partner' });

/** Changes a company. */
export async function updateCompany(db: Db, id: number, columns: Updateable<CompanyTable>): Promise<void> {
  await updateCompanyRow(db, id, columns);
}

/** Removes a company that nothing refers to. */
export async function deleteCompany(db: Db, id: number): Promise<void> {
  await deleteCompanyRow(db, id);
}
