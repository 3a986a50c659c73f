import type { RefusalCode } from '@portal/contract/messages';
import { confirm } from '#lib/confirm.ts';
import { givenUp } from '#lib/failures.ts';
import { makeKey } from '#lib/make-key.ts';
import { Refusal } from '#lib/refusal.ts';

const PERMISSION_CHANGES: RefusalCode = 'PERMISSION_CHANGES';

/**
 * Sends a change; where people get another permission letter by it, asks and sends it again as agreed to (D-196). Throws
 * what `write` throws, and an AbortError when the user declines.
 */
export async function sendAgreed<Request extends object, Answer>(
  request: Request,
  write: (request: Request & { PermissionChangeYn?: 'Y' }, idempotencyKey: string) => Promise<Answer>,
  idempotencyKey: string,
): Promise<Answer> {
  try {
    return await write(request, idempotencyKey);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== PERMISSION_CHANGES) throw error;
    const question = { title: '권한 변경', button: '변경', question: 'employee.permission.confirm' } as const;
    if (!(await confirm(question, { refusal: error.message }))) throw givenUp();
    return write({ ...request, PermissionChangeYn: 'Y' }, makeKey());
  }
}
