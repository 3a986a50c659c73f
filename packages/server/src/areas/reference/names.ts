import type { referenceCalls } from '@portal/contract/areas/reference/calls';
import { nameChecks } from '@portal/contract/areas/reference/forms';
import { NAME_LISTS, type NameList } from '@portal/contract/areas/reference/kinds';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { nameKey } from '@portal/contract/core/search-key';
import { logChange } from '#areas/audit/public/log.ts';
import { renamePosition } from '#areas/people/public/users.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { orderedNames } from './order.ts';
import {
  deleteEntry,
  insertEntry,
  isPositionInUse,
  listEntries,
  lockList,
  type NameEntry,
  orderEntries,
  updateEntry,
} from './queries/names.ts';
import { refuseReferenced, retire } from './retire.ts';

type Calls = typeof referenceCalls;

/** Lists the entries of one kind: areas, check items, categories, positions or banks (D-133). */
export const listNames: Handler<Calls['listNames']> = async ({ db }, { Kind }) =>
  (await listEntries(db, Kind)).map(({ id, name, active, version }) => ({
    id,
    name,
    activeYN: toYesNo(active),
    version,
  }));

type Named = { Kind: NameList; Id: number; Version?: number | undefined };

/** The entry that a call changes, as the caller has seen it. Its list holds until the transaction ends. */
async function entryOf({ db }: CallCtx, { Kind, Id, Version }: Named): Promise<NameEntry> {
  await lockList(db, Kind);
  const entry = (await listEntries(db, Kind)).find(({ id }) => id === Id) ?? refuse('NOT_FOUND');
  refuseStale(Version, entry);
  return entry;
}

async function refuseTaken({ db }: CallCtx, list: NameList, name: string, ownId?: number): Promise<void> {
  await lockList(db, list);
  const taken = (await listEntries(db, list)).some(
    (entry) => nameKey(entry.name) === nameKey(name) && entry.id !== ownId,
  );
  if (taken) refuse('REFERENCE_EXISTS', { field: 'Name' });
}

const log = (ctx: CallCtx, list: NameList, note: { id: number; name: string; action: string; detail?: string }) => {
  const { id: key, ...change } = note;
  return logChange(ctx, { subject: NAME_LISTS[list], key, ...change });
};

/** Adds an entry to a list. */
export const addName: Handler<Calls['addName']> = async (ctx, { Kind, Name }) => {
  refuseFailedCheck(firstFailure(nameChecks, { Name }));
  const name = Name.trim();
  await refuseTaken(ctx, Kind, name);
  const id = await insertEntry(ctx.db, Kind, name);
  await log(ctx, Kind, { id, name, action: '등록' });
  return { id };
};

/** Renames an entry. A renamed position is also renamed in the accounts that have it. */
export const editName: Handler<Calls['editName']> = async (ctx, input) => {
  const { Kind, Id, Name } = input;
  const entry = await entryOf(ctx, input);
  refuseFailedCheck(firstFailure(nameChecks, { Name }));
  const name = Name.trim();
  if (name === entry.name) return;
  await refuseTaken(ctx, Kind, name, Id);
  await updateEntry(ctx.db, Kind, Id, { name, active: entry.active });
  if (Kind === 'position') await renamePosition(ctx.db, entry.name, name);
  await log(ctx, Kind, { id: Id, name, action: '수정', detail: `${entry.name} → ${name}` });
};

/** Reorders a list; the request must name every entry once. */
export const orderNames: Handler<Calls['orderNames']> = async (ctx, input) => {
  const { Kind } = input;
  await lockList(ctx.db, Kind);
  const { ids, detail } = orderedNames(await listEntries(ctx.db, Kind), input);
  await orderEntries(ctx.db, Kind, ids);
  await log(ctx, Kind, { id: 0, name: '', action: '순서 변경', detail });
};

/** Retires an entry or puts it back into use. */
export const retireName: Handler<Calls['retireName']> = async (ctx, input) => {
  const { Kind, Id, ActiveYN } = input;
  const entry = await entryOf(ctx, input);
  await retire(entry, ActiveYN, {
    write: (active) => updateEntry(ctx.db, Kind, Id, { name: entry.name, active }),
    log: (action) => log(ctx, Kind, { id: Id, name: entry.name, action }),
  });
};

/** Removes an entry that nothing refers to, which the foreign keys decide. */
export const removeName: Handler<Calls['removeName']> = async (ctx, input) => {
  const { Kind, Id } = input;
  const entry = await entryOf(ctx, input);
  if (Kind === 'position' && (await isPositionInUse(ctx.db, entry.name))) refuse('REFERENCE_IN_USE');
  await refuseReferenced(deleteEntry(ctx.db, Kind, Id));
  await log(ctx, Kind, { id: Id, name: entry.name, action: '삭제' });
};
