import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import type { Ctx } from '#context.ts';
import type { EndedSummary } from '#lists/ended-records.ts';

/** How an area blanks its data of one kind. */
export type RetentionTarget = {
  /** Counts what ended before that moment and is not blanked yet. Names `most` of it by keys, without content. */
  summarize: (db: Ctx['db'], range: { before: Date; most: number }) => Promise<EndedSummary>;
  /**
   * Blanks up to `most` records with their files in the transaction of `ctx`. Answers the keys that these records keep;
   * empty when nothing is left.
   */
  blank: (ctx: Ctx, range: { before: Date; most: number }) => Promise<string[]>;
};

/** The target of each kind. Composed in areas.ts. */
export type RetentionTargets = Readonly<Record<RetentionKind, RetentionTarget>>;
