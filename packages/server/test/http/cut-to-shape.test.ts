import { allCalls } from '@portal/contract/calls';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerMaker } from '#http/answer.ts';
import { cutToShape } from '#http/cut-to-shape.ts';

const thread = z.object({
  id: z.number(),
  get replies() {
    return z.array(thread);
  },
});

describe('undeclared fields are removed from a response', () => {
  const row = z.object({
    id: z.number(),
    name: z.string().nullable(),
    parts: z.array(z.object({ kind: z.enum(['a']) })),
    inner: z.object({ x: z.number() }).optional(),
  });

  it('at every depth, and nothing else changes', () => {
    const secret = { password_hash: '$argon2', version: 3 };
    const sent = { id: 1, name: null, parts: [{ kind: 'a', ...secret }], inner: { x: 2, ...secret }, ...secret };
    const left = { id: 1, name: null, parts: [{ kind: 'a' }], inner: { x: 2 } };
    expect(cutToShape(row)(sent)).toEqual(left);
    expect(cutToShape(z.array(row))([sent, sent])).toEqual([left, left]);
    expect(cutToShape(row.nullable())(null)).toBeNull();
    expect(Object.keys(cutToShape(row)({ id: 1, name: 'x', parts: [] }) as object)).toEqual(['id', 'name', 'parts']);
  });

  it('in a recursive shape', () => {
    const sent = { id: 1, secret: 1, replies: [{ id: 2, secret: 2, replies: [] }] };
    expect(cutToShape(thread)(sent)).toEqual({ id: 1, replies: [{ id: 2, replies: [] }] });
  });

  it('in production too', () => {
    for (const checked of [true, false]) {
      const make = answerMaker({ form: 'list', row }, 'object', checked);
      const body = make({ rows: [{ id: 1, name: 'x', parts: [], secret: 1 }], totalCount: 1, secret: 2 });
      expect(body).toEqual({ data: [{ id: 1, name: 'x', parts: [] }], meta: { totalCount: 1 } });
    }
  });
});

/** Types of schema that cannot contain an undeclared field. */
const SCALARS = ['string', 'number', 'boolean', 'enum', 'literal', 'undefined', 'null', 'never'];

describe('no declared response has a type that removing does not handle', () => {
  /** The types in a schema that are neither handled nor scalar. */
  const unhandledTypes = (schema: z.ZodType, visited = new Set<z.ZodType>()): string[] => {
    if (visited.has(schema)) return [];
    visited.add(schema);
    const inner = (one: unknown): string[] => unhandledTypes(one as z.ZodType, visited);
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return inner(schema.unwrap());
    if (schema instanceof z.ZodArray) return inner(schema.element);
    if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap(inner);
    if (schema instanceof z.ZodUnion) {
      return schema.options.every((option) => SCALARS.includes((option as z.ZodType).type)) ? [] : ['union'];
    }
    return SCALARS.includes(schema.type) ? [] : [schema.type];
  };

  it.each(allCalls.map((call) => [call.path, call] as const))('%s', (_path, { answer }) => {
    const schemas = Object.values(answer).filter((part) => part instanceof z.ZodType);
    expect(schemas.flatMap((schema) => unhandledTypes(schema))).toEqual([]);
  });
});

it('removing costs little beside serialising the response', () => {
  const fields = Array.from({ length: 30 }, (_, at) => [`field${at}`, z.string()] as const);
  const cut = cutToShape(z.array(z.object(Object.fromEntries(fields))));
  const row = Object.fromEntries(fields.map(([name]) => [name, '값'.repeat(10)]));
  const rows = Array.from({ length: 1000 }, () => ({ ...row }));
  const timeOf = (work: () => unknown): number => {
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  expect(timeOf(() => cut(rows))).toBeLessThan(timeOf(() => JSON.stringify(rows)) * 3);
});
