import { Board } from '@portal/contract/areas/comments/boards';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import type { LiveSource } from '#areas/project/public/live-source.ts';
import { projectSource, readProject } from '../../api.ts';
import { newerVersionLines } from '../edit/newer-version-lines.ts';

/** How pages of an outsourced project follow its changes. */
export const liveProject: LiveSource<ProjectInfo> = {
  kind: projectSource.kind,
  board: Board.Project,
  event: PROJECT_EVENT,
  read: readProject,
  changesBetween: (before, after) => newerVersionLines(before, after),
};
