import { MAX_SCORE, NOT_RATED } from '@portal/contract/areas/outsourced-projects/evaluation';
import { refuse } from '../../refuse.ts';
import type { ProjectParts } from './queries/detail.ts';

/** A check item with the score it had and the score it gets. */
export type SentScore = { id: number; active: boolean; before: number; score: number };

const FIELDS = { 1: 'CheckLists', 2: 'CheckLists2' } as const;

/**
 * Every item of a checklist with the score that was sent for it; an item that is missing counts as not rated (D-61).
 * Refuses an item that is not on the list, one sent twice, and a score above the highest.
 */
export function sentScores(
  { scores }: ProjectParts,
  list: 1 | 2,
  lines: readonly { CheckId: number; Score: number }[],
): SentScore[] {
  const items = scores.filter((item) => item.list === list);
  const sent = new Map(lines.map((line) => [line.CheckId, line.Score]));
  const isKnown = ({ CheckId, Score }: { CheckId: number; Score: number }) =>
    Score <= MAX_SCORE && items.some((item) => item.id === CheckId);
  if (sent.size < lines.length || !lines.every(isKnown)) refuse('BAD_REQUEST', { field: FIELDS[list] });
  return items.map(({ id, active, score }) => ({ id, active, before: score, score: sent.get(id) ?? NOT_RATED }));
}
