import { logEvent } from '#areas/audit/public/events.ts';
import { hashPassword } from '#areas/auth/public/password.ts';
import { findAccountName, listSignedIn } from '#areas/people/public/find-account.ts';
import { endSessionsOf, updateUser } from '#areas/people/public/users.ts';
import { removeFactors } from '#areas/second-factor/public/remove-factors.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { CommandError } from '#start/exit-with.ts';
import { readNewPassword } from './ask-password.ts';

/** The account of an id, or a sentence for the operator. */
async function requireAccount({ db }: Ctx, id: string | undefined): Promise<{ userId: string; userName: string }> {
  if (id === undefined || id === '') throw new CommandError('아이디를 입력해주세요.');
  const userId = id.normalize('NFC').toLowerCase();
  const userName = await findAccountName(db, userId);
  if (userName === undefined) throw new CommandError(`없거나 삭제된 아이디입니다: ${userId}`);
  return { userId, userName };
}

/** Sets a password that has to be changed at the next sign-in, and ends all sessions of the account (D-197). */
export async function resetPassword(ctx: Ctx, [id]: string[]): Promise<string> {
  const { userId, userName } = await requireAccount(ctx, id);
  const passwordHash = await hashPassword(ctx, await readNewPassword('NEW_PASSWORD', [userId, userName]));
  await inTransaction(ctx, async (tx) => {
    await updateUser(tx.db, userId, { password_hash: passwordHash, password_to_change: true }, true);
    await logEvent(tx, { event: 'password', userId, address: '', detail: '비밀번호 재설정 (reset-password)' });
  });
  return `${userId}의 비밀번호를 바꾸고 로그인을 모두 끝냈습니다. 다음 로그인에서 비밀번호를 바꿔야 합니다.`;
}

/** Ends all sessions of one account, or with --all of everybody. */
export async function endSessions(ctx: Ctx, [who]: string[]): Promise<string> {
  const userIds = who === '--all' ? await listSignedIn(ctx.db) : [(await requireAccount(ctx, who)).userId];
  await inTransaction(ctx, async (tx) => {
    for (const userId of userIds) {
      await endSessionsOf(tx.db, userId);
      await logEvent(tx, { event: 'session-end', userId, address: '', detail: '로그인 종료 (end-sessions)' });
    }
  });
  return `${userIds.length}개 계정의 로그인을 모두 끝냈습니다.`;
}

/** Removes the second factors of an account whose owner lost them, when nobody else has permission M (D-567). */
export async function resetFactor(ctx: Ctx, [id]: string[]): Promise<string> {
  const { userId } = await requireAccount(ctx, id);
  await inTransaction(ctx, async (tx) => {
    await removeFactors(tx, userId);
    await logEvent(tx, { event: 'factor', userId, address: '', detail: '초기화 (reset-factor)' });
  });
  return `${userId}의 2단계 인증을 모두 지우고 로그인을 끝냈습니다. 다음 로그인에서 새로 설정합니다.`;
}
