/**
 * An @ with up to 20 characters of a name after it. Before it may stand whatever is no part of a mail address: a blank,
 * a bracket, a Korean word.
 */
const TYPING = /(?<![\w.+-])@([^\s@]{0,20})$/;
/** Whether an @ behind this text begins a mention. */
export const beginsMention = (before: string): boolean => !/[\w.+-]$/.test(before);

/** The text typed after the @ before the caret. It is '' right after the @ and null outside a mention. */
export const typedMention = (text: string, caret: number): string | null =>
  TYPING.exec(text.slice(0, caret))?.[1] ?? null;

/** Replaces the text typed after the @ by the name. Returns the new text and caret position. */
export function insertMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  const head = `${before.slice(0, start)}@${name} `;
  return { text: head + text.slice(caret).replace(/^ /, ''), caret: head.length };
}

/** The ids of the chosen people whose @name is still in the text, without duplicates. */
export const mentionedIds = (text: string, chosen: readonly { userId: string; userName: string }[]): string[] => [
  ...new Set(chosen.filter(({ userName }) => text.includes(`@${userName}`)).map(({ userId }) => userId)),
];
