import { type MessageKey, messageText } from '@portal/contract/messages';
import { createStore } from './create-store.ts';

export type Question = { text: string; answer: (agreed: boolean) => void };

/** The question on screen, or null. */
export const question = createStore<Question | null>(null);

/** Asks in the page; true for 확인, false for 취소 or Escape (D-158). A new question answers an open one with false. */
export function confirm(key: MessageKey, values?: Record<string, string | number>): Promise<boolean> {
  question.get()?.answer(false);
  return new Promise((resolve) => {
    question.set({
      text: messageText(key, values),
      answer: (agreed) => {
        question.set(null);
        resolve(agreed);
      },
    });
  });
}
