import { readSearchKey } from '@portal/contract/core/search-key';

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const MEDIALS_AND_FINALS = 588;
const FINALS = 28;

/** The initial consonants in the order of the syllables. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** The position of a syllable among all, or undefined for another character. */
function syllableOf(char: string): number | undefined {
  const position = char.charCodeAt(0) - FIRST_SYLLABLE;
  return position >= 0 && position < SYLLABLES ? position : undefined;
}

/** Whether a typed character is the beginning of a character: ㅎ and 하 are the beginning of 한. */
function begins(typed: string, char: string): boolean {
  if (typed === char) return true;
  const syllable = syllableOf(char);
  if (syllable === undefined) return false;
  if (INITIALS.includes(typed)) return INITIALS[Math.floor(syllable / MEDIALS_AND_FINALS)] === typed;
  const open = syllableOf(typed);
  return open !== undefined && open % FINALS === 0 && syllable - open > 0 && syllable - open < FINALS;
}

/** Where a typed text occurs in a label, as start and end. Initial consonants count: ㅎㅂ finds 한빛. */
export function findHangul(label: string, typed: string): [start: number, end: number] | undefined {
  const query = [...readSearchKey(typed).toLowerCase()];
  const chars = [...label.toLowerCase()];
  if (query.length === 0) return undefined;
  for (let start = 0; start + query.length <= chars.length; start += 1) {
    if (query.every((char, index) => begins(char, chars[start + index] ?? ''))) return [start, start + query.length];
  }
  return undefined;
}

/** Whether a label contains the typed text. An empty text matches every label. */
export const matchesHangul = (label: string, typed: string): boolean =>
  readSearchKey(typed) === '' || findHangul(label, typed) !== undefined;
