import type { Change, ChangeReason } from '@portal/contract/core/forms';
import { useState } from 'react';

/** Who reads the reason of an item, in words; '' where nobody needs to be told. */
export type ReadersOf = (itemName: string) => string;

type PendingRequest = {
  changes: readonly Change[];
  readersOf: ReadersOf;
  answer: (reasons: ChangeReason[] | null) => void;
};

/** State and handlers of the reason dialog. */
export type ReasonDialog = {
  /** The changes that need a reason, or null while the dialog is closed. */
  changes: readonly Change[] | null;
  readersOf: ReadersOf;
  /** Index in `changes`, from 0. */
  step: number;
  /** Typed reasons by item name. */
  typed: Readonly<Record<string, string>>;
  /** The reason entered last, '' before the first. */
  last: string;
  onType: (itemName: string, reason: string) => void;
  onStep: (step: number) => void;
  /** Called when the last item has its reason. */
  onFinish: () => void;
  /** Closes the dialog without a result. The typed reasons stay for the next time. */
  onLeave: () => void;
};

/** Asks for reasons, for edits that need them outside of `useRecordEdit`. */
export type AskReasons = Pick<ReturnType<typeof useChangeReasons>, 'ask' | 'forget'>;

const toNobody: ReadersOf = () => '';

/**
 * Asks for one reason per change, one after the other (CHG-05 to CHG-08). `ask` resolves to null when the dialog is
 * closed. Typed reasons stay until `forget`, also after closing the dialog or a failed save.
 */
export function useChangeReasons() {
  const [pending, setPending] = useState<PendingRequest | null>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [step, setStep] = useState(0);
  const [last, setLast] = useState('');

  const ask = (changes: readonly Change[], readersOf = toNobody): Promise<ChangeReason[] | null> =>
    new Promise((resolve) => {
      setStep(0);
      setPending({ changes, readersOf, answer: resolve });
    });
  const close = (reasons: ChangeReason[] | null) => {
    setPending(null);
    pending?.answer(reasons);
  };
  const reasonOf = (change: Change | undefined): string => (change ? (typed[change.itemName] ?? '') : '');
  const finish = () =>
    close((pending?.changes ?? []).map((change) => ({ ItemName: change.itemName, Reason: reasonOf(change).trim() })));
  const dialog: ReasonDialog = {
    changes: pending?.changes ?? null,
    readersOf: pending?.readersOf ?? toNobody,
    step,
    typed,
    last,
    onType: (itemName, reason) => setTyped((current) => ({ ...current, [itemName]: reason })),
    onStep: (next) => {
      if (next > step) setLast(reasonOf(pending?.changes[step]));
      setStep(next);
    },
    onFinish: () => {
      setLast(reasonOf(pending?.changes.at(-1)));
      finish();
    },
    onLeave: () => close(null),
  };
  return { ask, forget: () => setTyped({}), dialog };
}
