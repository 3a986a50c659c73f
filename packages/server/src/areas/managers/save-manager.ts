import { isNewPassword, PASSWORD_MASK } from '@portal/contract/areas/auth/passwords';
import type { managerCalls } from '@portal/contract/areas/managers/calls';
import { type ManagerValues, managerItems } from '@portal/contract/areas/managers/changes';
import { managerAddChecks, managerEditChecks } from '@portal/contract/areas/managers/forms';
import { NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import { UserType } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import { changesBetween, firstFailure } from '@portal/contract/core/forms';
import { phoneKey } from '@portal/contract/core/phone';
import { findDeletedName } from '#areas/audit/public/deleted-name.ts';
import { accountName, logAccount, logPerson } from '#areas/audit/public/log.ts';
import { hashNewPassword } from '#areas/auth/public/new-password.ts';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import { announcePasswordLink } from '#areas/notify/public/announce.ts';
import { insertUser, updateUser } from '#areas/people/public/users.ts';
import type { CallCtx } from '#context.ts';
import type { Handler, PreparedHandler } from '#http/handler-types.ts';
import { linesWithReasons, refuseBlanked, refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { refuseChoice } from '#refuse-choice.ts';
import { commentTargetOf } from './comment-target.ts';
import { refuseWithoutPasswordRight } from './public/password-right.ts';
import {
  findArea,
  findCompany,
  findManager,
  findPhoneOwner,
  listIdsOfPhone,
  lockManager,
  type ManagerRecord,
} from './queries.ts';

type EditInput = CallInput<typeof managerCalls.edit>;
type Chosen = { CompanyId: number; AreaId: number };
type StoredChoice = { company_id: number; area_id: number | null } | undefined;

/** The names of the chosen company and region. A retired one stays valid where it is stored (D-131). */
async function findChosenNames({ db }: CallCtx, chosen: Chosen, stored?: StoredChoice) {
  const company = await findCompany(db, chosen.CompanyId);
  const area = await findArea(db, chosen.AreaId);
  if (!company || !(company.active || stored?.company_id === company.id)) {
    refuseChoice('CompanyId', company?.name ?? (await findDeletedName(db, '협력업체', chosen.CompanyId)));
  }
  if (!area || !(area.active || stored?.area_id === area.id)) {
    refuseChoice('AreaId', area?.name ?? (await findDeletedName(db, NAME_LISTS.area, chosen.AreaId)));
  }
  return { companyName: company.name, areaName: area.name };
}

/** Refuses the phone number of another manager. */
async function refuseTakenPhone({ db }: CallCtx, digits: string, ownId?: string): Promise<void> {
  const owner = await findPhoneOwner(db, digits);
  if (owner && owner.user_id !== ownId) refuse('DUPLICATE_PHONE', { field: 'UserPhone' });
}

/** A new user id: the digits of the phone number, with the first free suffix if that id exists (D-100). */
async function newUserId({ db }: CallCtx, digits: string): Promise<string> {
  const taken = new Set(await listIdsOfPhone(db, digits));
  if (!taken.has(digits)) return digits;
  let suffix = 2;
  while (taken.has(`${digits}-${suffix}`)) suffix += 1;
  return `${digits}-${suffix}`;
}

/** The columns of the form's fields. */
const columnsOf = (input: CallInput<typeof managerCalls.register>) => ({
  user_name: input.UserName,
  company_id: input.CompanyId,
  position: input.UserPosition,
  phone: phoneKey(input.UserPhone),
  area_id: input.AreaId,
  special_memo: input.SpecialMemo,
});

/** Registers a manager without a password. Staff set the first one on the edit screen (D-100). */
export const registerManager: Handler<typeof managerCalls.register> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(managerAddChecks, input));
  await findChosenNames(ctx, input);
  const phone = phoneKey(input.UserPhone);
  await refuseTakenPhone(ctx, phone);
  const userId = await newUserId(ctx, phone);
  await insertUser(ctx.db, {
    user_id: userId,
    user_type: 'C',
    ...columnsOf(input),
    password_hash: null,
    created_by: ctx.actor.userId,
    created_at: ctx.now(),
  });
  await logPerson(ctx, { user_id: userId, user_name: input.UserName, user_type: UserType.Partner }, '등록');
  return { userId };
};

/** The stored values, as the form compares them. */
const storedValues = (manager: ManagerRecord): ManagerValues => ({
  CompanyId: manager.company_id,
  companyName: manager.company_name,
  UserName: manager.user_name,
  UserPosition: manager.position,
  UserPhone: manager.phone,
  AreaId: manager.area_id ?? 0,
  areaName: manager.area_name ?? '',
  UserPw: PASSWORD_MASK,
  SpecialMemo: manager.special_memo,
});

/** Updates the manager. A new password or another company ends their sessions. */
async function writeManager(
  ctx: CallCtx,
  manager: ManagerRecord,
  input: EditInput,
  password_hash: string | undefined,
): Promise<void> {
  const setsPassword = password_hash !== undefined;
  const columns = {
    ...columnsOf(input),
    ...(setsPassword ? { password_hash, password_to_change: true } : {}),
  };
  if (setsPassword) {
    await logAccount(ctx, 'password', { person: accountName(manager), action: '비밀번호 설정' });
    await announcePasswordLink(ctx, manager.company_id);
  }
  await updateUser(ctx.db, manager.user_id, columns, setsPassword || input.CompanyId !== manager.company_id);
}

/** The manager that `find` returns, and the chosen names. Refuses a form that fails its checks. */
async function admitEdit(ctx: CallCtx, input: EditInput, find: typeof findManager) {
  const manager = (await find(ctx.db, input.UserId)) ?? refuse('NOT_FOUND');
  refuseBlanked(manager);
  if (isNewPassword(input.UserPw)) await refuseWithoutPasswordRight(ctx);
  refuseFailedCheck(firstFailure(managerEditChecks, input));
  return { manager, names: await findChosenNames(ctx, input, manager) };
}

async function saveManager(ctx: CallCtx, input: EditInput, password_hash: string | undefined): Promise<void> {
  const { manager, names } = await admitEdit(ctx, input, lockManager);
  refuseStale(input.Version, manager);
  await refuseTakenPhone(ctx, phoneKey(input.UserPhone), manager.user_id);
  const changes = changesBetween(managerItems, storedValues(manager), { ...input, ...names });
  if (changes.length === 0) return;
  const lines = linesWithReasons(changes, { field: 'ManagerChangeReasons', reasons: input.ManagerChangeReasons });
  await writeManager(ctx, manager, input, password_hash);
  await writeHistory(ctx, commentTargetOf(ctx.db, { ...manager, user_name: input.UserName }), lines);
  await logPerson(
    ctx,
    manager,
    '수정',
    changes.map(({ itemName }) => itemName),
  );
}

/** Saves an edit and its history, with one reason per changed item (MGR-45, section 20). Without changes nothing is written. */
export const editManager: PreparedHandler<typeof managerCalls.edit> = {
  prepare: async (ctx, input) => {
    if (!isNewPassword(input.UserPw)) return (tx) => saveManager(tx, input, undefined);
    const { manager, names } = await admitEdit(ctx, input, findManager);
    const words = [manager.user_id, input.UserName, names.companyName, phoneKey(input.UserPhone)];
    const password_hash = await hashNewPassword(ctx, { field: 'UserPw', password: input.UserPw, words });
    return (tx) => saveManager(tx, input, password_hash);
  },
};
