import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Random } from './random.ts';

export type CheckItem = { id: number; list: number };
export type Score = { check_item_id: number; score: number };

const { Awarded, Completed, Invoiced, Settled } = ProjectStatus;

/** How likely each list is rated: the first always once completed, the second some time afterwards (D-61). */
const LIKELY: Partial<Record<ProjectStatus, readonly [first: number, second: number]>> = {
  [Awarded]: [0.3, 0],
  [Completed]: [1, 0.4],
  [Invoiced]: [1, 0.7],
  [Settled]: [1, 0.9],
};

/** Scores of one project: mostly good, now and then a weak one. While awarded, only a part is rated. */
export function drawScores(random: Random, status: ProjectStatus, items: readonly CheckItem[]): Score[] {
  const likely = LIKELY[status];
  if (likely === undefined) return [];
  const rated = likely.map((probability) => random.chance(probability));
  const best = random.whole(8, 10);
  return items
    .filter((item) => rated[item.list - 1] === true)
    .filter((_item, index) => status !== Awarded || index % 2 === 0)
    .map((item) => ({
      check_item_id: item.id,
      score: random.chance(0.1) ? random.whole(4, 6) : random.whole(7, best),
    }));
}
