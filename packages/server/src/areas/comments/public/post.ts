import type { Board } from '@portal/contract/areas/comments/boards';

/** What comments and alarms need to know of the record they hang on. */
export type Post = {
  board: Board;
  postId: string;
  /** Title shown in alarms. */
  subject: string;
  /** Whom the record is addressed to (D-24); the acting user and type C are left out later. */
  addressees: readonly string[];
};
