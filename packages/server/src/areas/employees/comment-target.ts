import { Board } from '@portal/contract/areas/comments/boards';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/employees/policy';
import type { CommentTarget, TargetFinder } from '#areas/comments/public/target.ts';
import { holdsMenu, refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import type { CallCtx } from '#context.ts';
import { refuseBlanked } from '#records/edits.ts';
import { findEmployee, holdEmployee } from './queries/record.ts';

/** Those who may open employee records: nobody else hears of them (D-24). */
async function hearersAmong({ db }: CallCtx, userIds: readonly string[]): Promise<string[]> {
  const held = await Promise.all(userIds.map((userId) => holdsMenu(db, userId, EMPLOYEE_MENUS)));
  return userIds.filter((_, index) => held[index]);
}

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
        hearersAmong: (userIds) => hearersAmong(ctx, userIds),
      }
    );
  };

/** Employees as comments find them, for who may open their records (D-93). */
export const employeeTarget: TargetFinder = { find: finder(findEmployee, false), hold: finder(holdEmployee, true) };
