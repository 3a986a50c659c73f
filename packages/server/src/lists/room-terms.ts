/** The form in which texts and keywords are compared: composed, without regard to case (D-143). */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`);

/**
 * The terms under which an entry or comment of a room is found: each pair of neighbouring characters, with the room, so
 * that a search costs what its room holds. A keyword of two characters or more has the same terms.
 */
export const roomTerms = (roomId: number, text: string): string[] => [
  ...new Set(pairsOf([...folded(text)]).map((pair) => `${roomId}:${pair}`)),
];

/** A keyword as texts of rooms are compared with it. */
export const roomPhrase = (keyword: string): string => folded(keyword);
