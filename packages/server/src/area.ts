import type { areaCalls, CallByPath } from '@portal/contract/calls';
import type { CommentTargets } from './areas/comments/public/target.ts';
import type { DeletedTargets } from './areas/retention/public/deleted-target.ts';
import type { RetentionTargets } from './areas/retention/public/target.ts';
import type { SearchSource } from './areas/search/public/search-source.ts';
import type { Ctx } from './context.ts';
import type { Removal } from './db/removal.ts';
import type { Routes } from './http/handler-types.ts';
import type { Admission } from './http/upload/admit-upload.ts';
import type { AnyListExport } from './lists/list-export.ts';

type AreaCalls = typeof areaCalls;
type Named<Part> = Readonly<Record<string, Part>>;

/** How often a job runs: 'version' is once for a version of the portal, while all processes serve. */
export type JobInterval = 'tenSeconds' | 'hour' | 'day' | 'version';

/**
 * Timed work. With claim 'one' a single process runs it for all, with 'each' every process runs it: for what it has
 * itself, or because the job finds out which process does it. A job with `due` removes, up to its caps (D-361). One of
 * a version records its own end, and ends early once `isOver`.
 */
export type Job = { name: string; every: JobInterval; claim: 'one' | 'each' } & (
  | Removal
  | { due?: undefined; run: (ctx: Ctx, isOver: () => boolean) => Promise<unknown> }
);

/** The handlers of all calls, by their group in `areaCalls` of the contract. */
export type AreaRoutes = { readonly [Group in keyof AreaCalls]: Routes<AreaCalls[Group]> };

/** What an area adds to the portal. Its `area.ts` says it, and `areas.ts` puts all areas together. */
export type Area = {
  routes?: Partial<AreaRoutes>;
  /** How its lists become workbooks. */
  sheets?: readonly AnyListExport[];
  /** What '찾기' finds of it, for the rebuild of the index. */
  search?: readonly SearchSource[];
  /** Its records that comments belong to. */
  commentTargets?: CommentTargets;
  /** How its records are blanked when their retention period is over, with the data that belongs to them. */
  retention?: Partial<RetentionTargets>;
  /** How its deleted records are listed and brought back. */
  deleted?: Partial<DeletedTargets>;
  /** Checks of the sender before an upload is parsed, where a record or a menu decides who may upload. */
  admissions?: Readonly<Partial<Record<keyof CallByPath, Admission>>>;
  /** Its work that nobody calls for. */
  jobs?: readonly Job[];
  /** What `areas.ts` hands to an area that this one imports, and that cannot import it. */
  gives?: Named<unknown>;
};
