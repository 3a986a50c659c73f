import { withSeparators } from '@portal/contract/core/formats';
import { AMOUNT_DIGITS } from '@portal/contract/core/limits';

/** Least and most won as digits, '' for an open end. */
export type AmountRange = { from: string; to: string };

const SEPARATOR = '~';
const TEN_THOUSAND = 10_000;
const HUNDRED_MILLION = TEN_THOUSAND * TEN_THOUSAND;

const isAmount = (text: string): boolean => /^\d*$/.test(text) && text.length <= AMOUNT_DIGITS;

/** A range as a value of the address: '5000000~'. '' for none. */
export const writeAmounts = ({ from, to }: AmountRange): string =>
  from === '' && to === '' ? '' : from + SEPARATOR + to;

/** The range of a value of the address. Anything else is none. */
export function readAmounts(value: string): AmountRange {
  const [from = '', to = '', ...more] = value.split(SEPARATOR);
  const isValid = value.includes(SEPARATOR) && more.length === 0 && isAmount(from) && isAmount(to);
  return isValid ? { from, to } : { from: '', to: '' };
}

/** Whether a value of the address is a range. */
export const isAmountRange = (value: string): boolean => writeAmounts(readAmounts(value)) === value && value !== '';

/** An amount in a few characters: '500만 원', '1억 원', '5,500 원'. */
function wonText(digits: string): string {
  const amount = Number(digits);
  const inUnit = (unit: number, word: string) => `${withSeparators(amount / unit)}${word} 원`;
  if (amount > 0 && amount % HUNDRED_MILLION === 0) return inUnit(HUNDRED_MILLION, '억');
  if (amount > 0 && amount % TEN_THOUSAND === 0) return inUnit(TEN_THOUSAND, '만');
  return `${withSeparators(digits)} 원`;
}

/** A range in words: '500만 원 이상', '500만 원 ~ 1,000만 원'. */
export function amountRangeText(value: string): string {
  const { from, to } = readAmounts(value);
  if (to === '') return `${wonText(from)} 이상`;
  if (from === '') return `${wonText(to)} 이하`;
  return `${wonText(from)} ~ ${wonText(to)}`;
}
