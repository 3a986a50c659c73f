import { messageText } from '@portal/contract/messages';
import { logEvent } from '../areas/audit/public/events.ts';
import { verifyPassword } from '../areas/auth/public/password.ts';
import { disableAccounts, listManagerIds, listPasswordHashes } from '../areas/people/public/disable-accounts.ts';
import { hasUsers } from '../areas/people/public/find-account.ts';
import { rebuildSearch } from '../areas/search/public/rebuild-search.ts';
import { searchSources } from '../areas.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { Refusal } from '../refuse.ts';
import { CommandError } from './exit-with.ts';

/** The demonstration and sample data are a separate package. Only this file imports it, and only on demand. */

/**
 * Loads the demonstration data and returns true. In a database that already has users it does nothing and returns
 * false.
 */
export async function loadDemo(ctx: Ctx): Promise<boolean> {
  if (await hasUsers(ctx.db)) return false;
  const demo = await import('@portal/demo/load-demo');
  if (!(await demo.loadDemo(ctx))) return false;
  await rebuildSearch(ctx, searchSources);
  return true;
}

/** Adds `rows` generated projects. */
export async function loadSample(ctx: Ctx, rows: number): Promise<void> {
  const demo = await import('@portal/demo/load-sample');
  await demo.loadSample(ctx.db, rows);
  await rebuildSearch(ctx, searchSources);
}

/** Lists those of the accounts that have the public demo password. */
async function listWithDemoPassword(ctx: Ctx, userIds: readonly string[], password: string): Promise<string[]> {
  const accounts = await listPasswordHashes(ctx.db, userIds);
  const hashes = [...new Set(accounts.map(({ password_hash }) => password_hash))];
  const openHashes = new Set<string | null>();
  for (const hash of hashes) if (await verifyPassword(ctx, password, hash)) openHashes.add(hash);
  return accounts.filter(({ password_hash }) => openHashes.has(password_hash)).map(({ user_id }) => user_id);
}

/** Lists ids of demonstration accounts that still have the public demo password. */
export async function listDemoPasswordAccounts(ctx: Ctx): Promise<string[]> {
  const { DEMO_PASSWORD, demoUserIds } = await import('@portal/demo/people');
  return listWithDemoPassword(ctx, demoUserIds(), DEMO_PASSWORD);
}

/** Lists ids with the public demo password among the demonstration accounts and all users with permission M. */
export async function listOpenAccounts(ctx: Ctx): Promise<string[]> {
  const { DEMO_PASSWORD, demoUserIds } = await import('@portal/demo/people');
  const managers = await listManagerIds(ctx.db);
  return listWithDemoPassword(ctx, [...new Set([...demoUserIds(), ...managers])], DEMO_PASSWORD);
}

/**
 * Disables those accounts for good and returns their ids; their records stay. Throws a CommandError when no other
 * account has permission M (D-196).
 */
export async function removeDemoAccounts(ctx: Ctx): Promise<string[]> {
  const userIds = await listDemoPasswordAccounts(ctx);
  const disabling = inTransaction(ctx, async (tx) => {
    await disableAccounts(tx.db, userIds, tx.now());
    for (const userId of userIds) {
      await logEvent(tx, { event: 'account', userId, address: '', detail: '데모 계정 닫음 (remove-demo-accounts)' });
    }
  });
  await disabling.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new CommandError(messageText('employee.lastManager.command'));
  });
  return userIds;
}
