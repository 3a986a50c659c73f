import type { Board } from '@portal/contract/areas/comments/boards';
import type { CallCtx } from '#context.ts';

/** What comments and alarms need to know of the record they hang on. */
export type CommentTarget = {
  board: Board;
  /** The record's key as text. */
  key: string;
  /** Title shown in alarms. */
  subject: string;
  /** Whom the record is addressed to (D-24); the acting user and type C are left out later. */
  addressees: readonly string[];
  /** Of those who would hear of it, who may: everybody unless said (D-24). */
  hearersAmong?: (userIds: readonly string[]) => Promise<string[]>;
};

type FindTarget = (ctx: CallCtx, key: string) => Promise<CommentTarget | undefined>;

/** How an area finds the records of one board that comments hang on; undefined when one is absent or deleted. */
export type TargetFinder = {
  /**
   * The key under which comments of a record are stored, from how a request writes it; undefined when no record can
   * have it. With it the comments are read beside the record rather than after it.
   */
  keyOf?: (key: string) => string | undefined;
  find: FindTarget;
  /** The same for a write: the record is not deleted before the call's transaction ends. */
  hold: FindTarget;
};

/** The boards whose records exist; records of the others are not found. Composed in areas.ts. */
export type CommentTargets = Readonly<Partial<Record<Board, TargetFinder>>>;
