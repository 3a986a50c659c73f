import type { siteLogCalls } from '@portal/contract/areas/site-logs/calls';
import { isLogStatus } from '@portal/contract/areas/site-logs/logs';
import { seoulTime } from '@portal/contract/core/dates';
import { reachAward, reachNewestAward } from '#areas/site/public/access.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { listLogVersions, readLogTerms } from './queries.ts';
import { viewLogs } from './view.ts';

/** Lists the logs of an award. A company whose site is closed gets none (D-433). */
export const listLogs: Handler<(typeof siteLogCalls)['listLogs']> = async (ctx, { Id, AwardId }) => {
  const { award, access } = await (AwardId === 0 ? reachNewestAward(ctx, Id) : reachAward(ctx, AwardId));
  if (award.project_id !== Id) refuse('NOT_FOUND');
  const isClosed = access === 'closed';
  const [versions, terms] = await Promise.all([
    isClosed ? [] : listLogVersions(ctx.db, award.id),
    readLogTerms(ctx.db, Id),
  ]);
  return {
    rows: viewLogs(versions),
    meta: {
      awardId: award.id,
      access: access === 'write' && !isLogStatus(award.status) ? 'read' : access,
      nowDtm: seoulTime(ctx.now()),
      startDay: isClosed ? '' : terms.start_day,
      materials: access === 'write' ? terms.materials : [],
    },
  };
};
