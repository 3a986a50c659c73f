import type { ReadingTask } from '@portal/contract/areas/audit/lists';
import type { Actor } from '@portal/contract/core/actor';
import type { Call, CallInput } from '@portal/contract/core/call';
import type { CellKind } from '@portal/contract/core/sheets';
import type { CallCtx } from '#context.ts';

/** A column of the workbook of a list. `of` reads it from a row as the list answers it, masks included (D-310). */
export type SheetColumn<Row> = {
  key: string;
  label: string;
  kind?: CellKind;
  /** Personal data: for permission M with a reason alone (D-311). */
  personal?: true;
  /** The column is not chosen at the beginning. */
  isOptional?: true;
  /** The reading that a workbook with this column is, where the list itself logs none. */
  task?: ReadingTask;
  of: (row: Row) => string | number;
};

type Page<Row> = { rows: readonly Row[]; totalCount: number };

/** How a list becomes a workbook: the query and the row function of its call, and its columns. */
type ListExport<C extends Call, Row> = {
  call: C;
  /** Name of the workbook; the day follows. */
  name: string | ((input: CallInput<C>) => string);
  /** The reading that the list logs, and so does its workbook. */
  task?: ReadingTask;
  /**
   * Reads a page without logging it, for the columns with these keys. The first page shows whether the caller may read
   * the list at all.
   */
  read: (ctx: CallCtx, input: CallInput<C>, keys: readonly string[]) => Promise<Page<Row>>;
  columns: (actor: Actor) => readonly SheetColumn<Row>[];
  /** Most rows, where the list itself counts no further. */
  most?: number;
};

/** The workbook of any list, with the types of its rows and request taken away. */
export type AnyListExport = {
  call: Call;
  name: string | ((input: never) => string);
  task?: ReadingTask;
  read: (ctx: CallCtx, input: never, keys: readonly string[]) => Promise<Page<unknown>>;
  columns: (actor: Actor) => readonly SheetColumn<never>[];
  most?: number;
};

/** Declares the workbook of a list; its columns must fit the rows. */
export const listExport = <C extends Call, Row>(one: ListExport<C, Row>): AnyListExport => one;
