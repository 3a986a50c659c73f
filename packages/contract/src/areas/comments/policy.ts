import { type Actor, isStaff } from '../../core/actor.ts';

/** Only staff read and write comments, because automatic ones contain customer data (D-93). */
export const mayUseComments = isStaff;

/** Only the author edits or deletes a comment. Automatic comments are never changed (D-75). */
export const isOwnComment = (actor: Pick<Actor, 'userId'>, comment: { userId: string }): boolean =>
  comment.userId === actor.userId;
