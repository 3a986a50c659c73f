import type { MessageKey } from '../messages.ts';
import { AMOUNT_DIGITS } from './limits.ts';

/** One form check: which field fails, when, and what the user is told. */
export type Check<Draft> = {
  field: string;
  fails: (draft: Draft) => boolean;
  message: MessageKey;
  /** Wrong whatever follows: told as soon as it is typed, not only when the form is sent. */
  atOnce?: boolean;
};

/** The first failing check in the list's order: the toast, the focus and the server's refusal alike (OUT-64). */
export const firstFailure = <Draft>(checks: readonly Check<Draft>[], draft: Draft): Check<Draft> | undefined =>
  checks.find((check) => check.fails(draft));

/** True for text without a visible character. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** A text or code that must be given. */
export const filled = <Field extends string>(field: Field, message: MessageKey): Check<Record<Field, string>> => ({
  field,
  message,
  fails: (draft) => isBlank(draft[field]),
});

/** A record that must be chosen; 0 is none. */
export const chosen = <Field extends string>(field: Field, message: MessageKey): Check<Record<Field, number>> => ({
  field,
  message,
  fails: (draft) => draft[field] === 0,
});

/** A list that must hold something. */
export const atLeastOne = <Field extends string>(
  field: Field,
  message: MessageKey,
): Check<Record<Field, readonly unknown[]>> => ({ field, message, fails: (draft) => draft[field].length === 0 });

/** A quantity: at least one, at most `most`. */
export const counted = <Field extends string>(
  field: Field,
  most: number,
  message: MessageKey,
): Check<Record<Field, number>> => ({ field, message, fails: (draft) => draft[field] < 1 || draft[field] > most });

/** What is wrong with an amount beside being blank: a lone minus, or more digits than are stored (D-54). */
export const amountChecks = <Field extends string>(field: Field): Check<Record<Field, string>>[] => [
  { field, fails: (draft) => draft[field].trim() === '-', message: 'form.amount.noDigits', atOnce: true },
  {
    field,
    atOnce: true,
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

/** An item of a form, with the values it is made of. */
export type FormItem<Values> = ChangeItem<Values> & { fields: readonly (keyof Values)[] };

/** The item of one text or code, shown as it is or in words. */
export const fieldItem = <Field extends string, Value extends string>(
  name: string,
  field: Field,
  show: (value: Value) => string = (value) => value,
): FormItem<Record<Field, Value>> => ({
  name,
  fields: [field],
  key: (values) => values[field],
  show: (values) => show(values[field]),
});

/** The item of a chosen record: compared by its key, shown by the name that stands beside it. */
export const choiceItem = <Key extends string, Name extends string>(
  name: string,
  key: Key,
  nameField: Name,
): FormItem<Record<Key, string | number> & Record<Name, string>> => ({
  name,
  fields: [key, nameField],
  key: (values) => String(values[key]),
  show: (values) => values[nameField],
});

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
