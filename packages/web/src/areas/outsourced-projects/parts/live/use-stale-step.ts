import { Board } from '@portal/contract/areas/comments/boards';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useStaleStep as useStaleProjectStep } from '#areas/project/public/use-stale-step.ts';
import { readProject } from '../../api.ts';
import { newerVersionLines } from '../edit/newer-version-lines.ts';

const SOURCE = {
  board: Board.Project,
  read: (id: number) => readProject(id),
  changesBetween: (before: ProjectInfo, after: ProjectInfo) => newerVersionLines(before, after),
};

/** The dialog after a step of an outsourced project that was refused because the project had changed (D-210). */
export const useStaleStep = (actor: Actor) => useStaleProjectStep(SOURCE, actor);

/** Explains a refused step, given the project on which the user decided. */
export type ExplainStale = ReturnType<typeof useStaleStep>['explain'];
