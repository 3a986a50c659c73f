import { MAX_SCORE, NOT_RATED } from '@portal/contract/areas/outsourced-projects/evaluation';
import { refuse } from '#refuse.ts';
import type { ProjectParts } from './queries/detail.ts';

/** A check item with its score before and after the change. */
export type SentScore = { id: number; active: boolean; before: number; score: number };

type SentLines = readonly { CheckId: number; Score: number }[];

const FIELDS = { 1: 'CheckLists', 2: 'CheckLists2' } as const;

/**
 * Every item of a checklist with the sent score; a missing item counts as not rated (D-61). Refuses unknown items,
 * repeated items and scores above the maximum.
 */
export function sentScores({ scores }: ProjectParts, list: 1 | 2, lines: SentLines): SentScore[] {
  const items = scores.filter((item) => item.list === list);
  const sent = new Map(lines.map((line) => [line.CheckId, line.Score]));
  const isKnown = ({ CheckId, Score }: { CheckId: number; Score: number }) =>
    Score <= MAX_SCORE && items.some((item) => item.id === CheckId);
  if (sent.size < lines.length || !lines.every(isKnown)) refuse('BAD_REQUEST', { field: FIELDS[list] });
  return items.map(({ id, active, score }) => ({ id, active, before: score, score: sent.get(id) ?? NOT_RATED }));
}

/** A score that an edit changes. */
export type ChangedScore = SentScore & { list: 1 | 2 };

/** Scores that differ from the stored ones; a missing or empty list changes none. */
export function changedScores(
  parts: ProjectParts,
  { CheckLists = [], CheckLists2 = [] }: { CheckLists?: SentLines | undefined; CheckLists2?: SentLines | undefined },
): ChangedScore[] {
  return ([1, 2] as const).flatMap((list) => {
    const lines = list === 1 ? CheckLists : CheckLists2;
    const sent = lines.length === 0 ? [] : sentScores(parts, list, lines);
    return sent.filter(({ before, score }) => before !== score).map((line) => ({ ...line, list }));
  });
}
