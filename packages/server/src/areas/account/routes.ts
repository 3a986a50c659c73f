import type { accountCalls } from '@portal/contract/areas/account/calls';
import { accountChecks } from '@portal/contract/areas/account/forms';
import { isNewPassword } from '@portal/contract/areas/auth/passwords';
import { isPartner } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { withHyphens } from '@portal/contract/core/phone';
import type { CallCtx } from '../../context.ts';
import type { Handler, Routes } from '../../http/handlers.ts';
import { refuse, refuseFailed } from '../../refuse.ts';
import { takeTurns } from '../../turns.ts';
import { hashNewPassword } from '../auth/public/new-password.ts';
import { fitsPassword } from '../auth/public/password.ts';
import { endOtherSessions, endSession, keepSession, listSessions } from '../auth/public/sessions.ts';
import { mintHandOff } from '../auth/public/tickets.ts';
import { viewUser } from '../auth/public/view-user.ts';
import { findOutsideSystem } from '../menu/public/outside-system.ts';
import { updateUser } from '../people/public/users.ts';
import { hasSecondFactor } from '../second-factor/public/has-factor.ts';
import { findOwn, holdPassword } from './queries.ts';

type Calls = typeof accountCalls;

/** Looking at a password takes a core: one of each user at a time. */
const inTurn = takeTurns({ atOnce: 2, waiting: 100, ofKey: 5 });

/** A token for the outside system of the menu that the caller is about to open; '' for none (D-15). */
const handOffFor = async (ctx: CallCtx, topMenuId: number): Promise<string> =>
  topMenuId === 0 ? '' : mintHandOff(ctx, ctx.actor.userId, await findOutsideSystem(ctx, topMenuId));

/** The caller's own name, type, mode authority, telephone and position (SHELL-31, D-148, ME-06). */
const readMine: Handler<Calls['readMine']> = async (ctx, input) => {
  const { user } = viewUser(ctx.actor);
  const own = await findOwn(ctx.db, ctx.actor.userId);
  // Outside systems too are closed until the password is changed.
  const EncryptUserId = await handOffFor(ctx, ctx.actor.passwordToChange ? 0 : input.TopMenuId);
  return { user: { ...user, EncryptUserId, UserPhone: withHyphens(own?.phone ?? ''), Position: own?.position ?? '' } };
};

/** Saves the caller's own record. A new password ends his other sessions; a wrong present one changes nothing (ME-04). */
async function editOwn(ctx: CallCtx, input: CallInput<Calls['editStaff']>): Promise<void> {
  const { db, actor, from } = ctx;
  refuseFailed(firstFailure(accountChecks, input));
  const stored = await holdPassword(db, actor.userId);
  const fits =
    input.CurrentPassword === '' || (await inTurn(actor.userId, () => fitsPassword(input.CurrentPassword, stored)));
  const isNew = isNewPassword(input.Password);
  // Where a second factor guards the account, an open session alone does not take it over (D-191).
  const isGiven =
    input.CurrentPassword !== '' || !isNew || !(actor.passwordToChange || (await hasSecondFactor(db, actor.userId)));
  if (!fits || !isGiven) refuse('WRONG_PASSWORD', { field: 'CurrentPassword' });
  const columns = {
    user_name: input.AdminName.trim(),
    // Position is the partner's own to say; of staff it is the personnel's (D-139).
    ...(isPartner(actor) ? { position: input.Position } : {}),
    ...(isNew
      ? {
          password_hash: await hashNewPassword('Password', input.Password, [
            actor.userId,
            actor.companyName,
            input.AdminName,
          ]),
          password_to_change: false,
        }
      : {}),
  };
  await updateUser(db, actor.userId, columns, isNew);
  if (isNew) await keepSession(db, from.token);
}

/** Ends every session of the caller's own but this one. */
const endOtherOwnSessions: Handler<Calls['endOtherSessions']> = (ctx) => endOtherSessions(ctx);

const listOwnSessions: Handler<Calls['listSessions']> = async (ctx) =>
  (await listSessions(ctx, ctx.actor.userId, ctx.from.token)).map((session) => ({
    sessionId: session.id,
    device: session.device,
    address: session.address,
    createdDtm: seoulTime(session.created_at),
    lastSeenDtm: seoulTime(session.last_seen_at),
    currentYn: toYesNo(session.current),
  }));

/** Ends one session of the caller's own; of nobody else. */
const endOwnSession: Handler<Calls['endSession']> = async (ctx, { SessionId }) => {
  if (!(await endSession(ctx, SessionId))) refuse('NOT_FOUND');
};

export const accountRoutes: Routes<Calls> = {
  readMine,
  editPartner: editOwn,
  editStaff: editOwn,
  listSessions: listOwnSessions,
  endSession: endOwnSession,
  endOtherSessions: endOtherOwnSessions,
};
