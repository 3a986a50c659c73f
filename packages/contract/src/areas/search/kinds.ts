import type { Actor } from '../../core/actor.ts';
import { isStaff } from '../../core/actor.ts';

/** Kinds of records that '찾기' finds. A site is the place of a project of its kind. */
export const SEARCH_KINDS = [
  'outsourced',
  'internal',
  'outsourcedSite',
  'internalSite',
  'company',
  'manager',
  'employee',
  'notice',
  'entry',
  'file',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Groups of the result, in their order, with their labels. */
export const SEARCH_GROUPS = {
  project: '프로젝트',
  site: '현장',
  company: '업체',
  person: '사람',
  notice: '공지',
  entry: '보고',
  file: '파일',
} as const;
export type SearchGroup = keyof typeof SEARCH_GROUPS;
export const SEARCH_GROUP_CODES = [
  'project',
  'site',
  'company',
  'person',
  'notice',
  'entry',
  'file',
] as const satisfies readonly SearchGroup[];

const GROUPS: Readonly<Record<SearchKind, SearchGroup>> = {
  outsourced: 'project',
  internal: 'project',
  outsourcedSite: 'site',
  internalSite: 'site',
  company: 'company',
  manager: 'person',
  employee: 'person',
  notice: 'notice',
  entry: 'entry',
  file: 'file',
};

/** The group in which a kind is shown. */
export const groupOf = (kind: SearchKind): SearchGroup => GROUPS[kind];

/** Whether the kind is a site, of which several projects are shown as one row. */
export const isSite = (kind: SearchKind): boolean => GROUPS[kind] === 'site';

/** Whether rows of the kind show personal data or a customer, so that showing them is logged (D-282). */
export const showsPersonalData = (kind: SearchKind): boolean => GROUPS[kind] === 'person' || isSite(kind);

const forStaff: readonly SearchKind[] = ['internal', 'internalSite', 'company', 'employee', 'entry', 'file'];

/**
 * The kinds that a user may find at all. Which records of a kind they find depends on the rules of its lists (D-281).
 */
export const searchKindsFor = (actor: Actor, granted: { managers: boolean }): SearchKind[] =>
  SEARCH_KINDS.filter((kind) => {
    if (kind === 'manager') return !isStaff(actor) || granted.managers;
    return isStaff(actor) || !forStaff.includes(kind);
  });

/** Limits of '찾기' (D-280). */
export const SEARCH_LIMIT = {
  /** Characters of the shortest keyword. */
  shortest: 2,
  /** Words of a keyword that are used. */
  words: 6,
  /** Rows of each group, and of a chosen group. */
  rows: 3,
  groupRows: 50,
  /** Hits of a kind that are counted; more are shown as '100+'. */
  counted: 100,
  /** Recent records that a device keeps and asks for. */
  recent: 5,
} as const;
