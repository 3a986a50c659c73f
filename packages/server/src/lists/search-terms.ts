const NAME = 'n:';
const AREA = 'a:';
const PM = 'm:';
// The database itself adds and drops these two with the columns they come from: migration 0007.
const SALES = 's:';
const WINNER = 'w:';

/** What the terms of a project are made of. */
export type TermSource = { projectName: string; areaId: number; pmUserIds: readonly string[] };

/** The form in which names and keywords are compared: composed, without regard to case (D-143). */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`);

/** The term of every project in a region. */
export const areaTerm = (areaId: number): string => `${AREA}${areaId}`;

/** The term of every project that a PM leads. */
export const pmTerm = (userId: string): string => `${PM}${userId}`;

/** The terms of the projects that a staff member sells or leads (D-88). */
export const staffOwnerTerms = (userId: string): string[] => [SALES + userId, pmTerm(userId)];

/** The terms of the projects that a contractor's user won (D-88). */
export const partnerOwnerTerms = (userId: string): string[] => [WINNER + userId];

/**
 * The distinct terms under which a project is found and counted: each character and each pair of neighbouring
 * characters of its name, its region, its PMs. Two syllables are the usual keyword, which trigrams cannot serve.
 */
export function projectTerms({ projectName, areaId, pmUserIds }: TermSource): string[] {
  const characters = [...folded(projectName)];
  const name = [...characters, ...pairsOf(characters)].map((gram) => NAME + gram);
  return [...new Set([...name, areaTerm(areaId), ...pmUserIds.map(pmTerm)])];
}

/** A keyword for project names: every hit holds all `terms`; with `phrase` it must also contain that text. */
export type KeywordTerms = { terms: string[]; phrase: string };

/** The terms of a keyword that is not blank. One term decides alone, more need the look at the name itself. */
export function keywordTerms(keyword: string): KeywordTerms {
  const characters = [...folded(keyword)];
  const grams = characters.length === 1 ? characters : pairsOf(characters);
  const terms = [...new Set(grams)].map((gram) => NAME + gram);
  return { terms, phrase: characters.length > 2 ? characters.join('') : '' };
}
