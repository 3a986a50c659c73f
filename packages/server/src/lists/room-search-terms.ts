import { lookupPairs } from './lookup-pairs.ts';

/** Normalizes texts and keywords for comparison: composed (NFC) and lower-cased (D-143). */
const normalize = (text: string): string => text.normalize('NFC').toLowerCase();

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`);

/**
 * Search terms of an entry or comment of a room: each pair of neighbouring characters, prefixed with the room. So the
 * cost of a search depends on its room only. A keyword of at least two characters has the same terms.
 */
export const roomSearchTerms = (roomId: number, text: string): string[] => [
  ...new Set(pairsOf([...normalize(text)]).map((pair) => `${roomId}:${pair}`)),
];

/** The terms by which one search looks for a keyword in each room, at most some thousand together. */
export function termsOfRooms(roomIds: readonly number[], keyword: string): string[][] {
  const pairs = lookupPairs(pairsOf([...normalize(keyword)]), roomIds.length);
  return roomIds.map((roomId) => pairs.map((pair) => `${roomId}:${pair}`));
}

/** Normalizes a keyword as the texts of rooms are normalized. */
export const roomSearchPhrase = (keyword: string): string => normalize(keyword);
