import { z } from 'zod';

/** Texts between commas, without blanks and empty ones. */
export const listField = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

type Bounds = { least: number; most: number };

const withinBounds = (pattern: RegExp, { least, most }: Bounds, reason: string) =>
  z
    .string()
    .refine((text) => pattern.test(text) && Number(text) >= least && Number(text) <= most, reason)
    .transform(Number);

/** A whole number in decimal digits. */
export const wholeField = (bounds: Bounds) =>
  withinBounds(/^\d{1,9}$/, bounds, `${bounds.least}부터 ${bounds.most}까지의 정수여야 합니다.`);

/** A number, also with decimals. */
export const numberField = (bounds: Bounds) =>
  withinBounds(/^\d{1,9}(\.\d{1,6})?$/, bounds, `${bounds.least}부터 ${bounds.most}까지의 숫자여야 합니다.`);

/** One of a few words. */
export const choiceField = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z.enum(choices, { error: `${choices.join(', ')} 중 하나여야 합니다.` });
