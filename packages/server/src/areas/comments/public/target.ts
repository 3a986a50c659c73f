import { Board } from '@portal/contract/areas/comments/boards';
import { UserType } from '@portal/contract/core/actor';
import type { CallCtx } from '#context.ts';

/** The record that comments and alarms belong to. */
export type CommentTarget = {
  board: Board;
  /** The record's key as text. */
  key: string;
  /** The title shown in alarms. */
  subject: string;
  /** The users to notify of every comment (D-24). The acting user and type C are removed later. */
  addressees: readonly string[];
  /** Filters the recipients by who may see the record. Without it all of them are notified (D-24). */
  filterRecipients?: (userIds: readonly string[]) => Promise<string[]>;
};

/** The account of a person as the target of lines that notify nobody: they are kept for the users who open it (D-502). */
export const accountTarget = (person: { user_id: string; user_name: string; user_type: UserType }): CommentTarget => ({
  board: person.user_type === UserType.Staff ? Board.Users : Board.Manager,
  key: person.user_id,
  subject: person.user_name,
  addressees: [],
  filterRecipients: async () => [],
});

type FindTarget = (ctx: CallCtx, key: string) => Promise<CommentTarget | undefined>;

/** Finds the records of one board. Undefined for a record that is missing or deleted. */
export type TargetFinder = {
  /**
   * Normalises the key of a request to the key that comments are stored under. Undefined when no record can have it.
   * With this method comments and record are read in parallel.
   */
  keyOf?: (key: string) => string | undefined;
  find: FindTarget;
  /** Finds a record and locks it, so that it is not deleted before the transaction ends. */
  lock: FindTarget;
};

/** The finder of each board, composed in areas.ts. Records of a board without a finder are not found. */
export type CommentTargets = Readonly<Partial<Record<Board, TargetFinder>>>;
