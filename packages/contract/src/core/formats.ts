/** The flags 'Y' and 'N', as they are sent. */
export const YES_NO = ['Y', 'N'] as const;
export type YesNo = (typeof YES_NO)[number];

/** Converts true to 'Y' and false to 'N'. */
export const toYesNo = (value: boolean): YesNo => (value ? 'Y' : 'N');

/** '1500000' to '1,500,000'. Blank stays blank. */
export function withSeparators(amount: string | number): string {
  return String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** The name as another company sees it: the first character and two stars (D-46). */
export const maskName = (name: string): string => (name === '' ? '' : `${[...name][0]}**`);

/** The phone as another company sees it: without any digit (D-46). */
export const maskPhone = (phone: string): string => (phone === '' ? '' : '***-****-****');

/** Separator of several values in one text (DATA-47). */
const SEPARATOR = '^';

/** Splits 'a^b' into ['a', 'b']; blanks are dropped. */
export const splitValues = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Joins ['a', 'b'] to 'a^b'. */
export const joinValues = (values: readonly string[]): string => values.join(SEPARATOR);

/** The first name and the number of others: '김하늘 외 2명' (OUT-21). */
export function firstAndOthers(text: string): string {
  const [first = '', ...others] = splitValues(text);
  return others.length === 0 ? first : `${first} 외 ${others.length}명`;
}

/** Pairs two joined lists by position, such as names and phones. A blank in the second list keeps its place (D-52). */
export function pairValues(firsts: string, seconds: string): { first: string; second: string }[] {
  const others = seconds.split(SEPARATOR);
  return firsts
    .split(SEPARATOR)
    .map((first, index) => ({ first: first.trim(), second: others[index]?.trim() ?? '' }))
    .filter((pair) => pair.first !== '');
}

/** '1,200개', or '3BOX' in the unit that a material has of its own (D-692). */
export const quantityText = (quantity: number, unit?: string): string => `${withSeparators(quantity)}${unit || '개'}`;
