import { type Actor, isManager, isStaff } from '../../core/actor.ts';
import { NoticeBoard, NoticeStage } from './boards.ts';

/** Writing, deleting, restoring, and who has read it: type M, on both boards (NOTICE-61, D-115). */
export const mayManageNotices = isStaff;

/** What a rule asks of a notice. */
export type NoticeFacts = {
  board: NoticeBoard;
  stage: NoticeStage;
  deleted: boolean;
  authorId: string;
};

/** Contractors read their own board alone; staff both (D-115). */
export const readsBoard = (actor: Actor, board: NoticeBoard): boolean =>
  isStaff(actor) || board === NoticeBoard.Partners;

/** Outside its time a notice is for its author and permission M alone. */
export const seesUnpublished = (actor: Actor, { authorId }: Pick<NoticeFacts, 'authorId'>): boolean =>
  isStaff(actor) && (isManager(actor) || actor.userId === authorId);

/** The one rule of who may know of a notice, wherever it would show (D-114, D-115). */
export const seesNotice = (actor: Actor, notice: NoticeFacts): boolean =>
  readsBoard(actor, notice.board) &&
  (isStaff(actor) || !notice.deleted) &&
  (notice.stage === NoticeStage.Published || seesUnpublished(actor, notice));

/** Whether opening the notice makes the actor one of those who have read it: those it is written to. */
export const isAddressee = (
  actor: Pick<Actor, 'userId' | 'userType'>,
  notice: Pick<NoticeFacts, 'board' | 'authorId'>,
): boolean => actor.userType === notice.board && actor.userId !== notice.authorId;
