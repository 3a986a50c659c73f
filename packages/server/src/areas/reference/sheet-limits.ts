import { IMPORT_LIMIT } from '@portal/contract/core/limits';

/** Each row, cell and shared text with its attributes. Every character is looked at once. */
const ELEMENT = /<(?:\w{1,20}:)?(row|c|si)(?=[\s/>])([^<>]*)/g;
/** Where a row or cell says that it stands: '12', 'B12'. */
const PLACE = /\br\s*=\s*["']([A-Za-z]*)(\d*)/;

/** 1 for A, 27 for AA. */
const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * True when a part of a workbook has more rows, columns or shared texts than an import may have, counted or named: a
 * reader fills the gaps up to the place that a cell names. A place that is hidden by other means ends with the thread.
 */
export function exceedsSheetLimits(part: string): boolean {
  const counts = { row: 0, cellsOfRow: 0, strings: 0 };
  for (const [, element, attributes = ''] of part.matchAll(ELEMENT)) {
    if (element === 'row') {
      counts.row += 1;
      counts.cellsOfRow = 0;
    } else if (element === 'c') counts.cellsOfRow += 1;
    else counts.strings += 1;
    const [, letters = '', digits = ''] = element === 'si' ? [] : (PLACE.exec(attributes) ?? []);
    const row = Math.max(counts.row, Number(digits));
    const column = Math.max(counts.cellsOfRow, letters.length > 3 ? Number.POSITIVE_INFINITY : columnNumber(letters));
    if (row > IMPORT_LIMIT.lastRow || column > IMPORT_LIMIT.lastColumn) return true;
    if (counts.strings > IMPORT_LIMIT.strings) return true;
  }
  return false;
}
