import { confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { addView, editView, orderViews, removeView, saveColumns, type ViewDraft } from './api.ts';
import type { SavedView } from './saved-view.ts';
import type { Views } from './use-views.ts';

/** What a user can do with saved views. A refusal is shown, and the views are read again. */
export function useViewActions(views: Views) {
  const { list } = views;
  /** Resolves to whether it was done. */
  const attempt = async (send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send();
      return true;
    } catch (error) {
      showRefusal('view.failed', error);
      return false;
    } finally {
      await views.reload();
    }
  };
  return {
    add: async (draft: ViewDraft, key: string): Promise<boolean> => {
      if (list === undefined) return false;
      let id = 0;
      const isDone = await attempt(async () => {
        id = await addView(list, draft, key);
      });
      if (!isDone) return false;
      toast.success('view.add.done');
      await views.openSaved(id, draft.query);
      return true;
    },
    edit: async (view: SavedView, draft: ViewDraft): Promise<boolean> => {
      const isDone = await attempt(() => editView(view, draft));
      if (isDone) toast.success('view.edit.done');
      return isDone;
    },
    remove: async (view: SavedView): Promise<void> => {
      const question = {
        title: '필터 삭제',
        button: '삭제',
        question: 'view.remove.confirm',
        destructive: true,
      } as const;
      const subject = { name: view.name, facts: [] };
      if (!(await confirm({ ...question, subject }))) return;
      if (views.current?.id === view.id) await views.leave();
      if (await attempt(() => removeView(view))) toast.success('view.remove.done');
    },
    order: (ids: readonly number[]) => attempt(async () => list !== undefined && orderViews(list, ids)),
    chooseColumns: (columns: string) => attempt(async () => list !== undefined && saveColumns(list, columns)),
  };
}

/** The actions on saved views. */
export type ViewActions = ReturnType<typeof useViewActions>;
