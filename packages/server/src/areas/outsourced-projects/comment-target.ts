import { Board } from '@portal/contract/areas/comments/boards';
import { type CommentedProjects, historyWriter, projectTargetFinder } from '#areas/project/public/history.ts';
import { findCommentedProject, listPmIds, lockCommentedProject } from './queries/detail.ts';

const commented: CommentedProjects = {
  board: Board.Project,
  find: findCommentedProject,
  lock: lockCommentedProject,
  listPmIds,
};

/** Finds outsourced projects as targets of comments. */
export const outsourcedTarget = projectTargetFinder(commented);

/** Writes lines into the history of an outsourced project (D-74). */
export const recordHistory = historyWriter(commented);
