import { Board } from '@portal/contract/areas/comments/boards';
import type { managerCalls } from '@portal/contract/areas/managers/calls';
import { isPartner } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import { hasMobileLast, hasMobileMiddle, phoneKey, withHyphens } from '@portal/contract/core/phone';
import { removeAlarms } from '#areas/alarms/public/alarms.ts';
import { accountName, logAccount, logPerson, reasonText } from '#areas/audit/public/log.ts';
import { logListReading, logReading } from '#areas/audit/public/readings.ts';
import { findSignIns } from '#areas/auth/public/last-sign-ins.ts';
import { countAwards } from '#areas/outsourced-projects/public/awards.ts';
import { updateUser } from '#areas/people/public/users.ts';
import type { CallCtx } from '#context.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { findNames } from '#lists/display-names.ts';
import { numberRows } from '#lists/page.ts';
import { refuseBlanked } from '#records/edits.ts';
import { refuse } from '#refuse.ts';
import {
  countManagers,
  findManager,
  findPhoneOwner,
  lockManager,
  type ManagerFilter,
  pageManagers,
} from './queries.ts';
import { editManager, registerManager } from './save-manager.ts';
import { viewManager, viewRow } from './view.ts';

type Calls = typeof managerCalls;

const KEYWORDS = { userName: 'user_name', userPhone: 'phone', '': null } as const;
const DELETED = { A: null, Y: true, N: false } as const;

/** The companies and the keyword of a request. Contractors see only their own company. */
function searchOf({ actor }: CallCtx, input: Pick<CallInput<Calls['list']>, 'CompanyId' | 'SearchType' | 'SearchKey'>) {
  const column = KEYWORDS[input.SearchType];
  const text = input.SearchKey.trim();
  return {
    companyId: isPartner(actor) ? actor.companyId : input.CompanyId || null,
    keyword: column === null || text === '' ? null : { column, text },
  };
}

/** The number of deleted managers and of the others (D-274). */
const countByStatus: Handler<Calls['countByStatus']> = (ctx, input) => countManagers(ctx.db, searchOf(ctx, input));

/** Reads a page of managers, for contractors only of their own company, with the awards of each (D-102). */
export const readList: Handler<Calls['list']> = async (ctx, input) => {
  const { db, actor } = ctx;
  const own = isPartner(actor);
  const filter: ManagerFilter = {
    ...searchOf(ctx, input),
    deleted: DELETED[input.SearchActiveStatus || (own ? 'N' : 'A')],
    oldestFirst: input.OrderType === 'createdDtm_asc',
  };
  const page = await pageManagers(db, input, filter);
  const { rows } = page;
  const ids = rows.map(({ user_id }) => user_id);
  const [names, awardsOf, signInOf] = await Promise.all([
    findNames(db, {
      areas: rows.flatMap(({ area_id }) => area_id ?? []),
      companies: rows.map(({ company_id }) => company_id),
      users: [],
    }),
    countAwards(db, ids),
    findSignIns(db, own ? [] : ids),
  ]);
  return numberRows(input, page, (row, no) =>
    viewRow(row, names, { no, ...awardsOf(row.user_id), lastLoginDtm: signInOf(row.user_id) }),
  );
};

/** A page of managers; the reading is logged. */
const list: Handler<Calls['list']> = async (ctx, input) => {
  const page = await readList(ctx, input);
  await logListReading(ctx, 'manager-list', page.rows.length);
  return page;
};

/** Whether a manager has the phone number, deleted ones included. An incomplete number is free (D-103). */
const checkPhone: Handler<Calls['checkPhone']> = async ({ db }, { userPhone }) => {
  if (!hasMobileMiddle(userPhone) || !hasMobileLast(userPhone)) return { data: [] };
  const digits = phoneKey(userPhone);
  return { data: (await findPhoneOwner(db, digits)) ? [{ userPhone: withHyphens(digits) }] : [] };
};

/** The record of a manager. The reading is logged. */
const read: Handler<Calls['read']> = async (ctx, { UserId }) => {
  const manager = (await findManager(ctx.db, UserId)) ?? refuse('NOT_FOUND');
  const [awardsOf, signInOf] = await Promise.all([
    countAwards(ctx.db, [manager.user_id]),
    findSignIns(ctx.db, [manager.user_id]),
    logReading(ctx, { task: 'manager', subject: { id: manager.user_id, name: manager.user_name } }),
  ]);
  return viewManager(manager, {
    ...awardsOf(manager.user_id),
    lastLoginDtm: signInOf(manager.user_id),
  });
};

/** Deletes a manager and ends their sessions, or restores them. Repeating it changes nothing (D-101). */
async function setDeleted(
  ctx: CallCtx,
  { UserId: userId, DeleteReason }: { UserId: string; DeleteReason: string },
  deleted: boolean,
): Promise<void> {
  const manager = (await lockManager(ctx.db, userId)) ?? refuse('NOT_FOUND');
  if ((manager.deleted_at !== null) === deleted) return;
  refuseBlanked(manager);
  const deletedAt = deleted ? ctx.now() : null;
  await updateUser(ctx.db, manager.user_id, { deleted_at: deletedAt, left_at: deletedAt }, true);
  const action = deleted ? '삭제' : '삭제 취소';
  await logAccount(ctx, 'account', { person: accountName(manager), action });
  await logPerson(ctx, manager, action, [reasonText(DeleteReason)]);
  if (deleted) await removeAlarms(ctx.db, Board.Manager, manager.user_id);
}

/** Handlers of the calls about managers. */
export const managerRoutes: Routes<Calls> = {
  list,
  countByStatus,
  checkPhone,
  register: registerManager,
  read,
  edit: editManager,
  remove: (ctx, input) => setDeleted(ctx, input, true),
  restore: (ctx, input) => setDeleted(ctx, input, false),
};
