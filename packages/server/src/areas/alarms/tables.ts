import type { Board } from '@portal/contract/areas/comments/boards';
import type { Generated } from 'kysely';

/** One user's notice of one comment. */
export type AlarmTable = {
  id: Generated<number>;
  user_id: string;
  board: Board;
  post_id: string;
  comment_id: number;
  subject: string;
  created_at: Generated<Date>;
  read_at: Date | null;
};

/** Tables that this area alone writes. */
export type AlarmTables = {
  alarm: AlarmTable;
};
