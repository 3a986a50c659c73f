import { isNewUserId } from '@portal/contract/areas/employees/forms';
import { logEvent } from '#areas/audit/public/events.ts';
import { hashPassword } from '#areas/auth/public/password.ts';
import { insertAdmin } from '#areas/people/public/insert-admin.ts';
import type { Ctx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import { inTransaction } from '#db/transaction.ts';
import { CommandError } from '#exit-with.ts';
import { readNewPassword } from './ask-password.ts';

/** Creates a staff account with permission M and all menus, the first account of a new installation. */
export async function createAdmin(ctx: Ctx, [id = '', ...names]: string[], companyName: string): Promise<string> {
  const userId = id.normalize('NFC').toLowerCase();
  const userName = names.join(' ').trim();
  if (!isNewUserId(userId)) throw new CommandError('아이디는 영문, 숫자, 점, 하이픈, 밑줄만 쓸 수 있습니다.');
  if (userName === '') throw new CommandError('이름을 입력해주세요.');
  const password = await readNewPassword('ADMIN_PASSWORD', [userId, userName, companyName]);
  const passwordHash = await hashPassword(ctx, password);
  try {
    await inTransaction(ctx, async (tx) => {
      await insertAdmin(tx.db, { userId, userName, passwordHash, companyName });
      await logEvent(tx, { event: 'account', userId, address: '', detail: '관리자 계정 생성 (create-admin)' });
    });
  } catch (error) {
    if (isDuplicate(error, 'portal_user_pkey')) throw new CommandError('이미 존재하는 아이디입니다.');
    throw error;
  }
  return `관리자 ${userId} 계정을 만들었습니다.`;
}
