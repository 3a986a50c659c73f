/** Combining marks that may follow one another; putting them in order costs their number squared. */
const MOST_MARKS = 30;
/** A character that comes decomposed is at most this many times as long. */
const DECOMPOSED = 4;
/** Digits of the largest safe integer. */
const MOST_DIGITS = String(Number.MAX_SAFE_INTEGER).length;

/** A mark, or half of a character that may be one. */
const MAYBE_MARK = /[\p{M}\ud800-\udfff]/u;
const maybeMark = (text: string, at: number): boolean => MAYBE_MARK.test(text.charAt(at));

function hasLongRow(text: string): boolean {
  for (const [marks] of text.matchAll(/\p{M}+/gu)) if ([...marks].length > MOST_MARKS) return true;
  return false;
}

/**
 * True when more marks stand in a row than any writing needs. Looks at one place in thirty-one, which every
 * longer row crosses, and at the row around it: the time grows with the length alone.
 */
export function hasMarkPile(text: string): boolean {
  for (let at = MOST_MARKS; at < text.length; at += MOST_MARKS + 1) {
    let from = at;
    while (maybeMark(text, at)) at += 1;
    while (from < at && maybeMark(text, from - 1)) from -= 1;
    if (at - from > MOST_MARKS && hasLongRow(text.slice(from, at))) return true;
  }
  return false;
}

/**
 * The text in NFC, or undefined when it is longer than `limit` UTF-16 units or piles up combining marks. Its
 * length is looked at before anything else is done with it.
 */
export function normalText(text: string, limit: number): string | undefined {
  if (text.length > limit * DECOMPOSED || hasMarkPile(text)) return undefined;
  const normal = text.normalize('NFC');
  return normal.length > limit ? undefined : normal;
}

/** The whole number of 0 or more that plain decimal digits name, or undefined. */
export function wholeNumber(text: string): number | undefined {
  if (text.length > MOST_DIGITS || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : undefined;
}
