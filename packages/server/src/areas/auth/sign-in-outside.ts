import type { authCalls } from '@portal/contract/areas/auth/calls';
import { fitsLoginType } from '@portal/contract/areas/auth/login-types';
import { logRefused } from '#areas/audit/public/events.ts';
import type { Handler, OpenCtx } from '#http/handler-types.ts';
import { Refusal, refuse } from '#refuse.ts';
import { countAttempt, NOBODY } from './attempts.ts';
import { addressGroup } from './public/address-group.ts';
import { findActor } from './public/sessions.ts';
import { type BeginSecondStep, startSession } from './public/start-session.ts';
import { type Ticket, unsealTicket } from './public/tickets.ts';
import { claimTicket, deleteAttempt, findAccount, isActive } from './queries.ts';

/** The detail in the log of events for a refused ticket. */
const TICKET_DETAIL = '티켓';

/** The active account of a ticket with that login type, else undefined (D-05, D-06). */
async function admit({ db }: OpenCtx, ticket: Ticket | undefined, loginType: string) {
  if (!ticket || ticket.loginType !== loginType) return undefined;
  const account = await findAccount(db, ticket.userId);
  if (!account || !isActive(account) || !fitsLoginType(account.user_type, loginType)) return undefined;
  return { ticket, account };
}

/**
 * Signs in by a ticket of the groupware. It works once across all processes, because its id is inserted as a row (D-05).
 * It is counted like a sign-in by password. An invalid ticket counts for its address only.
 */
export const signInOutside =
  (beginSecondStep: BeginSecondStep): Handler<typeof authCalls.signInOutside> =>
  async (ctx, input) => {
    const { signIn } = ctx;
    const opened = await unsealTicket(ctx, input.UserId);
    const pair = { userId: opened?.userId ?? NOBODY, address: addressGroup(signIn.address) };
    const attemptId = await countAttempt(ctx, pair);
    const logFailure = () =>
      logRefused(ctx, { event: 'failed', userId: pair.userId, address: signIn.address, detail: TICKET_DETAIL });
    const admitted = await admit(ctx, opened, input.LoginType);
    if (!admitted) {
      await logFailure();
      refuse('LOGIN_FAILED');
    }
    const { ticket, account } = admitted;
    const current = input.KeepYn === 'Y' ? await findActor(ctx, signIn.token, signIn.address) : undefined;
    if (current && current.userId !== account.user_id) {
      await deleteAttempt(ctx.db, attemptId);
      refuse('OTHER_SIGNED_IN');
    }
    const settle = async (tx: OpenCtx) => {
      if (!(await claimTicket(tx.db, ticket))) refuse('LOGIN_FAILED');
      await deleteAttempt(tx.db, attemptId);
    };
    const startSessionOrStep = async () => {
      // A second factor that the groupware has checked is not required again (D-190).
      if (!ticket.stepped && (await beginSecondStep(ctx, account, { event: 'ticket', settle }))) refuse('SECOND_STEP');
      return startSession(ctx, account, { event: 'ticket', stepped: ticket.stepped, detail: '', settle });
    };
    return startSessionOrStep().catch(async (error: unknown) => {
      if (error instanceof Refusal && error.code !== 'SECOND_STEP') await logFailure();
      throw error;
    });
  };
