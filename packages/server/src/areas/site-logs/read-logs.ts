import type { ArrivedLine } from '@portal/contract/areas/receipts/calls';
import type { siteLogCalls, UsedLine } from '@portal/contract/areas/site-logs/calls';
import { isLogStatus } from '@portal/contract/areas/site-logs/logs';
import { seoulTime } from '@portal/contract/core/dates';
import { readArrived } from '#areas/receipts/public/receipts.ts';
import { reachAward, reachNewestAward } from '#areas/site/public/access.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { type LogTerms, listLogVersions, readLogTerms } from './queries.ts';
import { viewLogs } from './view.ts';

/** The sent lines that a log may name, with what arrived of them (D-610). */
const offered = ({ materials }: LogTerms, arrived: readonly ArrivedLine[]): UsedLine[] =>
  materials.map((line) => ({
    ...line,
    quantity: arrived.find(({ materialId }) => materialId === line.materialId)?.arrived ?? line.quantity,
  }));

/** Lists the logs of an award. A company whose site is closed gets none (D-433). */
export const listLogs: Handler<(typeof siteLogCalls)['listLogs']> = async (ctx, { Id, AwardId }) => {
  const { award, access } = await (AwardId === 0 ? reachNewestAward(ctx, Id) : reachAward(ctx, AwardId));
  if (award.project_id !== Id) refuse('NOT_FOUND');
  const isClosed = access === 'closed';
  const mayWrite = access === 'write';
  const [versions, terms, arrived] = await Promise.all([
    isClosed ? [] : listLogVersions(ctx.db, award.id),
    readLogTerms(ctx.db, Id),
    mayWrite ? readArrived(ctx.db, { id: award.id, project_id: Id }) : [],
  ]);
  return {
    rows: viewLogs(versions),
    meta: {
      awardId: award.id,
      access: mayWrite && !isLogStatus(award.status) ? 'read' : access,
      nowDtm: seoulTime(ctx.now()),
      startDay: isClosed ? '' : terms.start_day,
      materials: mayWrite ? offered(terms, arrived) : [],
    },
  };
};
