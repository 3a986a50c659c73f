import type { authCalls } from '@portal/contract/areas/auth/calls';
import { fitsLoginType } from '@portal/contract/areas/auth/login-types';
import { logRefused } from '#areas/audit/public/events.ts';
import type { Handler, OpenCtx } from '#http/handlers.ts';
import { Refusal, refuse } from '#refuse.ts';
import { addressGroup, countAttempt, NOBODY } from './attempts.ts';
import { findActor } from './public/sessions.ts';
import { type AskSecondStep, startSession } from './public/start-session.ts';
import { openTicket, type Ticket } from './public/tickets.ts';
import { claimTicket, deleteAttempt, findAccount, isActive } from './queries.ts';

/** What the log of events says of a ticket that was refused. */
const TICKET = '티켓';

/** The account that a ticket lets in as that login type; undefined for everything else (D-05, D-06). */
async function admit({ db }: OpenCtx, ticket: Ticket | undefined, loginType: string) {
  if (!ticket || ticket.loginType !== loginType) return undefined;
  const account = await findAccount(db, ticket.userId);
  if (!account || !isActive(account) || !fitsLoginType(account.user_type, loginType)) return undefined;
  return { ticket, account };
}

/**
 * Signs in by a ticket of the groupware, which works once: the row of its number decides, in whatever process (D-05).
 * Counted like a sign-in by password; a ticket that does not open counts for its address alone.
 */
export const signInOutside =
  (askSecondStep: AskSecondStep): Handler<typeof authCalls.signInOutside> =>
  async (ctx, input) => {
    const { signIn } = ctx;
    const opened = await openTicket(ctx, input.UserId);
    const pair = { userId: opened?.userId ?? NOBODY, address: addressGroup(signIn.address) };
    const attempt = await countAttempt(ctx, pair);
    const noteFailure = () =>
      logRefused(ctx, { event: 'failed', userId: pair.userId, address: signIn.address, detail: TICKET });
    const admitted = await admit(ctx, opened, input.LoginType);
    if (!admitted) {
      await noteFailure();
      refuse('LOGIN_FAILED');
    }
    const { ticket, account } = admitted;
    const present = input.KeepYn === 'Y' ? await findActor(ctx, signIn.token, signIn.address) : undefined;
    if (present && present.userId !== account.user_id) {
      await deleteAttempt(ctx.db, attempt);
      refuse('OTHER_SIGNED_IN');
    }
    const settle = async (tx: OpenCtx) => {
      if (!(await claimTicket(tx.db, ticket))) refuse('LOGIN_FAILED');
      await deleteAttempt(tx.db, attempt);
    };
    const enter = async () => {
      // What the groupware has asked for already is not asked again (D-190).
      if (!ticket.stepped && (await askSecondStep(ctx, account, { event: 'ticket', settle }))) refuse('SECOND_STEP');
      return startSession(ctx, account, { event: 'ticket', stepped: ticket.stepped, detail: '', settle });
    };
    return enter().catch(async (error: unknown) => {
      if (error instanceof Refusal && error.code !== 'SECOND_STEP') await noteFailure();
      throw error;
    });
  };
