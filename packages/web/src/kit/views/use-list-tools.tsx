import { type ReactNode, Suspense, useState } from 'react';
import { conditionValue } from '#kit/conditions/condition.ts';
import { AddCondition, ConditionLine } from '#kit/conditions/condition-line.tsx';
import type { ConditionPart } from '#kit/conditions/use-draft.ts';
import { usedFilters } from '#kit/conditions/used-filters.ts';
import type { ListDescription } from '#kit/list/list-description.ts';
import { conditionsOf } from '#kit/list/list-filter.ts';
import type { Params } from '#kit/list/list-search.ts';
import type { ListPageView } from '#kit/list/use-list-page.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { storedQueries } from './stored-queries.ts';
import { useViewActions } from './use-view-actions.ts';
import { viewQuery } from './view-address.ts';
import { hasViewState, ViewState } from './view-state.tsx';
import { type ViewDialog, ViewsBar } from './views-bar.tsx';

const ViewDialogs = lazyPart(async () => (await import('./view-dialogs.tsx')).ViewDialogs);
const ViewSheet = lazyPart(async () => (await import('./view-sheet.tsx')).ViewSheet);

type Props<Row, P extends Params, M> = {
  list: ListDescription<Row, P, M>;
  page: ListPageView<Row, P, M>;
  /** Whether a phone has the conditions open. */
  opened: boolean;
  onOpened: (opened: boolean) => void;
};

/** Saved views and conditions of a list: the bar above the filters, and the line below them. */
export function useListTools<Row, P extends Params, M>(props: Props<Row, P, M>): { bar: ReactNode; line: ReactNode } {
  const { list, page, opened, onOpened } = props;
  const [dialog, setDialog] = useState<ViewDialog | null>(null);
  const isNarrow = useNarrow();
  const { views, address, change, columnKeys } = page;
  const actions = useViewActions(views);
  const { search, columns = [], filters = [], unit = '건' } = list;
  const conditions = conditionsOf(filters);
  const hasTools = list.viewList !== undefined && (conditions.length > 0 || !isNarrow);
  if (!hasTools) return { bar: null, line: null };
  const source = {
    conditions,
    values: address,
    onChange: change,
    queryWith: (part: ConditionPart) => list.query({ ...address, page: 1, ...part }),
    unit,
  };
  const withColumns = { ...address, columns: columnKeys };
  const store = async () => {
    const { current } = views;
    if (!current) return;
    const draft = { name: current.name, query: viewQuery(search, address), isShared: current.sharedYN === 'Y' };
    await actions.edit(current, draft);
  };
  const chooseColumns = async (keys: string) => {
    if (!views.current) await actions.chooseColumns(keys);
    await change({ columns: views.current ? keys : '' });
  };
  const hasConditions = conditions.some((condition) => conditionValue(address, condition) !== '');
  const hasLine = hasViewState(views, isNarrow);
  const dialogs = dialog !== null && (
    <Suspense>
      <ViewDialogs
        {...{ dialog, views, actions, columns, columnKeys }}
        queries={storedQueries(search, withColumns, conditions)}
        conditions={usedFilters(filters, address, search.initial).map(({ text }) => text)}
        onColumns={chooseColumns}
        onClose={() => setDialog(null)}
      />
    </Suspense>
  );
  const bar = (
    <>
      {!isNarrow && (
        <ViewsBar {...{ views, actions }} total={page.total} onDialog={setDialog}>
          {conditions.length > 0 && !hasConditions && !hasLine && <AddCondition {...source} />}
        </ViewsBar>
      )}
      {dialogs}
      {isNarrow && opened && (
        <Suspense>
          <ViewSheet {...source} {...{ views }} onDialog={setDialog} onClose={() => onOpened(false)} />
        </Suspense>
      )}
    </>
  );
  const line = (
    <ConditionLine {...source} onSheet={() => onOpened(true)}>
      {hasLine && <ViewState views={views} onStore={store} onAdd={() => setDialog('add')} />}
    </ConditionLine>
  );
  return { bar, line };
}
