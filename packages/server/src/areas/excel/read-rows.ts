import type { CallCtx } from '#context.ts';
import { readApart } from '#db/standby.ts';
import type { AnyListExport, SheetColumn } from '#lists/list-export.ts';
import type { Scan } from '#lists/table-page.ts';

/** Rows that are read and written at once: few enough that other requests wait for milliseconds only. */
const ROWS = 500;

type Page = { rows: readonly unknown[]; totalCount: number };

/** The reading of a whole list in one transaction, which sees the list as it was at the beginning. */
export type ListReader = { first: Page; next: () => Promise<Page>; end: () => Promise<unknown> };

/**
 * Reads a list page by page, with the query and the row function of its call (D-310). The first page is read at once.
 * The reader must be ended. It reads from the standby where there is one.
 */
export const openReader = (ctx: CallCtx, requested: Requested): Promise<ListReader> =>
  readApart(ctx, (db) => openOn(db, ctx, requested));

type Requested = { one: AnyListExport; input: object; columns: readonly SheetColumn<never>[] };

async function openOn(db: CallCtx['db'], ctx: CallCtx, { one, input, columns }: Requested): Promise<ListReader> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  const scan: Scan = {};
  const keys = columns.map(({ key }) => key);
  let page = 0;
  const next = (): Promise<Page> => {
    page += 1;
    return one.read({ ...ctx, db: tx }, { ...input, Page: page, PageSize: ROWS, scan } as never, keys);
  };
  const end = (): Promise<unknown> => tx.rollback().execute();
  try {
    return { first: await next(), next, end };
  } catch (error) {
    await end();
    throw error;
  }
}
