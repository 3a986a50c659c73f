import { SEARCH_LIMIT } from './kinds.ts';

/** Pairs of consonants that a keyboard joins into one letter. */
const JOINED: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** A syllable being typed begins with a lone consonant behind complete syllables. */
const UNFINISHED = /(?<=[가-힣])[ㄱ-ㅎ]$/u;

/** Normalizes texts and keywords for comparison: composed (NFC) and in lower case. */
export const normalSearchText = (text: string): string => text.normalize('NFC').toLowerCase();

const wordOf = (typed: string): string => {
  const word = typed.replace(UNFINISHED, '');
  return [...word].map((letter) => JOINED[letter] ?? letter).join('');
};

/**
 * The words of a keyword, all of which a record must contain. Without a word of two characters there are none, because
 * such a keyword finds nothing (D-280).
 */
export function searchWords(keyword: string): string[] {
  const typed = normalSearchText(keyword).split(/\s+/u);
  const words = [...new Set(typed.map(wordOf).filter((word) => word !== ''))].slice(0, SEARCH_LIMIT.words);
  return words.some((word) => [...word].length >= SEARCH_LIMIT.shortest) ? words : [];
}
