import type { TalkMeta } from '@portal/contract/areas/site/calls';
import type { SiteAccess } from '@portal/contract/areas/site/policy';
import { isStaff } from '@portal/contract/core/actor';
import { seoulTime } from '@portal/contract/core/dates';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { type AwardRecord, findAward, findNewestAward, listAwards, lockAward } from '../queries/awards.ts';
import { accessTo } from '../talk-events.ts';

/** An award that the caller may know of, and what they may do with its records. */
export type ReachedAward = { award: AwardRecord; access: Exclude<SiteAccess, 'hidden'> };

function reached(ctx: CallCtx, award: AwardRecord | undefined): ReachedAward {
  if (!award) refuse('NOT_FOUND');
  const access = accessTo(ctx, award);
  return access === 'hidden' ? refuse('NOT_FOUND') : { award, access };
}

/** The newest award of a project. 404 for who may not know of it (D-433). */
export const reachNewestAward = async (ctx: CallCtx, projectId: number): Promise<ReachedAward> =>
  reached(ctx, await findNewestAward(ctx.db, projectId));

/** One award. 404 for who may not know of it. */
export const reachAward = async (ctx: CallCtx, id: number): Promise<ReachedAward> =>
  reached(ctx, await findAward(ctx.db, id));

/** One award, whose records are to be written. Its state holds until the transaction ends. 409 once it is closed. */
export async function lockOpenAward(ctx: CallCtx, id: number): Promise<AwardRecord> {
  const { award, access } = reached(ctx, await lockAward(ctx.db, id));
  return access === 'write' ? award : refuse('SITE_CLOSED');
}

/** The awards of a project on the wire, newest first. They are for staff; others get none. */
export const awardsFor = async ({ db, actor }: CallCtx, projectId: number): Promise<TalkMeta['awards']> =>
  isStaff(actor)
    ? (await listAwards(db, projectId)).map(({ id, company_name, accepted_at }) => ({
        awardId: id,
        companyName: company_name,
        acceptedDtm: seoulTime(accepted_at),
      }))
    : [];
