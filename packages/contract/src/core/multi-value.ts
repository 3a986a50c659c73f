/** Separator of dates, people and photo names on the wire (DATA-47). */
const SEPARATOR = '^';

/** 'a^b' to ['a', 'b']; blanks are dropped. */
export const splitValues = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** ['a', 'b'] to 'a^b'. */
export const joinValues = (values: readonly string[]): string => values.join(SEPARATOR);

/** First name plus how many more: '김하늘 외 2명' (OUT-21). */
export function firstAndOthers(text: string): string {
  const [first = '', ...others] = splitValues(text);
  return others.length === 0 ? first : `${first} 외 ${others.length}명`;
}

/** Two lists that run side by side, such as names and phones: a blank second one keeps its place (D-52). */
export function pairValues(firsts: string, seconds: string): { first: string; second: string }[] {
  const others = seconds.split(SEPARATOR);
  return firsts
    .split(SEPARATOR)
    .map((first, index) => ({ first: first.trim(), second: others[index]?.trim() ?? '' }))
    .filter((pair) => pair.first !== '');
}
