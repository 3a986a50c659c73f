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

/** What another company sees of a name: first character and two stars (D-46). */
export const maskName = (name: string): string => (name === '' ? '' : `${[...name][0]}**`);

/** What another company sees of a phone: no digit at all (D-46). */
export const maskPhone = (phone: string): string => (phone === '' ? '' : '***-****-****');
