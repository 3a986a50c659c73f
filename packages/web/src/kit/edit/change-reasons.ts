import type { Change, ChangeReason } from '@portal/contract/core/forms';
import { useState } from 'react';

type Asked = { changes: readonly Change[]; answer: (reasons: ChangeReason[] | null) => void };

/** What the dialog of reasons shows and tells. */
export type ReasonDialog = {
  /** The changes asked about, or null while the dialog is closed. */
  changes: readonly Change[] | null;
  /** Place in `changes`, from 0. */
  step: number;
  /** Reasons typed so far, by item name. */
  typed: Readonly<Record<string, string>>;
  /** The reason given last, '' before the first. */
  last: string;
  onType: (itemName: string, reason: string) => void;
  onStep: (step: number) => void;
  /** The last item has its reason. */
  onFinish: () => void;
  /** Left without an answer; what was typed stays for the next time. */
  onLeave: () => void;
};

/** Asking for reasons, for what needs them beside the form. */
export type AskReasons = Pick<ReturnType<typeof useChangeReasons>, 'ask' | 'forget'>;

/**
 * Asks for one reason per change, one after the other (CHG-05 to CHG-08). `ask` answers null when the dialog is left.
 * Typed reasons are kept until `forget`, so that neither leaving nor a failed save costs them.
 */
export function useChangeReasons() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [step, setStep] = useState(0);
  const [last, setLast] = useState('');

  const ask = (changes: readonly Change[]): Promise<ChangeReason[] | null> =>
    new Promise((resolve) => {
      setStep(0);
      setAsked({ changes, answer: resolve });
    });
  const close = (reasons: ChangeReason[] | null) => {
    setAsked(null);
    asked?.answer(reasons);
  };
  const reasonOf = (change: Change | undefined): string => (change ? (typed[change.itemName] ?? '') : '');
  const finish = () =>
    close((asked?.changes ?? []).map((change) => ({ ItemName: change.itemName, Reason: reasonOf(change).trim() })));
  const dialog: ReasonDialog = {
    changes: asked?.changes ?? null,
    step,
    typed,
    last,
    onType: (itemName, reason) => setTyped((current) => ({ ...current, [itemName]: reason })),
    onStep: (next) => {
      if (next > step) setLast(reasonOf(asked?.changes[step]));
      setStep(next);
    },
    onFinish: () => {
      setLast(reasonOf(asked?.changes.at(-1)));
      finish();
    },
    onLeave: () => close(null),
  };
  return { ask, forget: () => setTyped({}), dialog };
}
