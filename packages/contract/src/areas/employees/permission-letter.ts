import { StaffLetter } from '../../core/actor.ts';

/** What a rename uses is what a registration uses: the longer list, so that a team keeps its letter (D-104, D-110). */
export type LetterRule = 'add' | 'edit' | 'rename';

type Keyword = { word: string; letter: string; rules: readonly LetterRule[] };

const ALWAYS: readonly LetterRule[] = ['add', 'edit', 'rename'];
const LONGER: readonly LetterRule[] = ['add', 'rename'];

/** First match in this order (D-104). */
const KEYWORDS: readonly Keyword[] = [
  { word: '대표', letter: 'A', rules: ALWAYS },
  { word: '임원', letter: 'A', rules: ALWAYS },
  { word: '전략영업', letter: StaffLetter.Sales, rules: ALWAYS },
  { word: '국내영업', letter: StaffLetter.Sales, rules: ALWAYS },
  { word: '영업', letter: StaffLetter.Sales, rules: LONGER },
  { word: '개발', letter: 'D', rules: ALWAYS },
  { word: 'PM', letter: StaffLetter.Pm, rules: ALWAYS },
  { word: '경영지원', letter: StaffLetter.Manager, rules: ALWAYS },
  { word: '기획', letter: 'P', rules: ALWAYS },
  { word: '디자인', letter: 'S', rules: ALWAYS },
  { word: '마케팅', letter: 'K', rules: ALWAYS },
];

/** The permission letter that a department's name gives; a name that matches nothing gives '' on add, else A (D-104). */
export const letterOf = (deptName: string, rule: LetterRule): string =>
  KEYWORDS.find(({ word, rules }) => rules.includes(rule) && deptName.includes(word))?.letter ??
  (rule === 'add' ? '' : 'A');

/** True for a department whose people get permission M under any rule: only M may put somebody there (D-113). */
export const givesManager = (deptName: string): boolean => letterOf(deptName, 'edit') === StaffLetter.Manager;

/** True for a rename whose new name gives letter M and whose old one did not: it is asked about first (TH18, D-110). */
export const isRenamedToManager = (from: string, to: string): boolean =>
  letterOf(to, 'rename') === StaffLetter.Manager && letterOf(from, 'rename') !== StaffLetter.Manager;

/** Letters that carry no right (D-104). */
const WITHOUT_RIGHT: readonly string[] = ['', 'A'];

/** True where a new letter is asked about: one that carries no right for another such changes nothing (D-196). */
export const isPermissionChange = (from: string, to: string): boolean =>
  from !== to && !(WITHOUT_RIGHT.includes(from) && WITHOUT_RIGHT.includes(to));

/** Whose letter changes, and how. */
export type PermissionChange = { name: string; from: string; to: string };

/** Names that a question shows; it counts the others. */
const SHOWN_NAMES = 5;

/** '홍길동 B → A, 김철수 M → A 외 3명' for the question before letters change (D-196). */
export function describeChanges(changes: readonly PermissionChange[]): string {
  const shown = changes
    .slice(0, SHOWN_NAMES)
    .map(({ name, from, to }) => `${name} ${from || '없음'} → ${to || '없음'}`);
  const others = changes.length - shown.length;
  return `${shown.join(', ')}${others > 0 ? ` 외 ${others}명` : ''}`;
}
