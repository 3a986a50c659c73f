const AREA = 'a:';
const PM = 'm:';
const SALES = 's:';
// Of outsourced projects the database itself adds and drops these, and the sales manager, with the columns they come
// from: migration 0012.
const WINNER = 'w:';
const START = 'd:';
const WAITING = 't:';

/** Texts of a project that a keyword finds, with the prefix of their terms. */
const TEXT_TERMS = { projectName: 'n:', customerName: 'c:', placeName: 'p:' } as const;
export type TextTerm = keyof typeof TEXT_TERMS;

/** The same of a notice: its subject, and subject and content together. */
const NOTICE_TERMS = { noticeSubject: 'n:', noticeText: 'x:' } as const;
export type NoticeText = keyof typeof NOTICE_TERMS;

const PREFIXES = { ...TEXT_TERMS, ...NOTICE_TERMS };

/** What the terms of a project are made of. */
export type TermSource = Record<TextTerm, string> & {
  areaId: number;
  pmUserIds: readonly string[];
  /** Of internal projects alone. */
  salesUserId?: string;
};

/** The form in which names and keywords are compared: composed, without regard to case (D-143). */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`);

/** The term of every project in a region. */
export const areaTerm = (areaId: number): string => `${AREA}${areaId}`;

/** The term of every project that a PM leads. */
export const pmTerm = (userId: string): string => `${PM}${userId}`;

/** The term of every project that a staff member sells. */
export const salesTerm = (userId: string): string => `${SALES}${userId}`;

/** The terms of the projects that a staff member sells or leads (D-88). */
export const staffOwnerTerms = (userId: string): string[] => [salesTerm(userId), pmTerm(userId)];

/** The terms of the projects that a contractor's user won (D-88). */
export const partnerOwnerTerms = (userId: string): string[] => [WINNER + userId];

/** The terms of awarded projects whose work starts on one of these days; each project has one. */
export const startTerms = (days: readonly string[], pmUserId?: string): string[] =>
  days.map((day) => (pmUserId === undefined ? `${START}${day}` : `${START}${day}:${pmUserId}`));

/** The term of projects in which work of a kind waits, for anybody or for one person. */
export const waitingTerm = (kind: string, userId?: string): string =>
  userId === undefined ? `${WAITING}${kind}` : `${WAITING}${kind}:${userId}`;

/** Each character of a text, and each pair of neighbours. */
function gramsIn(text: string): string[] {
  const characters = [...folded(text)];
  return [...characters, ...pairsOf(characters)];
}

const gramsOf = (source: TermSource, text: TextTerm): string[] =>
  gramsIn(source[text]).map((gram) => TEXT_TERMS[text] + gram);

/**
 * The distinct terms under which a project is found and counted: each character and each pair of neighbouring
 * characters of its name, customer and site, its region, its PMs. Two syllables are the usual keyword, which trigrams
 * cannot serve.
 */
export function projectTerms(source: TermSource): string[] {
  const { areaId, pmUserIds, salesUserId } = source;
  const grams = (['projectName', 'customerName', 'placeName'] as const).flatMap((text) => gramsOf(source, text));
  const sales = salesUserId === undefined ? [] : [salesTerm(salesUserId)];
  return [...new Set([...grams, areaTerm(areaId), ...pmUserIds.map(pmTerm), ...sales])];
}

/** A keyword for one text: every hit holds all `terms`; with `phrase` the text must also contain that. */
export type KeywordTerms = { terms: string[]; phrase: string };

/** The terms of a keyword that is not blank. One term decides alone, more need the look at the text itself. */
export function keywordTerms(text: TextTerm | NoticeText, keyword: string): KeywordTerms {
  const characters = [...folded(keyword)];
  const grams = characters.length === 1 ? characters : pairsOf(characters);
  const terms = [...new Set(grams)].map((gram) => PREFIXES[text] + gram);
  return { terms, phrase: characters.length > 2 ? characters.join('') : '' };
}

/** The distinct terms under which a notice is found: characters and pairs of its subject, and of all its text. */
export const noticeTerms = (source: Record<NoticeText, string>): string[] => [
  ...new Set([
    ...gramsIn(source.noticeSubject).map((gram) => NOTICE_TERMS.noticeSubject + gram),
    ...gramsIn(source.noticeText).map((gram) => NOTICE_TERMS.noticeText + gram),
  ]),
];

/**
 * The terms under which an entry or comment of a room is found: each pair of neighbouring characters, with the room, so
 * that a search costs what its room holds. A keyword of two characters or more has the same terms.
 */
export const roomTerms = (roomId: number, text: string): string[] => [
  ...new Set(pairsOf([...folded(text)]).map((pair) => `${roomId}:${pair}`)),
];

/** A keyword as texts of rooms are compared with it. */
export const roomPhrase = (keyword: string): string => folded(keyword);
