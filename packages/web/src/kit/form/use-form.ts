import { type Check, firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { isPreparingFiles } from '#kit/files/chosen-file.ts';
import { focusField, showFailure } from '#lib/failures.ts';
import type { Refusal } from '#lib/refusal.ts';
import { closeRefused, toast } from '#lib/toast.ts';
import { useBusy } from '#lib/use-busy.ts';

/** What the fields of a form need. A group of fields takes only its own part of the draft. */
export type FormFields<Draft> = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /**
   * Error text of a field, or ''. It appears after a failed save, or at once where the check says so. It
   * disappears when the field is right.
   */
  errorOf: (field: string) => string;
  /** Whether a check would fail if the field were blank now. */
  isRequired: (field: string) => boolean;
  /** Whether the field is read-only. */
  isLocked: (field: string) => boolean;
  /**
   * The stored value of a changed field as text, where a form edits a record. '' when another field of the same item
   * says it.
   */
  formerOf: (field: string) => string | undefined;
};

type Options<Draft> = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** In order: the first failure is shown as a toast and gets the focus. */
  checks: readonly Check<Draft>[];
  /** The draft without any input. It decides which fields are required. */
  empty: Draft;
  isLocked?: (field: string) => boolean;
  formerOf?: (field: string) => string | undefined;
  /** Brings a field on screen and focuses it, where closed parts of the form hide fields. */
  show?: ((field: string) => void) | undefined;
};

/** A field that the server refused, with the refused value. */
type Refused = { field: string; message: string; value: unknown };

const valueIn = (draft: object, field: string): unknown => Reflect.get(draft, field);
const neverLocked = (): boolean => false;
const neverChanged = (): undefined => undefined;

/**
 * A form over `draft` with ordered checks before a save. Every failed field is marked until it is right, and the first
 * one gets a toast and the focus. No second save starts while one runs.
 */
export function useForm<Draft extends object>({
  draft,
  change,
  checks,
  empty,
  isLocked = neverLocked,
  formerOf = neverChanged,
  show,
}: Options<Draft>) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, runOnce] = useBusy();

  const errorOf = (field: string): string => {
    const failure = checks.find(
      (check) => check.field === field && (check.atOnce === true || marked.has(field)) && check.fails(draft),
    );
    if (failure) return messageText(failure.message);
    return refused?.field === field && Object.is(refused.value, valueIn(draft, field)) ? refused.message : '';
  };
  /** The fields that show an error now, in the order of the checks. */
  const wrong = [...new Set(checks.map(({ field }) => field))].filter((field) => errorOf(field) !== '');
  const isRequired = (field: string): boolean => {
    if (isLocked(field)) return false;
    const blank = { ...draft, [field]: valueIn(empty, field) };
    return checks.some((check) => check.field === field && check.fails(blank));
  };
  /**
   * Runs the checks of these fields, or all, and marks the failures, the first with a toast. Returns true when all pass.
   */
  const validate = (fields?: readonly string[]): boolean => {
    closeRefused();
    const checksToRun = fields ? checks.filter(({ field }) => fields.includes(field)) : checks;
    const failed = checksToRun.filter((check) => check.fails(draft)).map(({ field }) => field);
    setMarked(fields ? new Set([...marked, ...failed]) : new Set(failed));
    const passes = !showFailure(checksToRun, draft);
    const first = firstFailure(checksToRun, draft)?.field;
    if (first !== undefined) show?.(first);
    return passes;
  };
  /** Runs a save. The field that a returned refusal names is marked and focused. */
  const run = async (save: () => Promise<Refusal | undefined>): Promise<void> => {
    if (isPreparingFiles()) return toast.error('form.preparing');
    let refusal: Refusal | undefined;
    await runOnce(async () => {
      refusal = await save();
    });
    const field = refusal?.field;
    if (!refusal || field === undefined) return;
    setRefused({ field, message: refusal.message, value: valueIn(draft, field) });
    // The fields stay disabled until the next render.
    setTimeout(show ?? focusField, 0, field);
  };
  const submit = async (save: () => Promise<Refusal | undefined>): Promise<void> => {
    if (validate()) await run(save);
  };
  return { draft, change, errorOf, wrong, isRequired, isLocked, formerOf, busy, validate, run, submit };
}
