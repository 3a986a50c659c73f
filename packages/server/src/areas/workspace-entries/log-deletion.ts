import { logChange } from '#areas/audit/public/log.ts';
import type { CallCtx } from '#context.ts';

type Deleted = { kind: '보고 글' | '보고 댓글'; id: number; authorId: string | null; roomName: string };

/** Logs that the caller deleted what another user wrote (D-521). Users who delete their own words leave no line. */
export async function logOthersDeletion(ctx: CallCtx, { kind, id, authorId, roomName }: Deleted): Promise<void> {
  if (authorId === ctx.actor.userId) return;
  const detail = `작성자: ${authorId ?? '없음'}`;
  await logChange(ctx, { subject: kind, key: id, name: roomName, action: '삭제', detail });
}
