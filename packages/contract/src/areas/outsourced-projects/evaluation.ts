import { ProjectStatus } from './status.ts';

/** Scores are whole numbers; 0 means not rated (D-61). */
export const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const NOT_RATED = 0;
export const MAX_SCORE = 10;

/** The items without a score. */
export const unratedOf = <Item extends { score?: number | undefined }>(items: readonly Item[]): Item[] =>
  items.filter((item) => (item.score ?? NOT_RATED) === NOT_RATED);

/** Whether an item has no score yet; the project cannot be completed then (EVAL-08). */
export const hasUnrated = (items: readonly { score?: number | undefined }[]): boolean => unratedOf(items).length > 0;

/** Statuses in which each checklist is scored: the first at Y, the second at YY and B (D-61). */
export const SCORED_IN: Readonly<Record<1 | 2, readonly ProjectStatus[]>> = {
  1: [ProjectStatus.Awarded],
  2: [ProjectStatus.Completed, ProjectStatus.Invoiced],
};
