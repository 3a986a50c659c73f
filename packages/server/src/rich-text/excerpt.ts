import { plainText } from '@portal/contract/core/rich-text';

/** Clean markup holds '<' and '>' in its tags alone. */
const TAG = /<[^<>]*>/g;
/** A tag or an entity of which the cut left the beginning. */
const BROKEN = /<[^<>]*$|&[^;\s]{0,5}$/;
/** Characters of markup looked at for each character of text that is wanted. */
const LOOKED_AT = 10;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Where the last top-level block ends that lies within the first `most` characters; 0 for none. */
function lastBlockEnd(markup: string, most: number): number {
  let depth = 0;
  let end = 0;
  for (const { 0: tag, index } of markup.slice(0, most).matchAll(TAG)) {
    // Text that stands by itself ends where a block begins.
    if (depth === 0) end = index;
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth === 0) end = index + tag.length;
  }
  return end;
}

/** The first `most` characters of the text, escaped. */
function firstWords(markup: string, most: number): string {
  const text = plainText(markup.slice(0, most * LOOKED_AT).replace(BROKEN, ''));
  return escaped(text).slice(0, most).replace(BROKEN, '').toWellFormed();
}

/**
 * The beginning of clean markup that is longer than `most` UTF-16 units, itself clean: as many of its top-level blocks as
 * fit, or one paragraph with the text of the first when that does not fit. Null for markup that is no longer (D-200).
 */
export function excerptOf(markup: string, most: number): string | null {
  if (markup.length <= most) return null;
  const end = lastBlockEnd(markup, most);
  if (plainText(markup.slice(0, end)) !== '') return markup.slice(0, end);
  const frame = '<p></p>'.length;
  return `<p>${firstWords(markup, most - frame)}</p>`;
}
