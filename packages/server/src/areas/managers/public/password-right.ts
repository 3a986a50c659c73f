import { MENU } from '@portal/contract/areas/menu/keys';
import { isManager } from '@portal/contract/core/actor';
import { hasMenu } from '#areas/menu/public/grants.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';

/** Refuses who may not set the password of a contractor's user: permission M and the managers' menu may (D-503). */
export async function refuseWithoutPasswordRight({ db, actor }: CallCtx): Promise<void> {
  if (isManager(actor) || (await hasMenu(db, actor.userId, [MENU.managerList]))) return;
  refuse('FORBIDDEN', { field: 'UserPw', message: 'manager.password.locked' });
}
