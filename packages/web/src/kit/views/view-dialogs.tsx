import { useState } from 'react';
import { AllViews } from './all-views.tsx';
import { ColumnChoice } from './column-choice.tsx';
import type { SavedView } from './saved-view.ts';
import type { ViewActions } from './use-view-actions.ts';
import type { Views } from './use-views.ts';
import { ViewForm } from './view-form.tsx';
import type { ViewDialog } from './views-bar.tsx';

type Props = {
  dialog: ViewDialog;
  views: Views;
  actions: ViewActions;
  queries: readonly { label: string; query: string }[];
  /** The conditions of the address in words. */
  conditions: readonly string[];
  columns: Parameters<typeof ColumnChoice>[0]['columns'];
  columnKeys: string;
  onColumns: (columns: string) => Promise<unknown>;
  onClose: () => void;
};

/** The open dialog of the saved views of a list. */
export function ViewDialogs({ dialog, views, actions, queries, conditions, onClose, ...columns }: Props) {
  const [edited, setEdited] = useState(dialog === 'edit' ? views.current : undefined);
  if (edited) {
    const save = (view: SavedView) => (draft: Parameters<ViewActions['edit']>[1]) =>
      actions.edit(view, { ...draft, query: view.query });
    return (
      <ViewForm
        title="필터 수정"
        start={{ name: edited.name, isShared: edited.sharedYN === 'Y' }}
        queries={[]}
        onSave={save(edited)}
        onClose={dialog === 'edit' ? onClose : () => setEdited(undefined)}
      />
    );
  }
  if (dialog === 'columns')
    return (
      <ColumnChoice columns={columns.columns} value={columns.columnKeys} onSave={columns.onColumns} onClose={onClose} />
    );
  if (dialog === 'all') return <AllViews {...{ views, actions, onClose }} onEdit={setEdited} />;
  return (
    <ViewForm
      title="필터 저장"
      start={{ name: '', isShared: false }}
      {...{ queries, conditions, onClose }}
      onSave={actions.add}
    />
  );
}
