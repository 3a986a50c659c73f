import type { secondFactorCalls } from '@portal/contract/areas/second-factor/calls';
import { resetChecks } from '@portal/contract/areas/second-factor/forms';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { logEvent } from '#areas/audit/public/events.ts';
import { logChange, personName } from '#areas/audit/public/log.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { readFactors } from './factors.ts';
import { removeFactors } from './public/remove-factors.ts';
import { findPerson } from './queries/people.ts';

type Calls = typeof secondFactorCalls;

/** The second factors of a user, for callers who may reset them. */
export const readOf: Handler<Calls['readOf']> = async ({ db }, { UserId }) => {
  if (!(await findPerson(db, UserId))) refuse('NOT_FOUND');
  const { totp, passkeys, recoveryLeft } = await readFactors(db, UserId);
  return { totpYn: toYesNo(totp !== undefined), passkeyCnt: passkeys.length, recoveryLeft };
};

/**
 * Removes all factors of a user who lost them, and ends their sessions (D-194). Callers cannot reset their own factors:
 * their account page, which requires the password, removes them.
 */
export const reset: Handler<Calls['reset']> = async (ctx, { UserId, Reason }) => {
  const { db, actor } = ctx;
  const person = (await findPerson(db, UserId)) ?? refuse('NOT_FOUND');
  if (person.user_id === actor.userId) refuse('FORBIDDEN', { field: 'Reason' });
  refuseFailedCheck(firstFailure(resetChecks, { Reason }));
  await removeFactors(ctx, UserId);
  const detail = `초기화 (${actor.userId}): ${Reason.trim()}`;
  await logEvent(ctx, { event: 'factor', userId: UserId, address: ctx.from.address, detail });
  const change = {
    subject: '2단계 인증',
    key: UserId,
    name: personName({ id: UserId, name: person.user_name }),
    action: '초기화',
  };
  await logChange(ctx, { ...change, detail: Reason.trim() });
};
