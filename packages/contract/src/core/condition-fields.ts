import { z } from 'zod';
import { isDay } from './dates.ts';
import { text, userIds, values } from './fields.ts';
import { splitValues } from './formats.ts';
import { AMOUNT_DIGITS, TEXT_LIMIT } from './limits.ts';
import { wholeNumber } from './text.ts';
import { amountShape, dayShape, joinedShape, wireShapes } from './wire-shapes.ts';

const joined = joinedShape({ maxLength: TEXT_LIMIT.joined });

/** Ids joined by '^'. What is no id is left out. */
export const ids = () =>
  values()
    .transform((texts) => texts.map(wholeNumber).filter((id) => id !== undefined))
    .register(wireShapes, joined);

/** Those of `codes` that a text joined by '^' names. */
const codesOf = <C extends string>(codes: readonly C[]) =>
  text(TEXT_LIMIT.joined)
    .transform((value) => codes.filter((code) => splitValues(value).includes(code)))
    .register(wireShapes, joined);

/** A day of a condition; anything else means none. */
const dayOrNone = () =>
  text()
    .transform((value) => (isDay(value) ? value : ''))
    .register(wireShapes, dayShape);

/** Whole won of a condition as digits; anything else means none. */
const amountOrNone = () =>
  text()
    .transform((value) => value.replaceAll(',', '').trim())
    .transform((value) => (/^\d+$/.test(value) && value.length <= AMOUNT_DIGITS ? value : ''))
    .register(wireShapes, amountShape(AMOUNT_DIGITS, false));

/** Conditions of several values on every list of projects, besides the states. An empty one does not filter (D-337). */
const placeFields = {
  SearchAreas: ids(),
  SearchPms: userIds(),
  SearchStartFrom: dayOrNone(),
  SearchStartTo: dayOrNone(),
  SearchDoneFrom: dayOrNone(),
  SearchDoneTo: dayOrNone(),
};

/** Conditions on lists of internal projects. */
export const internalConditions = placeFields;

/** Conditions on lists of outsourced projects, which have a company and an amount. */
export const outsourcedConditions = {
  ...placeFields,
  SearchCompanies: ids(),
  SearchTrades: ids(),
  SearchAwardFrom: dayOrNone(),
  SearchAwardTo: dayOrNone(),
  SearchBillFrom: dayOrNone(),
  SearchBillTo: dayOrNone(),
  SearchPriceFrom: amountOrNone(),
  SearchPriceTo: amountOrNone(),
};

/** The condition of several states. The counts of the states do not have it. */
export const stateCondition = <C extends string>(statuses: readonly C[]) => ({ SearchStatuses: codesOf(statuses) });

const anyConditions = z.object({ ...outsourcedConditions, ...stateCondition<string>([]) });

/** The conditions of a request. Lists have those of their own kind. */
export type ConditionRequest = Partial<z.output<typeof anyConditions>>;
