import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { allCalls } from './calls.ts';

/** Normalising this text would take minutes. */
const PILE = `a${'\u0301\u0316'.repeat(150_000)}`;

/** Field names of the objects in a list, inside the wrappers of its schema. */
function itemFields(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return itemFields(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return itemFields(schema.unwrap());
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodObject ? Object.keys(schema.element.shape) : [];
}

/** The text itself, in a list of texts, and in each field of a list of objects. */
const valuesFor = (schema: unknown): unknown[] => [
  PILE,
  [PILE],
  ...itemFields(schema).map((name) => [{ [name]: PILE }]),
];

afterEach(() => vi.restoreAllMocks());

describe('every text of a request is limited before it is normalised (A-16)', () => {
  it.each(allCalls.map((call) => [call.path, call] as const))('%s', (_path, { request }) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    for (const [name, schema] of Object.entries(request.shape)) {
      for (const value of valuesFor(schema)) request.safeParse({ [name]: value });
    }
    expect(normalize.mock.contexts.filter((text) => String(text).length > 1000)).toEqual([]);
  });

  it('the test includes the fields of lists of objects', () => {
    expect(allCalls.flatMap(({ request }) => Object.values(request.shape).flatMap(itemFields))).toContain('MaterialId');
  });
});
