import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { isDay, isMinute, isSecond, isTime } from './dates.ts';
import { splitValues, YES_NO } from './formats.ts';
import { AMOUNT_DIGITS, TEXT_LIMIT } from './limits.ts';
import { type ListRules, LOOKUP_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from './paging.ts';
import { PHONE_DIGITS, readPhone } from './phone.ts';
import { declaredLimits } from './request-size.ts';
import { isBounded } from './rich-text.ts';
import { readSearchKey } from './search-key.ts';
import { normalText, wholeNumber } from './text.ts';
import { readAmount, readCount } from './typed-numbers.ts';
import {
  amountShape,
  blankableShape,
  dayShape,
  daysShape,
  joinedShape,
  minuteShape,
  mobileShape,
  type PhoneLimits,
  phoneShape,
  secondShape,
  timeShape,
  wholeShape,
  wireShapes,
} from './wire-shapes.ts';

/** Most characters of a typed mobile number. */
const MOBILE_LENGTH = 30;

/**
 * Field types of requests (wire.md, Calls). Ids, counts and amounts are sent as number or text. A missing field and
 * null mean blank, and unknown fields are dropped. A wrong type fails the parse, but blank never does: the form checks
 * decide whether a field may be blank.
 */
const loose = z.union([z.string(), z.number()]).nullish();

/**
 * Free text as typed, in NFC. More than `limit` characters are refused as TOO_LONG. `missing` is what a missing
 * field means.
 */
export const text = (limit: number = TEXT_LIMIT.name, missing = '') =>
  loose
    .transform((value, context) => {
      const normal = value == null ? missing : normalText(String(value), limit);
      if (normal !== undefined) return normal;
      context.issues.push({ code: 'too_big', origin: 'string', maximum: limit, input: value });
      return z.NEVER;
    })
    .register(declaredLimits, { most: limit })
    .register(wireShapes, { type: 'string', maxLength: limit });

/** Markup as typed, at most `longest` characters. Markup too large to be parsed is refused as TOO_LONG (TH8b). */
export const markup = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((value, context) => {
      if (value == null || isBounded(value, longest)) return value ?? '';
      context.issues.push({ code: 'too_big', origin: 'string', maximum: longest, input: value });
      return z.NEVER;
    })
    .register(declaredLimits, { most: longest })
    .register(wireShapes, { type: 'string', maxLength: longest, contentMediaType: 'text/html' });

/** The key of a search (D-542). */
export const searchKey = () =>
  text(TEXT_LIMIT.key).transform(readSearchKey).register(wireShapes, { type: 'string', maxLength: TEXT_LIMIT.key });

/** A user id, trimmed and in lower case (D-10). */
export const userId = () =>
  text()
    .transform((value) => value.trim().toLowerCase())
    .register(wireShapes, { type: 'string', maxLength: TEXT_LIMIT.name, examples: ['hanbit1'] });

const toWhole = (value: string, context: { addIssue: (message: string) => void }): number => {
  const whole = wholeNumber(value);
  if (whole !== undefined) return whole;
  context.addIssue('not a whole number');
  return z.NEVER;
};

/** Required id of a record, in decimal digits. */
export const id = () => text().transform(toWhole).register(wireShapes, wholeShape());

/** Id of a chosen record. Blank and 0 mean none and become 0 (LOOKUP-17). */
export const choice = () =>
  text()
    .transform((value, context) => (value.trim() === '' ? 0 : toWhole(value, context)))
    .register(wireShapes, blankableShape);

/** A count of 0 or more (D-540); blank becomes 0. */
export const count = () =>
  text()
    .transform((value, context) => (value.trim() === '' ? 0 : toWhole(readCount(value) ?? value, context)))
    .register(wireShapes, blankableShape);

/** A quantity. Blank and anything below one become 0, which the form checks refuse with a message (MAT-04). */
export const quantity = () =>
  text()
    .transform((value, context) => {
      if (Number(value) < 1) return 0;
      return toWhole(readCount(value) ?? value, context);
    })
    .register(wireShapes, wholeShape({ minimum: 1 }));

/** Whole won (D-540); blank stays '' (D-54). A wrong amount is refused with the message of the form. */
export const amount = ({ signed = false } = {}) =>
  text()
    .transform((value, context) => {
      const read = readAmount(value, signed);
      if (read !== undefined) return read;
      context.addIssue('form.amount.noDigits' satisfies MessageKey);
      return z.NEVER;
    })
    .pipe(z.string().max(AMOUNT_DIGITS + (signed ? 1 : 0), 'form.amount.tooLong' satisfies MessageKey))
    .register(wireShapes, amountShape(AMOUNT_DIGITS, signed));

/** 'Y' or 'N' in an answer. */
export const flag = z.enum(YES_NO);

/** 'Y' or 'N' in a request; blank becomes 'N'. */
export const yesNo = () =>
  text()
    .transform((value) => value || 'N')
    .pipe(flag)
    .register(wireShapes, { type: 'string', enum: YES_NO, default: 'N' });

/** A day 'YYYY-MM-DD', or ''. */
export const day = () =>
  text()
    .pipe(z.string().refine((value) => value === '' || isDay(value)))
    .register(wireShapes, dayShape);

/** A time of day 'HH:mm', or ''. */
export const time = () =>
  text()
    .pipe(z.string().refine((value) => value === '' || isTime(value)))
    .register(wireShapes, timeShape);

/** A day and time in Seoul, 'YYYY-MM-DD HH:mm', or ''. */
export const minute = () =>
  text()
    .pipe(z.string().refine((value) => value === '' || isMinute(value)))
    .register(wireShapes, minuteShape);

/** A day and time in Seoul with seconds, 'YYYY-MM-DD HH:mm:ss', or ''. */
export const second = () =>
  text()
    .pipe(z.string().refine((value) => value === '' || isSecond(value)))
    .register(wireShapes, secondShape);

/** One of `codes`, or ''; any other value is refused. */
export const code = <const C extends string>(codes: readonly C[]) =>
  text()
    .pipe(z.enum(['', ...codes]))
    .register(wireShapes, { type: 'string', enum: ['', ...codes] });

/** Several values joined in one text. */
const joined = () => text(TEXT_LIMIT.joined);

/** Days joined by '^'; blank becomes an empty list. */
export const days = () =>
  joined()
    .transform(splitValues)
    .pipe(z.array(z.string().refine(isDay)))
    .register(wireShapes, daysShape({ maxLength: TEXT_LIMIT.joined }));

/** Names or ids joined by '^' (DATA-47). */
export const values = () =>
  joined()
    .transform(splitValues)
    .register(wireShapes, joinedShape({ maxLength: TEXT_LIMIT.joined }));

/** The status that an action call may carry: its target status or blank, nothing else (D-137). */
export const ownStatus = <S extends string>(status: S) =>
  text()
    .transform((value) => value || status)
    .pipe(z.literal(status))
    .register(wireShapes, { type: 'string', enum: ['', status], default: status });

/** One of `codes`; any other value becomes `otherwise` (wire.md, Requests). */
export const codeOr = <C extends string>(codes: readonly C[], otherwise: C) =>
  text()
    .transform((value) => codes.find((code) => code === value) ?? otherwise)
    .register(wireShapes, { type: 'string', enum: codes, default: otherwise });

/** One of `codes`; blank becomes `otherwise`, any other value is refused. */
export const codeOrBlank = <const C extends string>(codes: readonly C[], otherwise: C) =>
  text()
    .transform((value) => value || otherwise)
    .pipe(z.enum(codes))
    .register(wireShapes, { type: 'string', enum: ['', ...codes], default: otherwise });

/** Page number or page size. A value out of range or unreadable becomes `otherwise` (D-131). */
export const pageNumber = (largest: number, otherwise: number) =>
  text()
    .transform((value) => {
      const parsed = wholeNumber(value);
      return parsed !== undefined && parsed >= 1 && parsed <= largest ? parsed : otherwise;
    })
    .register(wireShapes, wholeShape({ minimum: 1, maximum: largest, default: otherwise }));

/** A list of objects. A missing list is empty, and more than `most` items are refused. */
export const listOf = <T extends z.ZodType>(item: T, most: number) =>
  z
    .array(item)
    .max(most)
    .register(declaredLimits, { most })
    .nullish()
    .transform((items) => items ?? []);

/**
 * A phone number as its digits (D-541), at most `most` of them; blank stays ''. `least` is what the checks of its
 * form ask for.
 */
export const phone = ({ least, most }: PhoneLimits = { least: 1, most: PHONE_DIGITS }) =>
  text()
    .transform((value, context) => {
      const digits = readPhone(value);
      if (digits !== undefined && digits.length <= most) return digits;
      context.addIssue('form.phone.unread' satisfies MessageKey);
      return z.NEVER;
    })
    .register(wireShapes, phoneShape({ least, most }));

/** A mobile number as it is typed. The checks of its form read its parts, so a wrong one is told at its part. */
export const mobile = () => text(MOBILE_LENGTH).register(wireShapes, mobileShape);

/** User ids joined by '^', in lower case (D-10). */
export const userIds = () =>
  joined()
    .transform((value) => splitValues(value.toLowerCase()))
    .register(wireShapes, joinedShape({ maxLength: TEXT_LIMIT.joined }));

/** Reasons of an edit. Values sent with them are ignored, because the server computes them (D-141). */
export const changeReasons = () =>
  listOf(z.object({ ItemName: text(TEXT_LIMIT.name), Reason: text(TEXT_LIMIT.memo) }), 100);

/**
 * The version that an edit started from. Without it the server does not check for a stale version (wire.md, Concurrent
 * edits).
 */
export const version = () => choice().optional();

/** Fields of every paged list. `size` is the default page size. */
export const pageFields = (size: number) => ({
  Page: pageNumber(MAX_PAGE, 1),
  PageSize: pageNumber(MAX_PAGE_SIZE, size),
});

/** Keyword fields of a list. An unknown type does not filter (wire.md, Requests). */
export function keywordFields<const R extends Pick<ListRules, 'types'>>({ types }: R) {
  type SearchType = R['types'][number]['value'];
  const values: readonly SearchType[] = types.map(({ value }) => value);
  return { SearchType: codeOr<SearchType | ''>(['', ...values], ''), SearchKey: searchKey() };
}

/**
 * Fields of a paged list with a status filter, a keyword and an order. An unknown code becomes the default (wire.md,
 * Requests).
 */
export function listFields<const R extends ListRules>(rules: R) {
  const { size, statuses, orders } = rules;
  return {
    ...pageFields(size),
    ...keywordFields<R>(rules),
    SearchActiveStatus: codeOr<R['statuses'][number] | 'A'>(['A', ...statuses], 'A'),
    OrderType: codeOr<R['orders'][number]>(orders, orders[0]),
  };
}

/** Page fields of look-up lists: page 1 and size 100 by default (LOOKUP-01). */
export const lookupFields = pageFields(LOOKUP_SIZE);
