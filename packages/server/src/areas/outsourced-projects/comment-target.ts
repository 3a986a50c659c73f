import { Board } from '@portal/contract/areas/comments/boards';
import { type Commented, historyOf, projectFinder } from '#areas/project/public/history.ts';
import { findAddressed, listPmIds, shareAddressed } from './queries/detail.ts';

const commented: Commented = { board: Board.Project, find: findAddressed, lock: shareAddressed, listPmIds };

/** Finds outsourced projects as targets of comments. */
export const outsourcedTarget = projectFinder(commented);

/** Writes lines into the history of an outsourced project (D-74). */
export const recordHistory = historyOf(commented);
