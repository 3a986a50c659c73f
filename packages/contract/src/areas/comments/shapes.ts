import { z } from 'zod';

/** One comment with its replies, oldest first (DATA-27, D-151). */
export const commentEntry = z.object({
  commentId: z.number(),
  /** '' on the top level. */
  parentId: z.union([z.number(), z.literal('')]),
  userId: z.string(),
  userName: z.string(),
  userPosition: z.string(),
  userPhotoName: z.string(),
  commentContent: z.string(),
  createdDtm: z.string(),
  /** 'Y' keeps the place of a deleted comment that has replies (D-94). */
  delYn: z.enum(['Y', 'N']),
  /** 'Y' for automatic comments; the next four are theirs (D-73). */
  autoYn: z.enum(['Y', 'N']),
  itemName: z.string(),
  originValue: z.string(),
  newValue: z.string(),
  changeReason: z.string(),
  get replies() {
    return z.array(commentEntry);
  },
});
export type CommentEntry = z.output<typeof commentEntry>;
