import type { Ctx } from '#context.ts';
import { deleteCompanyRow, insertCompanyRow, orderCompanyRows, updateCompanyRow } from '../queries.ts';
import type { CompanyColumns, NewCompany } from '../tables.ts';

type Db = Ctx['db'];

/** Adds a contractor, and returns its id. */
export const insertPartner = (db: Db, row: Omit<NewCompany, 'kind'>): Promise<number> =>
  insertCompanyRow(db, { ...row, kind: 'partner' });

/** Changes columns of a company. */
export async function updateCompany(db: Db, id: number, columns: CompanyColumns): Promise<void> {
  await updateCompanyRow(db, id, columns);
}

/** Gives companies the order of `ids`. */
export async function orderCompanies(db: Db, ids: readonly number[]): Promise<void> {
  await orderCompanyRows(db, ids);
}

/** Deletes a company that no other row refers to. */
export async function deleteCompany(db: Db, id: number): Promise<void> {
  await deleteCompanyRow(db, id);
}
