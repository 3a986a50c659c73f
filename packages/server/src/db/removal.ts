import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Database } from './schema.ts';

type Db = Ctx['db'];

/** How many rows or files of each kind a job removed. */
export type Counts = Record<string, number>;

/**
 * What a job is about to remove, of how much. `cap` chooses its limit: `records` stay in nobody's memory, `passing` rows
 * end by themselves, `files` are stored bytes, `people` is personal data.
 */
export type Due = { what: string; cap: 'records' | 'passing' | 'files' | 'people'; due: number; total: number };

/** A job that removes: what it would remove now, and the removal. */
export type Removal = { due: (ctx: Ctx) => Promise<Due[]>; run: (ctx: Ctx) => Promise<Counts> };

/** Rows that are over. The same condition counts and deletes them. */
export type Expired = { table: keyof Database & string; cap: Due['cap']; where: RawBuilder<unknown> };

const countRows = async (db: Db, table: string, where: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)} where ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
};

/** A table of which nothing is over is not counted as a whole. */
async function countExpired(db: Db, { table, cap, where }: Expired): Promise<Due> {
  const due = await countRows(db, table, where);
  return { what: table, cap, due, total: due === 0 ? 0 : await countRows(db, table, sql`true`) };
}

/** Deletes the rows that are over, and returns their number. */
export async function deleteExpired(db: Db, { table, where }: Expired): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${where}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Counts each kind of rows that is over. */
export async function countAllExpired(db: Db, kinds: readonly Expired[]): Promise<Due[]> {
  const counted: Due[] = [];
  for (const kind of kinds) counted.push(await countExpired(db, kind));
  return counted;
}

/** A job that only deletes rows that are over. */
export const rowRemoval = (listKinds: (ctx: Ctx) => readonly Expired[]): Removal => ({
  due: (ctx) => countAllExpired(ctx.db, listKinds(ctx)),
  run: async (ctx) => {
    const counts: Counts = {};
    for (const kind of listKinds(ctx)) counts[kind.table] = await deleteExpired(ctx.db, kind);
    return counts;
  },
});
