import { Board } from '@portal/contract/areas/comments/boards';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { INTERNAL_EVENT } from '@portal/contract/core/live-events';
import type { LiveSource } from '#areas/project/public/live-source.ts';
import { projectSource, readProject } from '../api.ts';
import { changesSince } from './edit-draft.ts';

/** How the page of an internal project follows its changes. */
export const liveInternal: LiveSource<InternalInfo> = {
  kind: projectSource.kind,
  board: Board.Internal,
  event: INTERNAL_EVENT,
  read: readProject,
  changesBetween: changesSince,
};
