import type { NewReceipt } from '@portal/server/areas/receipts/tables';
import type { SiteMessageTable } from '@portal/server/areas/site/tables';
import type { NewLogVersion, SiteLogTable } from '@portal/server/areas/site-logs/tables';
import type { SiteReportTable } from '@portal/server/areas/site-reports/tables';
import type { Database } from '@portal/server/db/schema';
import type { Insertable, Kysely } from 'kysely';

type Db = Kysely<Database>;
export type NewMessage = Insertable<SiteMessageTable>;
export type { NewLogVersion, NewReceipt };

const idsOf = (rows: readonly { id: number }[]): number[] =>
  rows.map(({ id }) => id).toSorted((one, other) => one - other);

/** Inserts logs and returns their ids in the order of the rows. */
export const insertLogs = async (db: Db, rows: readonly Insertable<SiteLogTable>[]): Promise<number[]> =>
  idsOf(await db.insertInto('site_log').values(rows).returning('id').execute());

/** Inserts versions of logs and returns their ids in the order of the rows. */
export const insertLogVersions = async (db: Db, rows: readonly NewLogVersion[]): Promise<number[]> =>
  idsOf(await db.insertInto('site_log_version').values(rows).returning('id').execute());

/** Inserts messages and returns their ids in the order of the rows. */
export const insertMessages = async (db: Db, rows: readonly NewMessage[]): Promise<number[]> =>
  idsOf(await db.insertInto('site_message').values(rows).returning('id').execute());

/** Inserts a receipt and returns its id. */
export const insertReceipt = async (db: Db, row: NewReceipt): Promise<number> =>
  (await db.insertInto('material_receipt').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Inserts a report and returns its id. */
export const insertReport = async (db: Db, row: Insertable<SiteReportTable>): Promise<number> =>
  (await db.insertInto('site_report').values(row).returning('id').executeTakeFirstOrThrow()).id;
