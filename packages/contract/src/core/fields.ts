import { z } from 'zod';
import { isDay, isTime } from './dates.ts';
import { AMOUNT_DIGITS, TEXT_LIMIT } from './limits.ts';
import { splitValues } from './multi-value.ts';

/**
 * Field types of requests (wire.md, Calls): ids, counts and amounts come as number or text, a missing
 * field and null mean blank, unknown fields are dropped. A wrong type fails the parse, blank never does:
 * whether a blank field is acceptable is the form checks' business.
 */
const loose = z.union([z.string(), z.number()]).nullish();
const asText = loose.transform((value) => (value == null ? '' : String(value).normalize('NFC')));

/** Free text, kept exactly as typed but for NFC. Longer than `limit` characters is refused as TOO_LONG. */
export const text = (limit: number = TEXT_LIMIT.name) => asText.pipe(z.string().max(limit));

/** Lower-cased user id (D-10). */
export const userId = () =>
  asText.pipe(z.string().max(TEXT_LIMIT.name)).transform((value) => value.trim().toLowerCase());

const toWhole = (value: string, context: { addIssue: (message: string) => void }): number => {
  const parsed = Number(value.trim());
  if (value.trim() !== '' && Number.isSafeInteger(parsed) && parsed >= 0) return parsed;
  context.addIssue('not a whole number');
  return z.NEVER;
};

/** Required key of a record. */
export const id = () => asText.transform(toWhole);

/** Key of a chosen record; blank and 0 mean not chosen and become 0 (LOOKUP-17). */
export const choice = () => asText.transform((value, context) => (value.trim() === '' ? 0 : toWhole(value, context)));

/** Count of 0 or more; blank becomes 0. */
export const count = choice;

/** Whole won as digits, with or without separators; blank stays '' (D-54). */
export const amount = ({ signed = false } = {}) =>
  asText
    .transform((value, context) => {
      const digits = value.trim().replaceAll(',', '');
      if (digits === '') return '';
      if (!(signed ? /^-?\d+$/ : /^\d+$/).test(digits)) {
        context.addIssue('not an amount');
        return z.NEVER;
      }
      return BigInt(digits).toString();
    })
    .pipe(z.string().max(AMOUNT_DIGITS + (signed ? 1 : 0)));

/** 'Y' or 'N'; blank is 'N'. */
export const yesNo = () => asText.transform((value) => value || 'N').pipe(z.enum(['Y', 'N']));

/** One day 'YYYY-MM-DD', or ''. */
export const day = () => asText.pipe(z.string().refine((value) => value === '' || isDay(value)));

/** A time of day 'HH:mm', or ''. */
export const time = () => asText.pipe(z.string().refine((value) => value === '' || isTime(value)));

/** One of `codes`, or ''; everything else is refused. */
export const code = <const C extends string>(codes: readonly C[]) => asText.pipe(z.enum(['', ...codes]));

/** Days joined by '^'; blank is no day (OUT-53). */
export const days = () => asText.transform(splitValues).pipe(z.array(z.string().refine(isDay)));

/** Names or ids joined by '^' (DATA-47). */
export const values = () => asText.transform(splitValues);

/** The status an action call carries: its own or none, nothing else (D-137). */
export const ownStatus = <S extends string>(status: S) =>
  asText.transform((value) => value || status).pipe(z.literal(status));

/** One of `codes`; everything else means `otherwise` (wire.md, Requests). */
export const codeOr = <C extends string>(codes: readonly C[], otherwise: C) =>
  asText.transform((value) => codes.find((code) => code === value) ?? otherwise);

/** Page and size: out of range or unreadable means the default (D-131). */
export const pageNumber = (largest: number, otherwise: number) =>
  asText.transform((value) => {
    const parsed = Number(value);
    return Number.isInteger(parsed) && parsed >= 1 && parsed <= largest ? parsed : otherwise;
  });

/** A list of objects; missing is empty, more than `most` is refused. */
export const listOf = <T extends z.ZodType>(item: T, most: number) =>
  z
    .array(item)
    .max(most)
    .nullish()
    .transform((items) => items ?? []);

/** A phone number as its digits, at most 11 (OUT-81); blank stays ''. */
export const phone = () => asText.transform((value) => value.replace(/\D/g, '')).pipe(z.string().max(11));

/** User ids joined by '^', lower-cased (D-10). */
export const userIds = () => asText.transform((value) => splitValues(value.toLowerCase()));

/** Reasons of an edit; values that come along are the client's and are ignored (D-141). */
export const changeReasons = () =>
  listOf(z.object({ ItemName: text(TEXT_LIMIT.name), Reason: text(TEXT_LIMIT.memo) }), 100);

/** The version an edit started from; missing means the caller does not say (wire.md, Concurrent edits). */
export const version = () => choice().optional();
