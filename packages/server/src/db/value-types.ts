import pg from 'pg';

const INT8 = 20;
const TEXTS: number = 1009;
const DATE = 1082;

const parseAnyTexts = pg.types.getTypeParser(TEXTS, 'text') as (text: string) => (string | null)[];

/** Whether no text of an array is quoted, null, or an array itself. */
const isPlain = (text: string): boolean =>
  text.startsWith('{') && !text.includes('"') && !text.includes('{', 1) && !text.includes('NULL');

/** Lists have two arrays of ids and days in each row. Plain arrays are split at their commas, which is faster. */
function parseTexts(text: string): (string | null)[] {
  if (text === '{}') return [];
  return isPlain(text) ? text.slice(1, -1).split(',') : parseAnyTexts(text);
}

/** Parses int8 as a safe number and leaves a date as text: a Date would be yesterday in Seoul (R17). */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (text: string) => text;
    if (oid === TEXTS && format !== 'binary') return parseTexts;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};
