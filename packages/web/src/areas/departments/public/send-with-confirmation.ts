import type { RefusalCode } from '@portal/contract/messages';
import { confirm } from '#lib/confirm.ts';
import { cancelledError } from '#lib/failures.ts';
import { makeKey } from '#lib/make-key.ts';
import { Refusal } from '#lib/refusal.ts';

const PERMISSION_CHANGES: RefusalCode = 'PERMISSION_CHANGES';

/**
 * Sends a change. When it changes the permission letter of users, asks for confirmation and sends it again as confirmed
 * (D-196). Throws what `send` throws, and an AbortError when the user declines.
 */
export async function sendWithConfirmation<Request extends object, Answer>(
  request: Request,
  send: (request: Request & { PermissionChangeYn?: 'Y' }, idempotencyKey: string) => Promise<Answer>,
  idempotencyKey: string,
): Promise<Answer> {
  try {
    return await send(request, idempotencyKey);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== PERMISSION_CHANGES) throw error;
    const question = { title: '권한 변경', button: '변경', question: 'employee.permission.confirm' } as const;
    if (!(await confirm(question, { refusal: error.message }))) throw cancelledError();
    return send({ ...request, PermissionChangeYn: 'Y' }, makeKey());
  }
}
