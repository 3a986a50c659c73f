import type { ChangeReason, Check, FormItem } from '@portal/contract/core/forms';
import type { MessageKey } from '@portal/contract/messages';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useEditDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useSave } from '#kit/form/use-save.ts';
import type { useChangeReasons } from './change-reasons.ts';
import {
  type EditRules,
  hasUnsavedValues,
  isEditableField,
  normalized,
  ownChanges,
  rebasedDraft,
  staleDialogLines,
} from './edit-rules.ts';
import { formerValues } from './former-values.ts';
import { resetItems, useStaleDialog } from './versions.ts';

type Options<Stored, Draft, Item extends FormItem<Draft>, Request> = {
  rules: EditRules<Stored, Draft, Item>;
  /** The record as the page shows it now. */
  stored: Stored;
  reload: () => Promise<unknown>;
  /**
   * Set on a page that follows other users. A draft with unsaved values then keeps its version. It follows after a
   * refused save has shown both versions (D-212).
   */
  keepsVersion?: boolean;
  /** Whether a record that can still be read is gone, such as a deleted notice. */
  isDeleted?: (stored: Stored) => boolean;
  /** The record as it is stored now, null when it no longer exists. */
  read: () => Promise<Stored | null>;
  /** Adds the values that depend on a change, such as the names of chosen ids. */
  derive?: (draft: Draft) => Draft;
  /** The draft after a save, where it differs from what was typed, such as for a password. */
  afterSave?: (draft: Draft) => Draft;
  checks: readonly Check<Draft>[];
  empty: Draft;
  /**
   * The request that saves the changes to `loaded`. Null when a part of it could not be sent. That failure has been
   * shown already.
   */
  requestOf: (loaded: Stored, draft: Draft, reasons: ChangeReason[]) => Request | Promise<Request | null>;
  send: (request: Request, idempotencyKey: string) => Promise<unknown>;
  done: MessageKey;
  failed: MessageKey;
  /** Brings a field on screen and focuses it, where its section may be closed. */
  show?: (field: string) => void;
  /** Set when each changed item needs a reason. */
  reasons?: ReturnType<typeof useChangeReasons>;
};

/**
 * The edit of a record: draft, checks, a reason per changed item and a save that never happens twice. The draft follows
 * newer versions of the record, or with `keepsVersion` waits for the stale dialog. When another user saved first, a dialog shows both versions. `EditFoot` draws the
 * dialogs.
 */
export function useRecordEdit<
  Stored extends { version: number },
  Draft extends object,
  Item extends FormItem<Draft>,
  Request,
>(options: Options<Stored, Draft, Item, Request>) {
  const { rules, stored, reload, read, derive = (draft) => draft, checks, empty, requestOf, reasons } = options;
  const { keepsVersion = false, isDeleted = () => false } = options;
  const { loaded, draft, update, follow, followOwn } = useEditDraft({
    stored,
    draftOf: rules.draftOf,
    rebase: (before, mine, fresh) => rebasedDraft(rules, { loaded: before, mine, fresh }),
    hasUnsaved: (before, mine, fresh) => keepsVersion && hasUnsavedValues(rules, { loaded: before, mine, fresh }),
  });
  const form = useForm({
    draft,
    change: (part) => update((current) => derive({ ...current, ...part })),
    checks,
    empty,
    isLocked: (field) => !isEditableField(rules, stored, field),
    formerOf: formerValues(rules.items, { before: rules.draftOf(loaded), mine: normalized(rules, draft) }),
    show: options.show,
  });
  const stale = useStaleDialog({
    readLines: async () => {
      const fresh = await read();
      return fresh === null || isDeleted(fresh) ? null : staleDialogLines(rules, { loaded, mine: draft, fresh });
    },
    ownLines: () => staleDialogLines(rules, { loaded, mine: draft, fresh: loaded }),
    drop: (names) => update((mine) => resetItems(rules.items, names, { before: rules.draftOf(loaded), mine })),
    reload: () => {
      follow();
      return reload();
    },
    ...(reasons && { reasons: reasons.dialog.typed }),
  });
  const save = useSave<Request>({
    send: options.send,
    done: options.done,
    failed: options.failed,
    onDone: () => {
      reasons?.forget();
      if (options.afterSave) update(options.afterSave);
      follow();
      return reload();
    },
    onStale: stale.show,
  });
  const changed = ownChanges(rules, loaded, draft);
  useUnsaved(changed.length > 0);

  const submit = async (): Promise<void> => {
    if (!form.validate()) return;
    const givenReasons = reasons ? await reasons.ask(changed) : [];
    if (!givenReasons) return;
    await form.run(async () => {
      const request = await requestOf(loaded, draft, givenReasons);
      return request === null ? undefined : save(request);
    });
  };
  const dialogs = { reasonDialog: reasons?.dialog, staleDialog: stale.dialog };
  return { loaded, form, changed, submit, followOwn, ...dialogs };
}
