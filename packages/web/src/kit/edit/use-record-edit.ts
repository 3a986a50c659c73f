import type { ChangeReason, Check, FormItem } from '@portal/contract/core/forms';
import type { MessageKey } from '@portal/contract/messages';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useStoredDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useSave } from '#kit/form/use-save.ts';
import type { useChangeReasons } from './change-reasons.ts';
import { type EditRules, isOpenField, newerLines, ownChanges, rebasedDraft } from './edit-rules.ts';
import { dropped, useStale } from './versions.ts';

type Options<Stored, Draft, Item extends FormItem<Draft>, Request> = {
  rules: EditRules<Stored, Draft, Item>;
  /** The record as the page shows it now, and how to show it anew. */
  stored: Stored;
  reload: () => Promise<unknown>;
  /** The record as it is stored now; null when it is gone. */
  read: () => Promise<Stored | null>;
  /** What a change brings along, such as the names of chosen ids. */
  follow?: (draft: Draft) => Draft;
  /** What the form holds once it is saved, where that is not what was typed, such as of a password. */
  settled?: (draft: Draft) => Draft;
  checks: readonly Check<Draft>[];
  empty: Draft;
  /** The request that saves what was changed of `loaded`; null when something it needs could not be sent, which has been told. */
  requestOf: (loaded: Stored, draft: Draft, reasons: ChangeReason[]) => Request | Promise<Request | null>;
  send: (request: Request, idempotencyKey: string) => Promise<unknown>;
  done: MessageKey;
  failed: MessageKey;
  /** Where each changed item needs a reason; without it none is asked for. */
  reasons?: ReturnType<typeof useChangeReasons>;
};

/**
 * The edit of a record: a draft that follows newer versions, checks, one reason per changed item where reasons are
 * wanted, a save that never happens twice, and the way on when somebody else was faster. `EditFoot` draws what it asks.
 */
export function useRecordEdit<
  Stored extends { version: number },
  Draft extends object,
  Item extends FormItem<Draft>,
  Request,
>(options: Options<Stored, Draft, Item, Request>) {
  const { rules, stored, reload, read, follow = (draft) => draft, checks, empty, requestOf, reasons } = options;
  const { loaded, draft, update } = useStoredDraft({
    stored,
    draftOf: rules.draftOf,
    rebase: (before, mine, fresh) => rebasedDraft(rules, { loaded: before, mine, fresh }),
  });
  const form = useForm({
    draft,
    change: (part) => update((current) => follow({ ...current, ...part })),
    checks,
    empty,
    isLocked: (field) => !isOpenField(rules, stored, field),
  });
  const stale = useStale({
    readLines: async () => {
      const fresh = await read();
      return fresh === null ? [] : newerLines(rules, { loaded, mine: draft, fresh });
    },
    drop: (names) => update((mine) => dropped(rules.items, names, { before: rules.draftOf(loaded), mine })),
    reload,
  });
  const save = useSave<Request>({
    send: options.send,
    done: options.done,
    failed: options.failed,
    onDone: () => {
      reasons?.forget();
      if (options.settled) update(options.settled);
      return reload();
    },
    onStale: stale.show,
  });
  const changed = ownChanges(rules, loaded, draft);
  useUnsaved(changed.length > 0);

  const submit = async (): Promise<void> => {
    if (!form.isRight()) return;
    const given = reasons ? await reasons.ask(changed) : [];
    if (!given) return;
    await form.run(async () => {
      const request = await requestOf(loaded, draft, given);
      return request === null ? undefined : save(request);
    });
  };
  return { loaded, form, changed, submit, reasonDialog: reasons?.dialog, staleDialog: stale.dialog };
}
