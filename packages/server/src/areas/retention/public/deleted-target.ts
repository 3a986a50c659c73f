import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import type { DeletedKind } from '@portal/contract/areas/retention/lists';
import type { CallCtx, Ctx } from '#context.ts';
import type { DeletedPage, PageRequest } from '#lists/deleted-records.ts';

/** How an area lists and brings back its deleted records. */
export type DeletedTarget = {
  /** The period after which a record is blanked and stays deleted. Null for records that are kept. */
  period: RetentionKind | null;
  page: (db: Ctx['db'], page: PageRequest) => Promise<DeletedPage>;
  /** Brings one back and logs it. 404 for a missing one, 409 for one that is live or blanked. */
  restore: (ctx: CallCtx, id: number, reason: string) => Promise<void>;
};

/** The target of each kind. Composed in areas.ts. */
export type DeletedTargets = Readonly<Record<DeletedKind, DeletedTarget>>;
