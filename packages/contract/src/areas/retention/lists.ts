/** Page size of the lists of kinds, of runs of a kind and of deleted records (LISTS-06). */
export const RETENTION_PAGE_SIZE = 30;

/** The kinds of deleted records that permission M can bring back, each with its word in the change log. */
export const DELETED_KINDS = {
  outsourced: '프로젝트 (외주)',
  internal: '프로젝트 (마이즈)',
  notice: '공지사항',
} as const;
export type DeletedKind = keyof typeof DELETED_KINDS;
export const DELETED_CODES = ['outsourced', 'internal', 'notice'] as const satisfies readonly DeletedKind[];
