import type { Check } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { focusField, tellFailure } from '#lib/failures.ts';
import type { Refusal } from '#lib/refusal.ts';
import { useBusy } from '#lib/use-busy.ts';

/** What the fields of a form need; a group of fields asks for the part of the draft that it draws. */
export type FormFields<Draft> = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** What is wrong with a field; '' until it was told once or is wrong at once, and again as soon as it is right. */
  errorOf: (field: string) => string;
  /** The checks would refuse the field if it were blank now. */
  isRequired: (field: string) => boolean;
  /** The field only shows what it holds. */
  isLocked: (field: string) => boolean;
};

type Options<Draft> = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Ordered: the first failure is the toast and the focus. */
  checks: readonly Check<Draft>[];
  /** The draft in which nothing is typed, by which required fields are known. */
  empty: Draft;
  isLocked?: (field: string) => boolean;
};

/** A field that the server refused, with the value it refused. */
type Refused = { field: string; message: string; value: unknown };

const heldIn = (draft: object, field: string): unknown => Reflect.get(draft, field);
const lockNone = (): boolean => false;

/**
 * A form over `draft`: ordered checks before a save, every failed field marked until it is right, the first one told
 * and focused, no second save while one runs.
 */
export function useForm<Draft extends object>({ draft, change, checks, empty, isLocked = lockNone }: Options<Draft>) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, runOnce] = useBusy();

  const errorOf = (field: string): string => {
    const failure = checks.find(
      (check) => check.field === field && (check.atOnce === true || told.has(field)) && check.fails(draft),
    );
    if (failure) return messageText(failure.message);
    return refused?.field === field && Object.is(refused.value, heldIn(draft, field)) ? refused.message : '';
  };
  /** The fields that show an error now, in the order of the checks. */
  const wrong = [...new Set(checks.map(({ field }) => field))].filter((field) => errorOf(field) !== '');
  const isRequired = (field: string): boolean => {
    if (isLocked(field)) return false;
    const blank = { ...draft, [field]: heldIn(empty, field) };
    return checks.some((check) => check.field === field && check.fails(blank));
  };
  /** True when every check passes; otherwise the failures are marked and the first is told. */
  const isRight = (): boolean => {
    setTold(new Set(checks.filter((check) => check.fails(draft)).map((check) => check.field)));
    return !tellFailure(checks, draft);
  };
  /** Runs a save; the field that the answered refusal names is marked and gets the focus. */
  const run = async (save: () => Promise<Refusal | undefined>): Promise<void> => {
    let refusal: Refusal | undefined;
    await runOnce(async () => {
      refusal = await save();
    });
    const field = refusal?.field;
    if (!refusal || field === undefined) return;
    setRefused({ field, message: refusal.message, value: heldIn(draft, field) });
    // The fields are disabled until the busy state has been drawn away.
    setTimeout(focusField, 0, field);
  };
  const submit = async (save: () => Promise<Refusal | undefined>): Promise<void> => {
    if (isRight()) await run(save);
  };
  return { draft, change, errorOf, wrong, isRequired, isLocked, busy, isRight, run, submit };
}
