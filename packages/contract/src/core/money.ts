import { withSeparators } from './formats.ts';
import { readAmount } from './typed-numbers.ts';

type Amount = string | number;

/** The amounts of a project in whole won, with or without separators. A blank addition counts as 0. */
export type Amounts = { price: Amount; addPrice: Amount };

/** The minus sign of texts, U+2212. */
const MINUS = '−';

const plain = (amount: Amount): string => String(amount).replaceAll(',', '');
/** What is still being typed and is no amount has no sum. */
const whole = (amount: Amount): number =>
  typeof amount === 'number' ? amount : Number((readAmount(amount, true) ?? 'none') || '0');

/** The price with the additional amount, in whole won. */
export const totalOf = ({ price, addPrice }: Amounts): number => whole(price) + whole(addPrice);

/** Whether an additional amount makes the total differ from the price. */
export const hasAddition = ({ addPrice }: Pick<Amounts, 'addPrice'>): boolean => whole(addPrice) !== 0;

/** '1,500,000', or '−250,000'. Blank stays blank. */
export const amountText = (amount: Amount): string => withSeparators(plain(amount)).replace('-', MINUS);

/** '1,500,000 원': how the portal writes money (D-230). */
export const inWon = (amount: Amount): string => `${amountText(amount)} 원`;

/** '1,500,000원': how the history writes money (wire.md, Projects). */
export const inWonOfHistory = (amount: Amount): string => `${amountText(amount)}원`;

/** An additional amount with its sign, '+480,000' or '−250,000'; '' for 0 or blank. */
export function signedAmount(amount: Amount): string {
  const added = whole(amount);
  if (added === 0) return '';
  return added < 0 ? amountText(added) : `+${amountText(added)}`;
}

/** The terms of a total: '3,000,000', '− 2,500,000' and '= 500,000 원', or the price alone. */
export function sumTerms({ price, addPrice }: Amounts): string[] {
  const added = whole(addPrice);
  if (added === 0) return [inWon(price)];
  const sign = added < 0 ? MINUS : '+';
  return [amountText(price), `${sign} ${amountText(Math.abs(added))}`, `= ${inWon(totalOf({ price, addPrice }))}`];
}

/** '3,000,000 − 2,500,000 = 500,000 원', or '3,000,000 원' without an additional amount. */
export const sumText = (amounts: Amounts): string => sumTerms(amounts).join(' ');

const TEN_THOUSAND = 10_000;
const HUNDRED_MILLION = TEN_THOUSAND * TEN_THOUSAND;
const TRILLION = TEN_THOUSAND * HUNDRED_MILLION;

/** A short amount of at most six characters, for a chart: '5,500', '1,401만', '4.2억', '120억' or '1.5조'. */
export function shortAmount(amount: number): string {
  const size = Math.abs(amount);
  if (size >= TRILLION) return `${amountText((amount / TRILLION).toFixed(1))}조`;
  if (size >= 100 * HUNDRED_MILLION) return `${amountText(Math.round(amount / HUNDRED_MILLION))}억`;
  if (size < TEN_THOUSAND) return amountText(amount);
  if (size >= HUNDRED_MILLION - TEN_THOUSAND / 2) return `${amountText((amount / HUNDRED_MILLION).toFixed(1))}억`;
  return `${amountText(Math.round(amount / TEN_THOUSAND))}만`;
}
