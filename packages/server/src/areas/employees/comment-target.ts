import { Board } from '@portal/contract/areas/comments/boards';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import type { CommentTarget, TargetFinder } from '#areas/comments/public/target.ts';
import { filterHolders, refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import type { CallCtx } from '#context.ts';
import { refuseBlanked } from '#records/edits.ts';
import { findEmployee, lockEmployee } from './queries/record.ts';

/** A finder that checks the menu. A write also refuses a blanked record. */
const finder =
  (find: typeof findEmployee, isWrite: boolean) =>
  async (ctx: CallCtx, key: string): Promise<CommentTarget | undefined> => {
    await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
    const person = await find(ctx.db, ctx.actor.companyId, key.trim().toLowerCase());
    if (person && isWrite) refuseBlanked(person);
    return (
      person && {
        board: Board.Users,
        key: person.user_id,
        subject: person.user_name,
        addressees: person.created_by === null ? [] : [person.created_by],
        // Others may not open the record (D-24).
        filterRecipients: (userIds) => filterHolders(ctx.db, userIds, EMPLOYEE_MENUS),
      }
    );
  };

/** Finds employees for comments, if the caller may open their records (D-93). */
export const employeeTarget: TargetFinder = { find: finder(findEmployee, false), lock: finder(lockEmployee, true) };
