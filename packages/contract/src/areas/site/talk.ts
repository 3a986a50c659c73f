import type { Actor, UserType } from '../../core/actor.ts';
import { isBlank } from '../../core/forms.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import type { RefusalCode } from '../../messages.ts';

/** Most characters of a message of the talk of a site. */
export const TALK_TEXT = TEXT_LIMIT.comment;
/** Messages of one page. */
export const TALK_PAGE = 30;
/** How long the author may edit a message. */
const EDIT_MS = 10 * 60 * 1000;

/** A stored message, as the rules need it. `side` is the type of its author. */
export type TalkMessage = {
  userId: string;
  side: UserType;
  createdAt: Date;
  isDeleted: boolean;
  asksToConfirm: boolean;
  isConfirmed: boolean;
  /** The portal wrote it: the request of a receipt that differs, or a late arrival. */
  isAutomatic: boolean;
};

/** Whether a message of this moment may still be edited. */
export const isEditTime = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() <= EDIT_MS;

/**
 * Why the actor may not delete a message, if so: only its author may, until the other side confirmed it. What the
 * portal wrote for its author stays.
 */
export function removeProblem({ userId }: Pick<Actor, 'userId'>, message: TalkMessage): RefusalCode | undefined {
  if (message.isDeleted) return 'NOT_FOUND';
  if (message.userId !== userId) return 'FORBIDDEN';
  if (message.isAutomatic) return 'TALK_AUTOMATIC';
  return message.isConfirmed ? 'TALK_CONFIRMED' : undefined;
}

/** Why the actor may not edit a message, if so: like deleting it, and only for ten minutes. */
export const editProblem = (actor: Pick<Actor, 'userId'>, message: TalkMessage, now: Date): RefusalCode | undefined =>
  removeProblem(actor, message) ?? (isEditTime(message.createdAt, now) ? undefined : 'TALK_EDIT_OVER');

/** Why the actor may not confirm a message, if so: one person of the other side does, once. */
export function confirmProblem({ userType }: Pick<Actor, 'userType'>, message: TalkMessage): RefusalCode | undefined {
  if (message.isDeleted) return 'NOT_FOUND';
  if (message.side === userType) return 'FORBIDDEN';
  if (!message.asksToConfirm) return 'BAD_STATE';
  return message.isConfirmed ? 'TALK_ANSWERED' : undefined;
}

/** Whether a message says nothing: no visible character and no photo. */
export const isEmptyMessage = (content: string, photos: number): boolean => photos === 0 && isBlank(content);

/** How many people have read a message, as its side sees it. The number of a company's users is known, that of staff is not. */
export const readLabel = (readers: string, read: number, total?: number): string =>
  total === undefined ? `${readers} 읽음 ${read}` : `${readers} 읽음 ${read} / ${total}`;
