/** Digits, with a leading minus when `signed`; everything else typed is dropped (OUT-51, OUT-52). */
export function amountDigits(typed: string, signed = false): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return signed && typed.trim().startsWith('-') ? `-${digits}` : digits;
}

/** '1500000' to '1,500,000'. Blank stays blank. */
export function withSeparators(amount: string | number): string {
  return String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** '1,500,000 원' (OUT-19). */
export const inWon = (amount: string | number): string => `${withSeparators(amount)} 원`;
