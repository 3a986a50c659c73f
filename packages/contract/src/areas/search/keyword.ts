import { plainNumberText } from '../../core/invisible.ts';
import { readPhone } from '../../core/phone.ts';
import { foldedText, withoutCompanyForm } from '../../core/search-key.ts';
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

/** Normalizes texts and keywords for comparison (D-542). */
export const normalSearchText = foldedText;

/** A name with the title of courtesy behind it. */
const POLITE = /(?<=..)님$/u;

const wordOf = (typed: string): string => {
  const word = withoutCompanyForm(typed.replace(UNFINISHED, '')).replace(POLITE, '');
  return [...word].map((letter) => JOINED[letter] ?? letter).join('');
};

const FORMS: readonly string[] = ['(주)', '(유)', '주식회사', '유한회사'];
/** The form of a company that stands as a word of its own says nothing beside its name. */
const withoutForms = (words: readonly string[]): readonly string[] => {
  const others = words.filter((word) => !FORMS.includes(word));
  return others.length === 0 ? words : others;
};

/** How a telephone begins, and numbers that are written with hyphens: the end of a telephone, a business number. */
const PHONE_HEAD = /^(?:\+|\(?0|1[568]\d\d-?\d{4}$)/;
const HYPHENED = /^(?:\d{3,4}-\d{4}|\d{3}-\d{2}-\d{5})$/;
const SHORTEST_PHONE = 8;

/** The digits of a keyword that is a telephone or a business number, as the index has them (D-545). */
function searchedNumber(keyword: string): string | undefined {
  const typed = plainNumberText(keyword);
  if (HYPHENED.test(typed)) return typed.replaceAll('-', '');
  const phone = PHONE_HEAD.test(typed) ? readPhone(typed) : undefined;
  return phone !== undefined && phone.length >= SHORTEST_PHONE ? phone : undefined;
}

/**
 * The words of a keyword, all of which a record must contain. Without a word of two characters there are none, because
 * such a keyword finds nothing (D-280).
 */
export function searchWords(keyword: string): string[] {
  const number = searchedNumber(keyword);
  if (number !== undefined) return [number];
  const typed = withoutForms(normalSearchText(keyword).split(/\s+/u));
  const words = [...new Set(typed.map(wordOf).filter((word) => word !== ''))].slice(0, SEARCH_LIMIT.words);
  return words.some((word) => [...word].length >= SEARCH_LIMIT.shortest) ? words : [];
}

const RECORD_NUMBER = /^(?:#\d{1,9}|\d{2,9})$/;

/** The number of a project that a keyword names, '289' or '#289'; undefined for another keyword (D-545). */
export const searchedRecordNumber = (keyword: string): string | undefined => {
  const typed = plainNumberText(keyword);
  return RECORD_NUMBER.test(typed) ? typed.replace('#', '') : undefined;
};
