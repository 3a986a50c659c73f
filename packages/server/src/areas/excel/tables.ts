import type { Generated } from 'kysely';

/** The columns that a user chose for the workbook of a list, in their order. */
export type ExcelChoiceTable = { user_id: string; list: string; columns: string[] };

/** A workbook that is being made. The client names it. */
export type ExcelExportTable = {
  id: string;
  user_id: string;
  rows_done: Generated<number>;
  rows_total: Generated<number>;
  /** When its progress was last stored. */
  touched_at: Date;
};

/** Tables that this area alone writes. */
export type ExcelTables = { excel_choice: ExcelChoiceTable; excel_export: ExcelExportTable };
