import { Board } from '@portal/contract/areas/comments/boards';
import { type Commented, historyOf, projectFinder } from '#areas/project/public/history.ts';
import { findAddressed, listPmIds, shareAddressed } from './queries/detail.ts';

const commented: Commented = { board: Board.Internal, find: findAddressed, lock: shareAddressed, listPmIds };

/** Finds internal projects as targets of comments. */
export const internalTarget = projectFinder(commented);

/** Writes lines into the history of an internal project (D-74). */
export const recordHistory = historyOf(commented);
