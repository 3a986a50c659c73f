import type { MessageKey } from '../messages.ts';
import { withoutInvisible } from './invisible.ts';

/** One form check: the field, when it fails, and the message to the user. */
export type Check<Draft> = {
  field: string;
  fails: (draft: Draft) => boolean;
  message: MessageKey;
  /** The field may never be blank. */
  required?: true;
  /** Largest value of a count, from 1 on. */
  most?: number;
  /** Shown while the user types, not only when the form is sent. For values that stay wrong whatever is typed next. */
  atOnce?: boolean;
};

/**
 * The first failing check in the order of the list. Toast, focus and the server's refusal use the same one (OUT-64).
 */
export const firstFailure = <Draft>(checks: readonly Check<Draft>[], draft: Draft): Check<Draft> | undefined =>
  checks.find((check) => check.fails(draft));

/** Whether the text has no visible character. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';

/** Check of a required text or code. */
export const filled = <Field extends string>(field: Field, message: MessageKey): Check<Record<Field, string>> => ({
  field,
  message,
  required: true,
  fails: (draft) => isBlank(draft[field]),
});

/** Check of a required record; 0 means none. */
export const chosen = <Field extends string>(field: Field, message: MessageKey): Check<Record<Field, number>> => ({
  field,
  message,
  required: true,
  fails: (draft) => draft[field] === 0,
});

/** Check of a list that must not be empty. */
export const atLeastOne = <Field extends string>(
  field: Field,
  message: MessageKey,
): Check<Record<Field, readonly unknown[]>> => ({
  field,
  message,
  required: true,
  fails: (draft) => draft[field].length === 0,
});

/** Check of a count between one and `most`. */
export const counted = <Field extends string>(
  field: Field,
  most: number,
  message: MessageKey,
): Check<Record<Field, number>> => ({
  field,
  message,
  required: true,
  most,
  fails: (draft) => !(draft[field] >= 1 && draft[field] <= most),
});

/** One item whose change needs a reason: how it is compared and how it is shown (project-changes.md). */
export type ChangeItem<Values> = {
  /** ItemName of its reason and of its automatic comment. */
  name: string;
  /** Identifies the value; equal keys mean unchanged. */
  key: (values: Values) => string;
  /** The value as text; '' for none. */
  show: (values: Values) => string;
};

/** An item of a form, with the values it consists of. */
export type FormItem<Values> = ChangeItem<Values> & { fields: readonly (keyof Values)[] };

/** The item of one text or code, shown as it is or as `show` returns it. */
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

/** The item of a chosen record: compared by its id, shown by its name. */
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

/** A changed item with its old and its new value. */
export type Change = { itemName: string; originValue: string; newValue: string };

/** The changed items, in the order of the form. Server and page use this same function (D-141). */
export const changesBetween = <Values>(items: readonly ChangeItem<Values>[], before: Values, after: Values): Change[] =>
  items
    .filter((item) => item.key(before) !== item.key(after))
    .map((item) => ({ itemName: item.name, originValue: item.show(before), newValue: item.show(after) }));

/** A reason as it is sent. The server computes the values itself. */
export type ChangeReason = { ItemName: string; Reason: string };

/** The reason given for an item; undefined when missing or blank (CHG-09). */
export const reasonFor = (reasons: readonly ChangeReason[], itemName: string): string | undefined =>
  reasons.find((reason) => reason.ItemName === itemName && reason.Reason.trim() !== '')?.Reason;

/** A line of the history: the change and its reason. */
export type HistoryLine = Change & { changeReason: string };

/** A value of the history for display; '' becomes '없음' (D-73). */
export const orNone = (value: string): string => (value === '' ? '없음' : value);

/**
 * Name of the line that says which parts of a person's record changed. It has no values, because personal data must not
 * be copied into comments (D-106).
 */
export const CHANGED_PARTS = '변경 항목';

/** The line that names the changed parts. */
export const partsLine = (names: readonly string[]): HistoryLine => ({
  itemName: CHANGED_PARTS,
  originValue: '',
  newValue: names.join(', '),
  changeReason: '',
});

/** Text of an automatic comment (D-73). Its four fields are stored too. */
export const automaticContent = ({ itemName, originValue, newValue, changeReason }: HistoryLine): string =>
  itemName === CHANGED_PARTS
    ? `[자동댓글] ${itemName}: ${newValue}`
    : `[자동댓글] ${itemName}: ${orNone(originValue)} → ${orNone(newValue)} (사유: ${changeReason})`;
