import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { allCalls } from './calls.ts';

/** Sorting this by its marks takes minutes. */
const PILE = `a${'\u0301\u0316'.repeat(150_000)}`;

/** The fields of the objects in a list, through what wraps the list. */
function itemFields(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return itemFields(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return itemFields(schema.unwrap());
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodObject ? Object.keys(schema.element.shape) : [];
}

/** The pile as a text, in a list of texts, and in each field of a list of objects. */
const valuesFor = (schema: unknown): unknown[] => [
  PILE,
  [PILE],
  ...itemFields(schema).map((name) => [{ [name]: PILE }]),
];

afterEach(() => vi.restoreAllMocks());

describe('every text that enters is bounded before it is normalised (A-16)', () => {
  it.each(allCalls.map((call) => [call.path, call] as const))('%s', (_path, { request }) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    for (const [name, schema] of Object.entries(request.shape)) {
      for (const value of valuesFor(schema)) request.safeParse({ [name]: value });
    }
    expect(normalize.mock.contexts.filter((text) => String(text).length > 1000)).toEqual([]);
  });

  it('looks into lists of objects', () => {
    expect(allCalls.flatMap(({ request }) => Object.values(request.shape).flatMap(itemFields))).toContain('MaterialId');
  });
});
