import type { Check } from '@portal/contract/core/forms';
import type { MessageKey } from '@portal/contract/messages';
import { useUnsaved } from './leave-guard.tsx';
import { useDraft } from './use-draft.ts';
import { useForm } from './use-form.ts';
import { useSave } from './use-save.ts';

type Options<Draft, Request> = {
  /** The form as it opens, and the one in which nothing is typed. */
  initial?: Draft;
  empty: Draft;
  checks: readonly Check<Draft>[];
  /** What of the typed draft counts, such as without what is not offered any more. */
  settle?: (typed: Draft) => Draft;
  /** Something chosen beside the draft, such as files, would be lost too. */
  unsaved?: boolean;
  /** The request; null when something it needs could not be sent, which has been told. */
  requestOf: (draft: Draft) => Request | Promise<Request | null>;
  send: (request: Request, idempotencyKey: string) => Promise<unknown>;
  done: MessageKey;
  failed: MessageKey;
  onDone: () => Promise<unknown>;
};

/** Registering something new: draft, checks, leave guard, and a save that never happens twice. */
export function useRegistration<Draft extends object, Request>(options: Options<Draft, Request>) {
  const { empty, initial = empty, checks, settle, unsaved = false, requestOf, ...texts } = options;
  const typed = useDraft(initial);
  const draft = settle ? settle(typed.draft) : typed.draft;
  const form = useForm({ draft, change: typed.change, checks, empty });
  const save = useSave<Request>(texts);
  useUnsaved(typed.dirty || unsaved);
  const submit = () =>
    form.submit(async () => {
      const request = await requestOf(draft);
      return request === null ? undefined : save(request);
    });
  return { form, submit };
}
