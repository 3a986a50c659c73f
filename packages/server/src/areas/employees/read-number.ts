import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { numberReasonChecks } from '@portal/contract/areas/employees/forms';
import { NUMBER_LABELS, type NumberItem } from '@portal/contract/areas/employees/personal-numbers';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import { UserType } from '@portal/contract/core/actor';
import { firstFailure } from '@portal/contract/core/forms';
import { logNumberReading } from '#areas/audit/public/readings.ts';
import { accountTarget } from '#areas/comments/public/target.ts';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import { refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { type SealedColumn, unsealNumber } from './numbers.ts';
import { findEmployee } from './queries/record.ts';

/** The column of each number, and its name in the access log. */
const COLUMNS: Readonly<Record<NumberItem, { column: SealedColumn; name: string }>> = {
  social: { column: 'social_number_sealed', name: '주민등록번호' },
  account: { column: 'bank_number_sealed', name: '급여계좌' },
};

/** The line of an opened number on the record of its employee: who, when and why, never the number (D-500). */
const lineOf = (item: NumberItem, reason: string) => ({
  itemName: NUMBER_LABELS[item],
  originValue: '가림',
  newValue: '전체 보기',
  changeReason: reason,
});

/**
 * One number in full, for permission M with a reason. The reading stands in the access log and on the record before the
 * response has it (D-107, D-500).
 */
export const readNumber: Handler<typeof employeeCalls.readNumber> = (ctx, { UserId, Item, Reason }) =>
  inTransaction(ctx, async (tx) => {
    await refuseWithoutMenu(tx, EMPLOYEE_MENUS);
    const person = (await findEmployee(tx.db, tx.actor.companyId, UserId)) ?? refuse('NOT_FOUND');
    refuseFailedCheck(firstFailure(numberReasonChecks, { Reason }));
    const { column, name } = COLUMNS[Item];
    const reason = Reason.trim();
    if (person[column] === null) refuse('NOT_FOUND');
    const subject = { id: person.user_id, name: person.user_name };
    await logNumberReading(tx, { task: 'numbers', subject, items: [name], reason });
    await writeHistory(tx, accountTarget({ ...person, user_type: UserType.Staff }), [lineOf(Item, reason)]);
    return { number: unsealNumber(tx, person.user_id, column, person[column]) };
  });
