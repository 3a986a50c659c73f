import type { MessageKey } from '../messages.ts';
import { AMOUNT_DIGITS } from './limits.ts';

/** One form check: which field fails, when, and what the user is told. */
export type Check<Draft> = {
  field: string;
  fails: (draft: Draft) => boolean;
  message: MessageKey;
};

/** The first failing check in the list's order: the toast, the focus and the server's refusal alike (OUT-64). */
export const firstFailure = <Draft>(checks: readonly Check<Draft>[], draft: Draft): Check<Draft> | undefined =>
  checks.find((check) => check.fails(draft));

/** True for text without a visible character. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** What is wrong with an amount beside being blank: a lone minus, or more digits than are stored (D-54). */
export const amountChecks = <Field extends string>(field: Field): Check<Record<Field, string>>[] => [
  { field, fails: (draft) => draft[field].trim() === '-', message: 'form.amount.noDigits' },
  {
    field,
    fails: (draft) => draft[field].replace(/\D/g, '').length > AMOUNT_DIGITS,
    message: 'form.amount.tooLong',
  },
];

/** One thing whose change needs a reason: how it is compared and how it is shown (decisions.md section 20). */
export type ChangeItem<Values> = {
  /** ItemName of its reason and of its automatic comment. */
  name: string;
  /** Equal keys mean unchanged. */
  key: (values: Values) => string;
  /** The value in words; '' when there is none. */
  show: (values: Values) => string;
};

/** A changed item with what stood there and what stands there now. */
export type Change = { itemName: string; originValue: string; newValue: string };

/** The items that differ, in form order. Server and page call this same function (D-141). */
export const changesBetween = <Values>(items: readonly ChangeItem<Values>[], before: Values, after: Values): Change[] =>
  items
    .filter((item) => item.key(before) !== item.key(after))
    .map((item) => ({ itemName: item.name, originValue: item.show(before), newValue: item.show(after) }));

/** A reason as it travels; the server computes the values itself. */
export type ChangeReason = { ItemName: string; Reason: string };

/** The reason given for an item, or undefined when it is missing or blank (CHG-09). */
export const reasonFor = (reasons: readonly ChangeReason[], itemName: string): string | undefined =>
  reasons.find((reason) => reason.ItemName === itemName && reason.Reason.trim() !== '')?.Reason;

/** A line of the history: what changed, and why. */
export type HistoryLine = Change & { changeReason: string };

/** A value of the history in words; '' reads '없음' (D-73). */
export const orNone = (value: string): string => (value === '' ? '없음' : value);

/** commentContent of an automatic comment (D-73); the four fields are stored beside it. */
export const automaticContent = ({ itemName, originValue, newValue, changeReason }: HistoryLine): string =>
  `[자동댓글] ${itemName}: ${orNone(originValue)} → ${orNone(newValue)} (사유: ${changeReason})`;
