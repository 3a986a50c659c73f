import { normalSearchText } from '@portal/contract/areas/search/keyword';
import { getChoseong } from 'es-hangul';
import { lookupPairs } from '#lists/lookup-pairs.ts';
import type { TermScope } from './scopes.ts';

const HASH_START = 0x811c9dc5;
const HASH_PRIME = 0x01000193;

/** FNV-1a, as a signed 32-bit integer of PostgreSQL. Equal hashes of two terms only cost a comparison of the words. */
function hashOf(text: string): number {
  let hash = HASH_START;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), HASH_PRIME);
  }
  return hash | 0;
}

function pairsOf(text: string): string[] {
  const letters = [...text];
  return letters.slice(1).flatMap((letter, index) => {
    const pair = `${letters[index]}${letter}`;
    return /\s/u.test(pair) ? [] : [pair];
  });
}

/** The initial consonant of each syllable; other characters stay, so that positions are the same. */
const initialsOf = (text: string): string => [...text].map((letter) => getChoseong(letter) || letter).join('');

/** The searched words of a record: its title, the initial consonants of it, `more`, and the title without blanks. */
export function searchedWords(title: string, more: string): string {
  const normal = normalSearchText(title);
  const joined = normal.replace(/\s/gu, '');
  const lines = [normal, initialsOf(normal), normalSearchText(more)];
  return [...lines, ...(joined === normal ? [] : [joined])].join('\n');
}

/** The terms of a text in a scope: one for each pair of neighbouring characters. */
export const termsOf = (scope: TermScope, text: string): number[] => [
  ...new Set(pairsOf(text).map((pair) => hashOf(`${scope} ${pair}`))),
];

/**
 * The terms by which one search looks for the words in each scope, at most some thousand together. `kinds` is for how
 * many kinds of records it looks into as many scopes.
 */
export function termsOfScopes(scopes: readonly TermScope[], words: readonly string[], kinds = 1): number[][] {
  const pairs = lookupPairs(words.flatMap(pairsOf), scopes.length * kinds);
  return scopes.map((scope) => [...new Set(pairs.map((pair) => hashOf(`${scope} ${pair}`)))]);
}
