import { StaffLetter } from '../../core/actor.ts';

/**
 * Whether the letter is derived for a registration, an edit or a rename. A rename uses the longer list of a
 * registration, so that a team keeps its letter (D-104, D-110).
 */
export type LetterRule = 'add' | 'edit' | 'rename';

type Keyword = { word: string; letter: string; rules: readonly LetterRule[] };

const ALWAYS: readonly LetterRule[] = ['add', 'edit', 'rename'];
const LONGER: readonly LetterRule[] = ['add', 'rename'];

/** The first keyword that the department's name contains decides (D-104). */
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

/**
 * The permission letter derived from a department's name. Without a matching keyword it is '' on add, otherwise A
 * (D-104).
 */
export const letterOf = (deptName: string, rule: LetterRule): string =>
  KEYWORDS.find(({ word, rules }) => rules.includes(rule) && deptName.includes(word))?.letter ??
  (rule === 'add' ? '' : 'A');

/**
 * Whether staff of this department get permission M under every rule. Only permission M may move staff into it (D-113).
 */
export const givesManager = (deptName: string): boolean => letterOf(deptName, 'edit') === StaffLetter.Manager;

/** Whether a rename newly gives the letter M. It needs a confirmation (TH18, D-110). */
export const isRenamedToManager = (from: string, to: string): boolean =>
  letterOf(to, 'rename') === StaffLetter.Manager && letterOf(from, 'rename') !== StaffLetter.Manager;

/**
 * The letter of a registration in this department, and the one of the next edit. Null where the right stays the same
 * (D-104).
 */
export function changingLetter(deptName: string): { first: string; next: string } | null {
  const [first, next] = [letterOf(deptName, 'add'), letterOf(deptName, 'edit')];
  return isPermissionChange(first, next) ? { first, next } : null;
}

/** The names of the permission letters but M, which is never a word (D-104, D-152). */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  [StaffLetter.Sales]: '영업',
  [StaffLetter.Pm]: 'PM',
  D: '개발',
  P: '기획',
  S: '디자인',
  K: '마케팅',
};

/** '관리자 권한', 'PM 권한', or '일반 권한' for a letter without rights (D-246). */
export const letterWords = (letter: string): string => {
  if (letter === StaffLetter.Manager) return '관리자 권한';
  const name = LETTER_NAMES[letter];
  return name === undefined ? '일반 권한' : `${name} 권한`;
};

/** Letters that carry no right (D-104). */
const WITHOUT_RIGHT: readonly string[] = ['', 'A'];

/**
 * Whether a change of the letter needs a confirmation. A change between two letters without rights does not (D-196).
 */
export const isPermissionChange = (from: string, to: string): boolean =>
  from !== to && !(WITHOUT_RIGHT.includes(from) && WITHOUT_RIGHT.includes(to));

/** A person whose letter changes, with the old and the new letter. */
export type PermissionChange = { name: string; from: string; to: string };

/** Names that the confirmation shows; it counts the others. */
const SHOWN_NAMES = 5;

/** '홍길동 B → A, 김철수 M → A 외 3명', for the confirmation before letters change (D-196). */
export function describeChanges(changes: readonly PermissionChange[]): string {
  const shown = changes
    .slice(0, SHOWN_NAMES)
    .map(({ name, from, to }) => `${name} ${from || '없음'} → ${to || '없음'}`);
  const others = changes.length - shown.length;
  return `${shown.join(', ')}${others > 0 ? ` 외 ${others}명` : ''}`;
}
