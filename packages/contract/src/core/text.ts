/** Most combining marks in a row. Normalisation takes time in the square of their number. */
const MOST_MARKS = 30;
/** A decomposed character is at most this many times longer. */
const DECOMPOSED = 4;
/** Digits of the largest safe integer. */
const MOST_DIGITS = String(Number.MAX_SAFE_INTEGER).length;

/** A combining mark, or half of a surrogate pair that may be one. */
const MAYBE_MARK = /[\p{M}\ud800-\udfff]/u;
const maybeMark = (text: string, at: number): boolean => MAYBE_MARK.test(text.charAt(at));

function hasLongRun(text: string): boolean {
  for (const [marks] of text.matchAll(/\p{M}+/gu)) if ([...marks].length > MOST_MARKS) return true;
  return false;
}

/**
 * Whether the text has more combining marks in a row than any language needs. It tests every 31st position,
 * which every longer run crosses, and then the run around it. So the time grows only linearly with the length.
 */
export function hasTooManyMarks(text: string): boolean {
  for (let at = MOST_MARKS; at < text.length; at += MOST_MARKS + 1) {
    let from = at;
    while (maybeMark(text, at)) at += 1;
    while (from < at && maybeMark(text, from - 1)) from -= 1;
    if (at - from > MOST_MARKS && hasLongRun(text.slice(from, at))) return true;
  }
  return false;
}

/**
 * The text in NFC; undefined when it is longer than `limit` UTF-16 units or has too many combining marks. The
 * length is checked before anything else.
 */
export function normalText(text: string, limit: number): string | undefined {
  if (text.length > limit * DECOMPOSED || hasTooManyMarks(text)) return undefined;
  const normal = text.normalize('NFC');
  return normal.length > limit ? undefined : normal;
}

/** Parses plain decimal digits as a whole number of 0 or more; undefined for any other text. */
export function wholeNumber(text: string): number | undefined {
  if (text.length > MOST_DIGITS || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : undefined;
}
