import { IMPORT_LIMIT } from '@portal/contract/core/limits';

/** Each row, cell and shared string with its attributes. Matching reads every character only once. */
const ELEMENT = /<(?:\w{1,20}:)?(row|c|si)(?=[\s/>])([^<>]*)/g;
/** The position that a row or cell names: '12', 'B12'. */
const POSITION = /\br\s*=\s*["']([A-Za-z]*)(\d*)/;

/** 1 for A, 27 for AA. */
const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * Whether a sheet has more rows, columns or shared strings than an import may have. Named positions count as well,
 * since a reader fills the gaps before them. A position that is hidden in another way is stopped by the memory
 * limit of the reader's process.
 */
export function exceedsSheetLimits(part: string): boolean {
  const counts = { row: 0, cellsOfRow: 0, strings: 0 };
  for (const [, element, attributes = ''] of part.matchAll(ELEMENT)) {
    if (element === 'row') {
      counts.row += 1;
      counts.cellsOfRow = 0;
    } else if (element === 'c') counts.cellsOfRow += 1;
    else counts.strings += 1;
    const [, letters = '', digits = ''] = element === 'si' ? [] : (POSITION.exec(attributes) ?? []);
    const row = Math.max(counts.row, Number(digits));
    const column = Math.max(counts.cellsOfRow, letters.length > 3 ? Number.POSITIVE_INFINITY : columnNumber(letters));
    if (row > IMPORT_LIMIT.lastRow || column > IMPORT_LIMIT.lastColumn) return true;
    if (counts.strings > IMPORT_LIMIT.strings) return true;
  }
  return false;
}
