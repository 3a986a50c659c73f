import type { authCalls } from '@portal/contract/areas/auth/calls';
import { fitsLoginType } from '@portal/contract/areas/auth/login-types';
import type { Handler, OpenCtx } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { addressGroup, countAttempt, NOBODY } from './attempts.ts';
import { findActor } from './public/sessions.ts';
import { openTicket, type Ticket } from './public/tickets.ts';
import { claimTicket, deleteAttempt, findAccount, isActive, rememberAddress } from './queries.ts';
import { startSession } from './start-session.ts';

/** The account that a ticket lets in as that login type; everything else is the same refusal (D-05, D-06). */
async function admit({ db }: OpenCtx, ticket: Ticket | undefined, loginType: string) {
  if (!ticket || ticket.loginType !== loginType) refuse('LOGIN_FAILED');
  const account = await findAccount(db, ticket.userId);
  if (!account || !isActive(account) || !fitsLoginType(account.user_type, loginType)) refuse('LOGIN_FAILED');
  return { ticket, account };
}

/**
 * Signs in by a ticket of the groupware, which works once: the row of its number decides, in whatever process (D-05).
 * Counted like a sign-in by password; a ticket that does not open counts for its address alone.
 */
export const signInOutside: Handler<typeof authCalls.signInOutside> = async (ctx, input) => {
  const { door } = ctx;
  const opened = await openTicket(ctx, input.UserId);
  const pair = { userId: opened?.userId ?? NOBODY, address: addressGroup(door.address) };
  const attempt = await countAttempt(ctx, pair);
  const { ticket, account } = await admit(ctx, opened, input.LoginType);
  const present = input.KeepYn === 'Y' ? await findActor(ctx, door.token) : undefined;
  if (present && present.userId !== account.user_id) {
    await deleteAttempt(ctx.db, attempt);
    refuse('OTHER_SIGNED_IN');
  }
  return startSession(ctx, account, async ({ db }) => {
    if (!(await claimTicket(db, ticket))) refuse('LOGIN_FAILED');
    await deleteAttempt(db, attempt);
    await rememberAddress(db, pair, ctx.now());
  });
};
