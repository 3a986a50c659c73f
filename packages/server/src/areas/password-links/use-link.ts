import type { passwordLinkCalls } from '@portal/contract/areas/password-links/calls';
import { typedCode } from '@portal/contract/areas/password-links/codes';
import { linkUseChecks } from '@portal/contract/areas/password-links/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { logEvent } from '#areas/audit/public/events.ts';
import { addressGroup } from '#areas/auth/public/address-group.ts';
import { hashPasswordFor } from '#areas/auth/public/new-password.ts';
import { hashToken } from '#areas/auth/public/sessions.ts';
import { updateUser } from '#areas/people/public/users.ts';
import { type RateLimit, takeAllowance } from '#db/rate-limits.ts';
import { rowRemoval } from '#db/removal.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { findByCode, linksBefore, takeLink } from './queries.ts';

/** Uses from one address: some at once, then one in six seconds. */
const USES: RateLimit = { burst: 20, perMinute: 10 };
const WAIT_SECONDS = 6;

/** Sets the password of the account that a code is for. The code is used up, and sessions of the account end (D-504). */
export const useLink: Handler<typeof passwordLinkCalls.use> = async (ctx, { Code, Password: password }) => {
  const { address } = ctx.signIn;
  const { granted } = await takeAllowance(ctx.db, { userId: addressGroup(address), kind: 'links' }, USES, 1);
  if (granted === 0) refuse('TOO_MANY_REQUESTS', { retryAfter: WAIT_SECONDS });
  refuseFailedCheck(firstFailure(linkUseChecks, { Code, Password: password }));
  const codeHash = hashToken(typedCode(Code));
  const person = (await findByCode(ctx.db, codeHash, ctx.now())) ?? refuse('LINK_OVER', { field: 'Code' });
  const { user_id: userId } = person;
  const words = [userId, person.user_name, person.phone, person.company_name];
  const password_hash = await hashPasswordFor(ctx, userId, { field: 'Password', password, words });
  return inTransaction(ctx, async (tx) => {
    if (!(await takeLink(tx.db, codeHash, tx.now()))) refuse('LINK_OVER', { field: 'Code' });
    await updateUser(tx.db, userId, { password_hash, password_to_change: false }, true);
    await logEvent(tx, { event: 'password', userId, address, detail: '링크로 비밀번호 설정' });
    return { userId };
  });
};

/** Links that nobody has used in time. */
export const purgeLinks = rowRemoval(({ now }) => [linksBefore(now())]);
