import type { Board } from '@portal/contract/areas/comments/boards';
import type { Generated } from 'kysely';

/** A comment, a reply or a line of the history. `post_id` is the key of its record as text. */
export type CommentTable = {
  id: Generated<number>;
  board: Board;
  post_id: string;
  parent_id: number | null;
  automatic: Generated<boolean>;
  user_id: string;
  content: string;
  item_name: Generated<string>;
  origin_value: Generated<string>;
  new_value: Generated<string>;
  change_reason: Generated<string>;
  created_at: Generated<Date>;
  edited_at: Date | null;
  deleted_at: Date | null;
};

/** Tables that this area alone writes. */
export type CommentTables = {
  comment: CommentTable;
};
