import { type MessageKey, messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { createStore } from './create-store.ts';

/** What a deed is done to: its name, and what of it matters now. */
export type Subject = { name: string; facts: readonly { label: string; value: ReactNode }[] };

/** A deed that is asked about before it is done (D-158). */
export type Deed = {
  /** Title of the dialog and, unless `button` says it shorter, its button. */
  title: string;
  button?: string;
  question: MessageKey;
  subject?: Subject;
  /** What comes of it, in one sentence. */
  consequence?: string;
  /** Something is lost by it. */
  loses?: boolean;
};

export type Question = { deed: Deed; text: string; answer: (agreed: boolean) => void };

/** The question on screen, or null. */
export const question = createStore<Question | null>(null);

/** Asks in the page; true for the deed, false for 닫기 or Escape (D-158). A new question answers an open one with false. */
export function confirm(deed: Deed, values?: Record<string, string | number>): Promise<boolean> {
  question.get()?.answer(false);
  return new Promise((resolve) => {
    question.set({
      deed,
      text: messageText(deed.question, values),
      answer: (agreed) => {
        question.set(null);
        resolve(agreed);
      },
    });
  });
}
