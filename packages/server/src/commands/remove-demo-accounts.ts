import { listDemoPasswordAccounts, removeDemoAccounts } from '#start/demonstration.ts';
import type { Portal } from '#start/open-portal.ts';
import { CONFIRM_FLAGS, confirmChange, DRY_RUN_DONE, readFlags } from './confirm-change.ts';

/** Closes the accounts that still have the demonstration password, after the operator saw which. */
export async function closeDemoAccounts({ ctx, directUrl }: Portal, args: string[]): Promise<string> {
  const { flags } = readFlags(args, CONFIRM_FLAGS);
  const open = await listDemoPasswordAccounts(ctx);
  if (open.length === 0) return '데모 비밀번호를 쓰는 계정이 없습니다.';
  const what = `데모 비밀번호를 쓰는 계정 ${open.length}개를 닫습니다: ${open.join(', ')}`;
  if (!(await confirmChange({ url: directUrl, what }, flags))) return DRY_RUN_DONE;
  const removed = await removeDemoAccounts(ctx);
  return `데모 비밀번호를 쓰는 계정 ${removed.length}개를 닫았습니다: ${removed.join(', ')}`;
}
