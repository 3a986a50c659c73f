import { plainText } from '@portal/contract/core/rich-text';

/** Clean markup has '<' and '>' in its tags only. */
const TAG = /<[^<>]*>/g;
/** A tag or an entity at the end that the cut has broken. */
const BROKEN_END = /<[^<>]*$|&[^;\s]{0,5}$/;
/** Characters of markup to read for each character of text. */
const MARKUP_PER_CHARACTER = 10;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The end of the last top-level block within the first `maxLength` characters; 0 for none. */
function lastBlockEnd(markup: string, maxLength: number): number {
  let depth = 0;
  let end = 0;
  for (const { 0: tag, index } of markup.slice(0, maxLength).matchAll(TAG)) {
    // Text between blocks ends where the next block begins.
    if (depth === 0) end = index;
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth === 0) end = index + tag.length;
  }
  return end;
}

/** The first `maxLength` characters of the text, escaped. */
function firstWords(markup: string, maxLength: number): string {
  const text = plainText(markup.slice(0, maxLength * MARKUP_PER_CHARACTER).replace(BROKEN_END, ''));
  return escaped(text).slice(0, maxLength).replace(BROKEN_END, '').toWellFormed();
}

/**
 * The beginning of clean markup that is longer than `maxLength` UTF-16 units; it is clean as well. It has as many
 * top-level blocks as fit, or else one paragraph with the first text. Null for markup that is not longer (D-200).
 */
export function excerptOf(markup: string, maxLength: number): string | null {
  if (markup.length <= maxLength) return null;
  const end = lastBlockEnd(markup, maxLength);
  if (plainText(markup.slice(0, end)) !== '') return markup.slice(0, end);
  const frameLength = '<p></p>'.length;
  return `<p>${firstWords(markup, maxLength - frameLength)}</p>`;
}
