import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import type { Ctx } from '#context.ts';
import type { Ended } from '#lists/due.ts';

/** How an area blanks what it holds of one kind. */
export type RetentionTarget = {
  /** What ended before that moment and is not blanked: its number, and what names `most` of it without telling anything. */
  survey: (db: Ctx['db'], range: { before: Date; most: number }) => Promise<Ended>;
  /**
   * Blanks `most` of it in the transaction of `ctx`, files and all, and gives the keys under which the records go on;
   * none when nothing is left.
   */
  blank: (ctx: Ctx, range: { before: Date; most: number }) => Promise<string[]>;
};

/** Who blanks what. Composed in areas.ts. */
export type RetentionTargets = Readonly<Record<RetentionKind, RetentionTarget>>;
