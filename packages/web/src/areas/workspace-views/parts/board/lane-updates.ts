import { changedTask } from '#areas/workspace-entries/public/task-change.ts';
import type { CardMove, Lane } from './task-board.tsx';

/** The board after moving a card. The card goes to the top when the card above it no longer exists. */
export function moveCardInLanes(lanes: readonly Lane[], { task, status, aboveId }: CardMove): Lane[] {
  const moved = changedTask(task, { taskStatus: status });
  return lanes.map((lane) => {
    const others = lane.cards.filter(({ entryId }) => entryId !== task.entryId);
    if (lane.status !== status) return { ...lane, cards: others };
    const above = others.findIndex(({ entryId }) => entryId === aboveId);
    return { ...lane, cards: others.toSpliced(above + 1, 0, moved) };
  });
}

/** The board with the next page of one column. A card that was moved there meanwhile is not repeated. */
export const appendLanePage = (lanes: readonly Lane[], page: Lane): Lane[] =>
  lanes.map((lane) => {
    if (lane.status !== page.status) return lane;
    const known = new Set(lane.cards.map(({ entryId }) => entryId));
    return {
      ...lane,
      cards: [...lane.cards, ...page.cards.filter(({ entryId }) => !known.has(entryId))],
      more: page.more,
    };
  });
