/** An @ and at most the 20 letters of a name behind it. */
const TYPING = /(?:^|\s)@([^\s@]{0,20})$/;

/** What is typed behind an @ just before the caret: '' right after it, null where nobody is being mentioned. */
export const mentionAt = (text: string, caret: number): string | null => TYPING.exec(text.slice(0, caret))?.[1] ?? null;

/** The text with the name in place of what was typed behind the @, and where the caret stands after it. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  const head = `${before.slice(0, start)}@${name} `;
  return { text: head + text.slice(caret).replace(/^ /, ''), caret: head.length };
}

/** Of those that were chosen the ones whose @name still stands in the text, each once. */
export const mentionedIn = (text: string, chosen: readonly { userId: string; userName: string }[]): string[] => [
  ...new Set(chosen.filter(({ userName }) => text.includes(`@${userName}`)).map(({ userId }) => userId)),
];
