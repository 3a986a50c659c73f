import { randomBytes } from 'node:crypto';
import { isNewUserId } from '@portal/contract/areas/employees/forms';
import { logEvent } from '#areas/audit/public/events.ts';
import { hashPassword } from '#areas/auth/public/password.ts';
import { hasUsers } from '#areas/people/public/find-account.ts';
import { insertAdmin } from '#areas/people/public/insert-admin.ts';
import type { Ctx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import { inTransaction } from '#db/transaction.ts';
import { CommandError } from '#start/exit-with.ts';
import { readNewPassword } from './ask-password.ts';

const FIRST = '--first';
/** 72 bits, read from a screen and typed once. */
const PASSWORD_BYTES = 9;

type NewAccount = { userId: string; userName: string };

function readAccount([id = '', ...names]: string[]): NewAccount {
  const userId = id.normalize('NFC').toLowerCase();
  const userName = names.join(' ').trim();
  if (!isNewUserId(userId)) throw new CommandError('아이디는 영문, 숫자, 점, 하이픈, 밑줄만 쓸 수 있습니다.');
  if (userName === '') throw new CommandError('이름을 입력해주세요.');
  return { userId, userName };
}

async function addAdmin(
  ctx: Ctx,
  { userId, userName }: NewAccount,
  { password, isTemporary, companyName }: { password: string; isTemporary: boolean; companyName: string },
): Promise<void> {
  const passwordHash = await hashPassword(ctx, password);
  try {
    await inTransaction(ctx, async (tx) => {
      await insertAdmin(tx.db, { userId, userName, passwordHash, isTemporary, companyName });
      await logEvent(tx, { event: 'account', userId, address: '', detail: '관리자 계정 생성 (create-admin)' });
    });
  } catch (error) {
    if (isDuplicate(error, 'portal_user_pkey')) throw new CommandError('이미 존재하는 아이디입니다.');
    throw error;
  }
}

/** Creates the first account with a made password, which is told once. A database with users is left as it is (D-661). */
async function createFirst(ctx: Ctx, account: NewAccount, companyName: string): Promise<string> {
  if (await hasUsers(ctx.db)) return '사용자가 이미 있어 계정을 만들지 않았습니다.';
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await addAdmin(ctx, account, { password, isTemporary: true, companyName });
  return `첫 관리자 ${account.userId} 계정을 만들었습니다. 비밀번호는 ${password} 이고, 처음 로그인할 때 바꿉니다.`;
}

/**
 * Creates a staff account with permission M and all menus. With --first it does so in a database without users alone,
 * for a start that nobody attends.
 */
export async function createAdmin(ctx: Ctx, args: string[], companyName: string): Promise<string> {
  const account = readAccount(args.filter((arg) => arg !== FIRST));
  if (args.includes(FIRST)) return createFirst(ctx, account, companyName);
  const password = await readNewPassword('ADMIN_PASSWORD', [account.userId, account.userName, companyName]);
  await addAdmin(ctx, account, { password, isTemporary: false, companyName });
  return `관리자 ${account.userId} 계정을 만들었습니다.`;
}
