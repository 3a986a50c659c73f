import { randomBytes } from 'node:crypto';
import { lockedFields } from '@portal/contract/areas/employees/account-guard';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import type { MadeLink, passwordLinkCalls } from '@portal/contract/areas/password-links/calls';
import { CODE_LENGTH, CODE_SIGNS, LINK_DAYS, shownCode } from '@portal/contract/areas/password-links/codes';
import { linkReasonChecks } from '@portal/contract/areas/password-links/forms';
import { UserType } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import { DAY_MS, seoulTime } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { accountName, logAccount, logPerson } from '#areas/audit/public/log.ts';
import { hashToken } from '#areas/auth/public/sessions.ts';
import { accountTarget } from '#areas/comments/public/target.ts';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import { mailPasswordLink } from '#areas/mail/public/mail-password-link.ts';
import { refuseWithoutPasswordRight } from '#areas/managers/public/password-right.ts';
import { refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import { announcePasswordLink } from '#areas/notify/public/announce.ts';
import { findAccountGuard, lockRights } from '#areas/people/public/account-rights.ts';
import { type Account, findAccount } from '#areas/people/public/find-account.ts';
import { updateUser } from '#areas/people/public/users.ts';
import type { CallCtx } from '#context.ts';
import type { PreparedHandler } from '#http/handler-types.ts';
import { refuseBlanked } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { saveLink } from './queries.ts';

type Input = CallInput<typeof passwordLinkCalls.add>;

const ACTION = '비밀번호 링크 발급';

const makeCode = (): string =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_SIGNS.charAt(byte % CODE_SIGNS.length)).join('');

/** Refuses who may not set the password of an employee (D-113, D-196, D-197). */
async function refuseForEmployee(ctx: CallCtx, person: Account): Promise<void> {
  await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
  if (person.company_id !== ctx.actor.companyId) refuse('NOT_FOUND');
  if (person.user_id === ctx.actor.userId) refuse('FORBIDDEN', { field: 'UserId', message: 'employee.password.own' });
  const accountGuard = await findAccountGuard(ctx, [person]);
  const locked = lockedFields(ctx.actor, { userId: person.user_id, accountGuard });
  if (locked.includes('UserPw') && accountGuard !== '') refuse(accountGuard, { field: 'UserId' });
}

/** The account that the caller may give a link. */
async function admit(ctx: CallCtx, { UserId, Reason }: Input): Promise<Account> {
  const person = (await findAccount(ctx.db, UserId)) ?? refuse('NOT_FOUND');
  if (person.user_type === UserType.Staff) await refuseForEmployee(ctx, person);
  else await refuseWithoutPasswordRight(ctx);
  refuseBlanked(person);
  if (person.employment === 'R') refuse('BAD_STATE');
  if (person.password_hash !== null) refuseFailedCheck(firstFailure(linkReasonChecks, { Reason }));
  return person;
}

type Made = { codeHash: Buffer; expires_at: Date };

/** Stores the link. The present password and all sessions of the account end, and what happened is noted and told. */
async function storeLink(callerCtx: CallCtx, input: Input, { codeHash, expires_at }: Made): Promise<void> {
  const ctx = await lockRights(callerCtx);
  const person = await admit(ctx, input);
  await saveLink(ctx.db, { user_id: person.user_id, code_hash: codeHash, expires_at, created_by: ctx.actor.userId });
  await updateUser(ctx.db, person.user_id, { password_hash: null, password_to_change: false }, true);
  const reason = input.Reason.trim();
  const line = { itemName: '비밀번호', originValue: '', newValue: '링크 발급', changeReason: reason };
  await writeHistory(ctx, accountTarget(person), [line]);
  await logPerson(ctx, person, ACTION, reason === '' ? [] : [reason]);
  await logAccount(ctx, 'password', { person: accountName(person), action: ACTION });
  if (person.user_type === UserType.Partner) await announcePasswordLink(ctx, person.company_id);
}

/**
 * Makes a link with which a person sets their own password, once and within three days. It goes by mail where the person
 * has an address. Otherwise the caller gets its code once, to hand it over (D-504).
 */
export const addLink: PreparedHandler<typeof passwordLinkCalls.add> = {
  prepare: async (ctx, input) => {
    const person = await admit(ctx, input);
    const code = makeCode();
    const expires_at = new Date(ctx.now().getTime() + LINK_DAYS * DAY_MS);
    const mail = await mailPasswordLink(ctx, person.user_id, { code, expires: seoulTime(expires_at).slice(0, 16) });
    const made: MadeLink = {
      way: mail === '' ? 'code' : 'mail',
      mail,
      code: mail === '' ? shownCode(code) : '',
      expiresDtm: seoulTime(expires_at),
    };
    return async (tx) => {
      await storeLink(tx, input, { codeHash: hashToken(code), expires_at });
      return made;
    };
  },
};
