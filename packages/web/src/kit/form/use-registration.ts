import type { Check } from '@portal/contract/core/forms';
import type { MessageKey } from '@portal/contract/messages';
import { rememberAddedRow } from '#lib/added-row.ts';
import { useUnsaved } from './leave-guard.tsx';
import { useDraft } from './use-draft.ts';
import { useForm } from './use-form.ts';
import { useSave } from './use-save.ts';

type Options<Draft, Request> = {
  /** The initial draft, and the one without any input. */
  initial?: Draft;
  empty: Draft;
  checks: readonly Check<Draft>[];
  /** Changes the typed draft before use, such as by removing choices that are no longer offered. */
  normalize?: (typed: Draft) => Draft;
  /** Brings a field on screen and focuses it, where closed steps hide fields. */
  show?: (field: string) => void;
  /** True when something outside the draft, such as files, would be lost too. */
  unsaved?: boolean;
  /** The request. Null when a part of it could not be sent. That failure has been shown already. */
  requestOf: (draft: Draft) => Request | Promise<Request | null>;
  send: (request: Request, idempotencyKey: string) => Promise<unknown>;
  done: MessageKey;
  failed: MessageKey;
  onDone: () => Promise<unknown>;
};

/** Form for something new: draft, checks, leave guard, and a save that never happens twice. */
export function useRegistration<Draft extends object, Request>(options: Options<Draft, Request>) {
  const { empty, initial = empty, checks, normalize, unsaved = false, requestOf, show, send, ...texts } = options;
  const typed = useDraft(initial);
  const draft = normalize ? normalize(typed.draft) : typed.draft;
  const form = useForm({ draft, change: typed.change, checks, empty, show });
  const sendNew = async (request: Request, key: string) => {
    const answer = await send(request, key);
    rememberAddedRow(answer);
    return answer;
  };
  const save = useSave<Request>({ ...texts, send: sendNew });
  useUnsaved(typed.dirty || unsaved);
  const submit = () =>
    form.submit(async () => {
      const request = await requestOf(draft);
      return request === null ? undefined : save(request);
    });
  return { form, submit };
}
