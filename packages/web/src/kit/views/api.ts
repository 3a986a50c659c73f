import { joinValues, toYesNo } from '@portal/contract/core/formats';
import type { ViewList } from '@portal/contract/core/saved-views';
import { call } from '#lib/call.ts';
import type { SavedView } from './saved-view.ts';

/** Changes of shared views are announced, and own ones read again at once. */
const FRESH_MS = 5 * 60 * 1000;

/** The query of the saved views of a list, with the view used last and the own columns. */
export const viewsQuery = (List: ViewList) => ({
  queryKey: ['list views', List],
  staleTime: FRESH_MS,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('ListView/view-list', { List }, { signal }),
});

/** What a view is saved with. */
export type ViewDraft = { name: string; query: string; isShared: boolean };

const fieldsOf = ({ name, query, isShared }: ViewDraft) => ({ Name: name, Query: query, SharedYN: toYesNo(isShared) });

/** Saves a new view. Resolves to its id. */
export async function addView(List: ViewList, draft: ViewDraft, idempotencyKey: string): Promise<number> {
  const { data } = await call('ListView/view-add', { List, ...fieldsOf(draft) }, { idempotencyKey });
  return data[0]?.id ?? 0;
}

/** Changes a view. It is refused when another window was faster (STALE). */
export const editView = ({ id, version }: SavedView, draft: ViewDraft, idempotencyKey?: string) =>
  call(
    'ListView/view-edit',
    { Id: id, Version: version, ...fieldsOf(draft) },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

/** Removes a view. */
export const removeView = ({ id }: SavedView) => call('ListView/view-delete', { Id: id });

/** Puts the own views into an order. */
export const orderViews = (List: ViewList, ids: readonly number[]) =>
  call('ListView/view-order', { List, Ids: joinValues(ids.map(String)) });

/** Remembers the view used last, 0 for none. */
export const rememberView = (List: ViewList, ViewId: number) => call('ListView/view-use', { List, ViewId });

/** Stores the own columns of a list, '' for those of the beginning. */
export const saveColumns = (List: ViewList, Columns: string) => call('ListView/column-save', { List, Columns });
