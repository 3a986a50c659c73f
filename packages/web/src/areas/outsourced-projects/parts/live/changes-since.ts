import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { type HistoryEntry, type TracedChange, tracedChanges } from '#areas/project/public/traced-changes.ts';
import { newerVersionLines } from '../edit/newer-version-lines.ts';

/** What changed between two versions of a project. `history` has its newest lines, oldest first. */
export const changesSince = (
  before: ProjectInfo,
  after: ProjectInfo,
  history: readonly HistoryEntry[],
): TracedChange[] => tracedChanges(newerVersionLines(before, after), history);
