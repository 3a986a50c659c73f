import type { receiptCalls } from '@portal/contract/areas/receipts/calls';
import { toYesNo } from '@portal/contract/core/formats';
import { reachAward, reachNewestAward } from '#areas/site/public/access.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { readDue } from './public/receipts.ts';
import { listArrived, listReceiptsOf } from './queries.ts';
import { viewReceipt } from './view.ts';

/** Lists the receipts of an award, and what is to be received. A company whose site is closed gets none (D-433). */
export const listReceipts: Handler<(typeof receiptCalls)['listReceipts']> = async (ctx, { Id, AwardId }) => {
  const { award, access } = await (AwardId === 0 ? reachNewestAward(ctx, Id) : reachAward(ctx, AwardId));
  if (award.project_id !== Id) refuse('NOT_FOUND');
  const isClosed = access === 'closed';
  const place = { id: award.id, project_id: Id };
  const [receipts, due, arrived] = await Promise.all([
    isClosed ? [] : listReceiptsOf(ctx.db, award.id),
    readDue(ctx.db, place),
    isClosed ? [] : listArrived(ctx.db, place),
  ]);
  const shows = !isClosed && award.is_current;
  return {
    rows: receipts.map(viewReceipt),
    meta: {
      awardId: award.id,
      access,
      shipment: due.shipment,
      version: shows ? due.version : 0,
      due: shows && !due.isWaiting ? due.lines : [],
      arrived,
      waitingYN: toYesNo(shows && due.isWaiting),
    },
  };
};
