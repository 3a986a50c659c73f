import { UserType } from '@portal/contract/core/actor';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import { outsourcedTarget } from '#areas/outsourced-projects/comment-target.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Person } from '#test-kit/people.ts';
import type { TestApp } from '#test-kit/start-app.ts';

const line = (itemName: string) => ({ itemName, originValue: '', newValue: '2026-11-23', changeReason: '고객 요청' });

/** Writes history lines of a project, as one save of the user `as`. */
export async function writeHistoryLines(
  portal: TestApp,
  id: number,
  as: Person,
  items: readonly string[],
): Promise<void> {
  const actor = {
    userId: as,
    userType: UserType.Staff,
    userName: '',
    companyId: 1,
    companyName: '',
    companyActive: true,
    permission: '',
    modeAuthority: '',
    passwordToChange: false,
  };
  await inTransaction({ ...portal.ctx, actor, from: { address: '', token: undefined, origin: '' } }, async (ctx) => {
    const target = await outsourcedTarget.find(ctx, String(id));
    if (!target) throw new Error('no project');
    await writeHistory(ctx, target, items.map(line));
  });
}
