import { type MessageKey, messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { createStore } from './create-store.ts';

/** The record of a confirmation: its name and the facts that matter now. */
export type Subject = { name: string; facts: readonly { label: string; value: ReactNode }[] };

/** A dialog that asks before an action (D-158). */
export type Confirmation = {
  /** Title of the dialog, and text of its button unless `button` is shorter. */
  title: string;
  button?: string;
  question: MessageKey;
  subject?: Subject;
  /** What the action leads to, in one sentence. */
  consequence?: string;
  /** The action loses something. */
  destructive?: boolean;
  /** Only says something: the dialog has 닫기 and no other button. */
  informs?: boolean;
};

export type Question = { confirmation: Confirmation; text: string; answer: (agreed: boolean) => void };

/** The question on screen, or null. */
export const question = createStore<Question | null>(null);

/**
 * Asks in the page and resolves to true on agreement, false on 닫기 or Escape (D-158). A new question answers an open one
 * with false.
 */
export function confirm(confirmation: Confirmation, values?: Record<string, string | number>): Promise<boolean> {
  question.get()?.answer(false);
  return new Promise((resolve) => {
    question.set({
      confirmation,
      text: messageText(confirmation.question, values),
      answer: (agreed) => {
        question.set(null);
        resolve(agreed);
      },
    });
  });
}
