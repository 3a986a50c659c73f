import type { retentionCalls } from '@portal/contract/areas/retention/calls';
import { restoreChecks } from '@portal/contract/areas/retention/forms';
import { periodEndDay } from '@portal/contract/areas/retention/kinds';
import { DELETED_KINDS } from '@portal/contract/areas/retention/lists';
import { addDays, seoulTime } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { findDeleteReasons } from '#areas/audit/public/delete-reasons.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseFailedCheck } from '#refuse.ts';
import { readPeriods } from './periods.ts';
import type { DeletedTargets } from './public/deleted-target.ts';

type Calls = typeof retentionCalls;

/** Lists deleted records of a kind: who deleted them, why, and until when they can be brought back (D-521). */
export const listDeleted =
  (targets: DeletedTargets): Handler<Calls['listDeleted']> =>
  async (ctx, { Kind, ...page }) => {
    const target = targets[Kind];
    const { rows, totalCount } = await target.page(ctx.db, page);
    const period = (await readPeriods(ctx)).find(({ kind }) => kind === target.period);
    const reasonOf = await findDeleteReasons(
      ctx.db,
      DELETED_KINDS[Kind],
      rows.map(({ id }) => String(id)),
    );
    return {
      rows: rows.map((row) => ({
        id: row.id,
        kind: Kind,
        name: row.name,
        deletedDtm: seoulTime(row.deleted_at),
        userId: row.user_id ?? '',
        userName: row.user_name ?? '',
        reason: reasonOf(String(row.id)),
        untilDay: period ? addDays(periodEndDay(row.deleted_at, period.months), -1) : '',
      })),
      totalCount,
    };
  };

/** Brings a deleted record back, with a reason (D-521). */
export const restoreDeleted =
  (targets: DeletedTargets): Handler<Calls['restoreDeleted']> =>
  async (ctx, { Kind, Id, Reason }) => {
    refuseFailedCheck(firstFailure(restoreChecks, { Reason }));
    await targets[Kind].restore(ctx, Id, Reason);
  };
