import type { accountCalls } from '@portal/contract/areas/account/calls';
import { accountChecks } from '@portal/contract/areas/account/forms';
import { isNewPassword } from '@portal/contract/areas/auth/passwords';
import { isPartner } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { withHyphens } from '@portal/contract/core/phone';
import { hashNewPassword } from '#areas/auth/public/new-password.ts';
import { type CheckedPassword, checkOwnPassword, refuseChangedPassword } from '#areas/auth/public/own-password.ts';
import { endOtherSessions, endSession, hashToken, keepSession, listSessions } from '#areas/auth/public/sessions.ts';
import { mintHandOffToken } from '#areas/auth/public/tickets.ts';
import { viewUser } from '#areas/auth/public/view-user.ts';
import { findOutsideSystem } from '#areas/menu/public/outside-system.ts';
import { updateUser } from '#areas/people/public/users.ts';
import { forgetDevice, forgetOtherDevices } from '#areas/push/public/forget-devices.ts';
import type { CallCtx } from '#context.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { noteOwn, ownParts } from './note-own.ts';
import { findPhoneAndPosition } from './queries.ts';

type Calls = typeof accountCalls;

/** A hand-off token for the outside system that the menu opens. '' when the menu has none (D-15). */
const handOffTokenFor = async (ctx: CallCtx, topMenuId: number): Promise<string> =>
  topMenuId === 0 ? '' : mintHandOffToken(ctx, ctx.actor.userId, await findOutsideSystem(ctx, topMenuId));

/** The caller's own name, type, mode authority, telephone and position (SHELL-31, D-148, ME-06). */
const readMine: Handler<Calls['readMine']> = async (ctx, input) => {
  const { user } = viewUser(ctx.actor);
  const own = await findPhoneAndPosition(ctx.db, ctx.actor.userId);
  // Until the password is changed, no token for an outside system is made either.
  const EncryptUserId = await handOffTokenFor(ctx, ctx.actor.passwordToChange ? 0 : input.TopMenuId);
  return { user: { ...user, EncryptUserId, UserPhone: withHyphens(own?.phone ?? ''), Position: own?.position ?? '' } };
};

type OwnInput = CallInput<Calls['editStaff']>;

/** The results of the password work, which runs before the transaction. */
type PasswordWork = { checked: CheckedPassword | undefined; password_hash: string | undefined };

/** Saves the caller's own record. A new password ends their other sessions. */
async function saveOwn(tx: CallCtx, input: OwnInput, { checked, password_hash }: PasswordWork): Promise<void> {
  const { db, actor, from } = tx;
  if (checked) await refuseChangedPassword(tx, checked);
  const setsPassword = password_hash !== undefined;
  const columns = {
    user_name: input.AdminName.trim(),
    // Contractors set their own position. The position of staff is set in the employee record (D-139).
    ...(isPartner(actor) ? { position: input.Position } : {}),
    ...(setsPassword ? { password_hash, password_to_change: false } : {}),
  };
  const { user_name: name, position } = columns;
  const parts = await ownParts(tx, { name, setsPassword, ...(position === undefined ? {} : { position }) });
  await updateUser(db, actor.userId, columns, setsPassword);
  await noteOwn(tx, parts, setsPassword);
  if (setsPassword) await keepSession(db, from.token);
}

/** Edits the caller's own record. A new password requires the current one, which must be right when sent (ME-04). */
const editOwn = {
  prepare: async (ctx: CallCtx, input: OwnInput) => {
    const { userId, companyName } = ctx.actor;
    refuseFailedCheck(firstFailure(accountChecks, input));
    const checked = input.CurrentPassword === '' ? undefined : await checkOwnPassword(ctx, input);
    const words = [userId, companyName, input.AdminName];
    const password_hash = isNewPassword(input.Password)
      ? await hashNewPassword(ctx, { field: 'Password', password: input.Password, words })
      : undefined;
    return (tx: CallCtx) => saveOwn(tx, input, { checked, password_hash });
  },
};

/** Ends every session of the caller except the one that sent the request, with their devices. */
const endOtherOwnSessions: Handler<Calls['endOtherSessions']> = async (ctx) => {
  const { db, actor, from } = ctx;
  await endOtherSessions(ctx);
  if (from.token !== undefined) await forgetOtherDevices(db, actor.userId, hashToken(from.token));
};

/** The live sessions of the caller. */
const listOwnSessions: Handler<Calls['listSessions']> = async (ctx) =>
  (await listSessions(ctx, ctx.actor.userId, ctx.from.token)).map((session) => ({
    sessionId: session.id,
    device: session.device,
    address: session.address,
    createdDtm: seoulTime(session.created_at),
    lastSeenDtm: seoulTime(session.last_seen_at),
    currentYn: toYesNo(session.current),
  }));

/** Ends one session of the caller, with its device. NOT_FOUND for a session of another user. */
const endOwnSession: Handler<Calls['endSession']> = async (ctx, { SessionId }) => {
  await forgetDevice(ctx.db, (await endSession(ctx, SessionId)) ?? refuse('NOT_FOUND'));
};

/** Handlers of the caller's own account and sessions. */
export const accountRoutes: Routes<Calls> = {
  readMine,
  editPartner: editOwn,
  editStaff: editOwn,
  listSessions: listOwnSessions,
  endSession: endOwnSession,
  endOtherSessions: endOtherOwnSessions,
};
