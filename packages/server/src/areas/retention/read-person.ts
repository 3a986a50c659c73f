import type { retentionCalls } from '@portal/contract/areas/retention/calls';
import { personChecks } from '@portal/contract/areas/retention/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { logReading } from '#areas/audit/public/readings.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { makePersonFile } from './public/person-data.ts';

/** What is held about one person. Reading it and logging the reading are one transaction (D-523, TH34). */
export const readPerson: Handler<(typeof retentionCalls)['readPerson']> = async (ctx, { UserId, Reason }) => {
  refuseFailedCheck(firstFailure(personChecks, { UserId, Reason }));
  return inTransaction(ctx, async (tx) => {
    const file = (await makePersonFile(tx, UserId)) ?? refuse('NOT_FOUND');
    const subject = { id: UserId, name: file.userName };
    await logReading(tx, { task: 'person-data', subject, reason: Reason.trim() });
    return {
      userName: file.userName,
      fileName: file.name,
      content: file.text,
      blanking: file.blanking,
      tables: file.tables,
      rows: file.rows,
    };
  });
};
