import { type Actor, isStaff } from '../../core/actor.ts';

/** Reading and writing comments is for staff: automatic ones hold customer data (D-93). */
export const mayUseComments = isStaff;

/** Only the author edits or deletes; automatic comments nobody does (D-75). */
export const isOwnComment = (actor: Pick<Actor, 'userId'>, comment: { userId: string }): boolean =>
  comment.userId === actor.userId;
