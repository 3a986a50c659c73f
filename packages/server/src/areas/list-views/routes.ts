import type { listViewCalls, SavedView } from '@portal/contract/areas/list-views/calls';
import type { CallInput } from '@portal/contract/core/call';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { VIEW_LIMIT, viewChecks } from '@portal/contract/core/saved-views';
import type { Handler, Routes } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import {
  countViews,
  deleteView,
  findUse,
  insertView,
  listOwnViews,
  listSharedViews,
  lockOwnView,
  lockViews,
  orderViews,
  seesView,
  storeUse,
  updateView,
} from './queries.ts';

type Calls = typeof listViewCalls;

/** The saved views of a list that the caller sees: their own first, then those that other staff share (D-335). */
const listViews: Handler<Calls['listViews']> = async ({ db, actor }, { List }) => {
  const place = { userId: actor.userId, list: List };
  const [own, shared, used] = await Promise.all([
    listOwnViews(db, place),
    listSharedViews(db, place),
    findUse(db, place),
  ]);
  const views = [...own, ...shared];
  const last = views.find(({ id }) => id === used?.view_id);
  const rows = views.map(
    (view): SavedView => ({
      id: view.id,
      version: view.version,
      name: view.name,
      query: view.query,
      sharedYN: toYesNo(view.shared),
      mineYN: toYesNo(view.user_id === actor.userId),
      ownerName: view.user_name,
    }),
  );
  return { rows, meta: { lastViewId: last?.id ?? 0, columns: used?.columns ?? '' } };
};

/** The columns of a view from the form, after its checks. */
function columnsOf({ Name, Query, SharedYN }: CallInput<Calls['editView']>) {
  const columns = { name: Name.trim(), query: Query, shared: SharedYN === 'Y' };
  refuseFailedCheck(firstFailure(viewChecks, { Name: columns.name }));
  return columns;
}

/** Saves a view, unless the user has as many of this list as they may have (D-336). */
const addView: Handler<Calls['addView']> = async ({ db, actor }, { List, ...input }) => {
  const columns = columnsOf({ ...input, Id: 0 });
  await lockViews(db, actor.userId);
  const place = { userId: actor.userId, list: List };
  if ((await countViews(db, place)) >= VIEW_LIMIT.own) refuse('VIEW_LIMIT', { values: { most: VIEW_LIMIT.own } });
  return { id: await insertView(db, { user_id: actor.userId, list: List, ...columns }) };
};

/** Changes a view of the caller. Another user's view does not exist for them. */
const editView: Handler<Calls['editView']> = async ({ db, actor }, input) => {
  const view = (await lockOwnView(db, input.Id, actor.userId)) ?? refuse('NOT_FOUND');
  const columns = columnsOf(input);
  refuseStale(input.Version, view);
  await updateView(db, view.id, columns);
};

/** Removes a view of the caller. */
const removeView: Handler<Calls['removeView']> = async ({ db, actor }, { Id }) => {
  const view = (await lockOwnView(db, Id, actor.userId)) ?? refuse('NOT_FOUND');
  await deleteView(db, view.id);
};

/** Puts the caller's views of a list into an order. */
const putInOrder: Handler<Calls['orderViews']> = ({ db, actor }, { List, Ids }) =>
  orderViews(db, { userId: actor.userId, list: List }, Ids);

/** Remembers the view used last. One that the caller does not see is 404. */
const useView: Handler<Calls['useView']> = async ({ db, actor }, { List, ViewId }) => {
  const place = { userId: actor.userId, list: List };
  if (ViewId !== 0 && !(await seesView(db, place, ViewId))) refuse('NOT_FOUND');
  await storeUse(db, place, { view_id: ViewId === 0 ? null : ViewId });
};

/** Stores the columns that the caller has chosen for the table of a list. */
const chooseColumns: Handler<Calls['chooseColumns']> = async ({ db, actor }, { List, Columns }) => {
  await storeUse(db, { userId: actor.userId, list: List }, { columns: Columns });
};

/** The handlers of the calls of saved views. */
export const listViewRoutes: Routes<Calls> = {
  listViews,
  addView,
  editView,
  removeView,
  orderViews: putInOrder,
  useView,
  chooseColumns,
};
