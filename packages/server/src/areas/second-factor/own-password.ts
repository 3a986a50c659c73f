import { ownPasswordChecks } from '@portal/contract/areas/second-factor/forms';
import { firstFailure } from '@portal/contract/core/forms';
import type { CallCtx } from '../../context.ts';
import { refuse, refuseFailed } from '../../refuse.ts';
import { takeTurns } from '../../turns.ts';
import { fitsPassword } from '../auth/public/password.ts';
import { findPerson } from './queries/people.ts';
import { countTry, forgetTries } from './tries.ts';

/** Looking at a password takes a core: one of each user at a time. */
const inTurn = takeTurns({ atOnce: 2, waiting: 100, ofKey: 5 });

/** Refuses whoever does not give the password of the account: an open session alone changes no second factor. */
export async function checkOwnPassword(ctx: CallCtx, input: { CurrentPassword: string }): Promise<void> {
  refuseFailed(firstFailure(ownPasswordChecks, input));
  const { userId } = ctx.actor;
  const trier = { userId, kind: 'password', address: ctx.from.address } as const;
  await countTry(ctx, trier);
  const person = await findPerson(ctx.db, userId);
  const fits = await inTurn(userId, () => fitsPassword(input.CurrentPassword, person?.password_hash));
  if (!fits) refuse('WRONG_PASSWORD', { field: 'CurrentPassword' });
  await forgetTries(ctx, trier);
}
