import { CELL_KINDS } from '@portal/contract/core/sheets';
import type { Cell } from './cell.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Most characters of a cell that spreadsheets accept. */
const CELL_TEXT = 32_767;
/** Styles in the order of styles.xml: those of the kinds, then the heading and the text that looks like a formula. */
const HEADING = CELL_KINDS.length;
const QUOTED = HEADING + 1;
const FORMULA_START = /^[=+\-@\t\r\n]/;
/** Characters that XML cannot have. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text that spreadsheets read as a character by its number: '_x000D_' is a line break. */
const CODED = /_(?=x[0-9a-f]{4}_)/gi;

const escaped = (text: string): string =>
  text
    .slice(0, CELL_TEXT)
    .replace(FORBIDDEN, '')
    .replaceAll(CODED, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

const textCell = (text: string, style: number, place: string): string =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function cellXml(cell: Cell, place: string): string {
  if (cell === '') return '';
  if (typeof cell !== 'string') return `<c r="${place}" s="${CELL_KINDS.indexOf(cell.kind)}"><v>${cell.value}</v></c>`;
  // Text is never a formula, and its mark keeps it text when the user edits the cell (TH8).
  return textCell(cell, FORMULA_START.test(cell) ? QUOTED : 0, place);
}

/** The rows of a sheet, of which the first has this number. */
export const rowsXml = (rows: readonly (readonly Cell[])[], first: number): string =>
  rows
    .map((cells, index) => {
      const row = first + index;
      return `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row}`)).join('')}</row>`;
    })
    .join('');

const WIDTH = 18;

/** The beginning of a sheet: its heading, which stays in view. */
export const sheetStart = (headings: readonly string[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${headings.length}" width="${WIDTH}" customWidth="1"/></cols><sheetData><row r="1">${headings.map((heading, index) => textCell(heading, HEADING, `${columnName(index)}1`)).join('')}</row>`;

/** The end of a sheet: its filter over all rows. */
export const sheetEnd = (columns: number, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${columnName(columns - 1)}${rows + 1}"/></worksheet>`;

const FORMATS = { text: 49, number: 0, money: 3, day: 164, time: 165 } as const;
const style = (format: number, more = ''): string => `<xf numFmtId="${format}" applyNumberFormat="1" xfId="0"${more}/>`;

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${QUOTED + 1}">${CELL_KINDS.map((kind) => style(FORMATS[kind])).join('')}${style(FORMATS.text, ' fontId="1" applyFont="1"')}${style(FORMATS.text, ' quotePrefix="1"')}</cellXfs></styleSheet>`;

/** The files of a workbook beside its one sheet, by their names. */
export const workbookFiles: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="목록" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
};
