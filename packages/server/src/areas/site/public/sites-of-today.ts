import { siteState } from '@portal/contract/areas/site/site-days';
import { seoulTime } from '@portal/contract/core/dates';
import type { CallCtx, Ctx } from '#context.ts';
import { expectedOn } from '../queries/expected-on.ts';
import { listSitesOf, type SiteRecord } from '../queries/sites-of-day.ts';

/** The sites of today whose crews have not come by 10:00. */
export async function listMissingSites(ctx: Ctx): Promise<SiteRecord[]> {
  const now = seoulTime(ctx.now());
  const today = now.slice(0, 10);
  const timeOf = (moment: Date | null): string => (moment === null ? '' : seoulTime(moment));
  return (await listSitesOf(ctx.db, today, today)).filter(
    ({ day, arrived_at, left_at }) =>
      day === today && siteState({ day, arrivedDtm: timeOf(arrived_at), leftDtm: timeOf(left_at) }, now) === 'missing',
  );
}

/** How many of them there are: of all, or of those of which the caller is salesperson or PM. */
export async function countMissingSites(ctx: CallCtx, onlyOwn: boolean): Promise<number> {
  const { userId } = ctx.actor;
  const sites = await listMissingSites(ctx);
  return sites.filter(({ sales_user_id, pm_ids }) => !onlyOwn || sales_user_id === userId || pm_ids.includes(userId))
    .length;
}

/** The condition that work is expected at a project on a day, for lists of projects (D-573). */
export const isExpected = (...args: Parameters<typeof expectedOn>) => expectedOn(...args);
