/** Flags as they travel. */
export const YES_NO = ['Y', 'N'] as const;
export type YesNo = (typeof YES_NO)[number];

export const toYesNo = (value: boolean): YesNo => (value ? 'Y' : 'N');

/** Digits, with a leading minus when `signed`; everything else typed is dropped. */
export function amountDigits(typed: string, signed = false): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return signed && typed.trim().startsWith('-') ? `-${digits}` : digits;
}

/** '1500000' to '1,500,000'. Blank stays blank. */
export function withSeparators(amount: string | number): string {
  return String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** '1,500,000 원'. */
export const inWon = (amount: string | number): string => `${withSeparators(amount)} 원`;

/** What is added to an amount, or taken off with a real minus sign: '+480,000', '−250,000'; '' for nothing. */
export function signedAmount(amount: string): string {
  const digits = withSeparators(amount.replaceAll(',', ''));
  if (digits === '' || digits === '0') return '';
  return digits.startsWith('-') ? `−${digits.slice(1)}` : `+${digits}`;
}

/** What another company sees of a name: first character and two stars (D-46). */
export const maskName = (name: string): string => (name === '' ? '' : `${[...name][0]}**`);

/** What another company sees of a phone: no digit at all (D-46). */
export const maskPhone = (phone: string): string => (phone === '' ? '' : '***-****-****');

/** Separator of dates, people and photo names on the wire (DATA-47). */
const SEPARATOR = '^';

/** 'a^b' to ['a', 'b']; blanks are dropped. */
export const splitValues = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((value) => value.trim())
    .filter((value) => value !== '');

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
