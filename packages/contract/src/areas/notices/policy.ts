import { type Actor, isManager, isStaff } from '../../core/actor.ts';
import { NoticeBoard, NoticeStage } from './boards.ts';

/** Only staff write, delete and restore notices and see their readers, on both boards (NOTICE-61, D-115). */
export const mayManageNotices = isStaff;

/** The facts about a notice that the rules need. */
export type NoticeFacts = {
  board: NoticeBoard;
  stage: NoticeStage;
  deleted: boolean;
  authorId: string;
};

/** Contractors read only their own board; staff read both (D-115). */
export const readsBoard = (actor: Actor, board: NoticeBoard): boolean =>
  isStaff(actor) || board === NoticeBoard.Partners;

/** Outside its publishing period a notice is only for its author and permission M. */
export const seesUnpublished = (actor: Actor, { authorId }: Pick<NoticeFacts, 'authorId'>): boolean =>
  isStaff(actor) && (isManager(actor) || actor.userId === authorId);

/** The single rule of who may see a notice, in every place that shows notices (D-114, D-115). */
export const seesNotice = (actor: Actor, notice: NoticeFacts): boolean =>
  readsBoard(actor, notice.board) &&
  (isStaff(actor) || !notice.deleted) &&
  (notice.stage === NoticeStage.Published || seesUnpublished(actor, notice));

/** Whether the actor counts as a reader of the notice: every user of its board except the author. */
export const isAddressee = (
  actor: Pick<Actor, 'userId' | 'userType'>,
  notice: Pick<NoticeFacts, 'board' | 'authorId'>,
): boolean => actor.userType === notice.board && actor.userId !== notice.authorId;
