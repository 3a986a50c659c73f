import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { SHIPPING_ITEM } from '@portal/contract/areas/outsourced-projects/changes';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { STATUS_ITEM } from '@portal/contract/areas/project/changes';
import type { Change } from '@portal/contract/core/forms';
import type { ChangedLine } from '#kit/record/changed-lines.tsx';

/** A line of the history, as far as it names who changed an item and when. */
export type HistoryEntry = Pick<CommentEntry, 'itemName' | 'userId' | 'userName' | 'createdDtm'>;

/** A change of a project with the history line that wrote it, if there is one. */
export type TracedChange = Change & { entry: HistoryEntry | undefined };

const MATERIAL_STEPS = ['자재확정', '자재수정', '자재발송', '자재수령'];

/** The history lines that may have changed an item, where their names differ from the item's. */
const LINES_OF = new Map<string, readonly string[]>([
  ['수주업체', [STATUS_ITEM]],
  ['자재확정', MATERIAL_STEPS],
  ['자재발송', MATERIAL_STEPS],
  ['자재수령', MATERIAL_STEPS],
]);

/** What a project loses with its former award when it is posted again. The line of the status stands for all of it. */
const CLEARED_BY_REPOST = ['자재발송', '자재수령', '계산서 발행일', SHIPPING_ITEM, '업체 평가', '완료 후 평가'];

const isPosting = ({ itemName, newValue }: Change): boolean =>
  itemName === STATUS_ITEM && newValue === statusLabel(ProjectStatus.Open);

function linesOf(itemName: string, changes: readonly Change[]): readonly string[] {
  if (CLEARED_BY_REPOST.includes(itemName) && changes.some(isPosting)) return [STATUS_ITEM];
  return LINES_OF.get(itemName) ?? [itemName];
}

/** The changes with their lines of the history. `history` has its newest lines, oldest first. */
export const tracedChanges = (changes: readonly Change[], history: readonly HistoryEntry[]): TracedChange[] =>
  changes.map(({ itemName, originValue, newValue }) => {
    const names = linesOf(itemName, changes);
    const entry = history.findLast((line) => names.includes(line.itemName));
    return { itemName, originValue, newValue, entry };
  });

/** A change as the page lists it. */
export const lineOf = ({ entry, ...change }: TracedChange): ChangedLine => ({
  ...change,
  by: entry?.userName ?? '',
  at: entry?.createdDtm ?? '',
});
