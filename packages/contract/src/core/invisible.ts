/**
 * Signs that show nothing: zero-width blanks and joiners, marks of direction, soft hyphens, fillers of syllables, the
 * blank of braille. Pasted texts bring them along.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without signs that show nothing. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

const FULL_WIDTH = /[\uff01-\uff5e]/g;
const BLANKS = /[\p{Zs}]/gu;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
/** Full-width signs stand this far behind the ordinary ones. */
export const FULL_WIDTH_SHIFT = 0xfee0;

const ordinary = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT);

/** A typed number with ordinary digits, blanks and dashes, without what is invisible or around it. */
export const plainNumberText = (typed: string): string =>
  withoutInvisible(typed)
    .replace(FULL_WIDTH, ordinary)
    .replace(BLANKS, ' ')
    .replace(DASHES, '-')
    .replaceAll('\uffe6', '₩')
    .trim();
