/** How a cell of a workbook is stored: as text, as a number, or as a day or time that can be calculated with. */
export const CELL_KINDS = ['text', 'number', 'money', 'day', 'time'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Label of a kind in the choice of columns; '' for text. */
export const CELL_KIND_LABELS: Readonly<Record<CellKind, string>> = {
  text: '',
  number: '숫자',
  money: '숫자',
  day: '날짜',
  time: '날짜',
};

/** Most rows of one workbook (D-310). */
export const EXPORT_ROWS = 200_000;
/** Most workbooks that are made for one user at the same time (D-312). */
export const EXPORTS_AT_ONCE = 2;
/** Fewest characters of the reason for personal data (D-311). */
export const EXPORT_REASON_LENGTH = 10;
/** Seconds after which a workbook without progress no longer counts, such as after the end of its process. */
export const EXPORT_SILENT_SECONDS = 60;

/** Whether the text is long enough to be a reason for personal data. */
export const isExportReason = (text: string): boolean => text.trim().length >= EXPORT_REASON_LENGTH;
