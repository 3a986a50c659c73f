import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as fields from './fields.ts';
import { wireShapes } from './wire-shapes.ts';

/** Whether a value has the shape of a field, as a client of the API description would check it. */
function fits(schema: z.ZodType, value: string | number): boolean {
  const shape = wireShapes.get(schema) ?? expect.fail('no shape');
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, maxLength = 1e9, pattern } = shape;
  if (typeof value === 'number') return shape.type.includes('integer') && value >= minimum && value <= maximum;
  if (shape.enum && !shape.enum.includes(value)) return false;
  return value.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(value));
}

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

describe('what a field accepts has the shape that is described, and nothing else (D-244)', () => {
  it.each<[string, z.ZodType, (string | number)[], (string | number)[]]>([
    ['text', fields.text(3), ['', '가나다'], ['가나다라']],
    ['id', fields.id(), [16, '16', 0], ['', '1.5', '0x10', -1]],
    ['choice', fields.choice(), ['', 0, '7'], ['1.5', -1, '없음']],
    ['amount', fields.amount(), ['', 0, '1,500,000', '9'.repeat(12)], ['-1', '1.5', '9'.repeat(13)]],
    ['signed amount', fields.amount({ signed: true }), ['-1', '-1,000', 5], ['--1', '-']],
    ['yesNo', fields.yesNo(), ['Y', 'N'], ['y', 'X']],
    ['day', fields.day(), ['', '2026-11-23'], ['2026-13-01', '2026.11.23', '20261123']],
    ['time', fields.time(), ['', '09:30', '23:59'], ['24:00', '9:30']],
    ['minute', fields.minute(), ['', '2026-11-23 09:30'], ['2026-11-23', '2026-11-23T09:30']],
    ['code', fields.code(['A', 'B']), ['', 'A'], ['C']],
    ['days', fields.days(), ['', '2026-11-23', '2026-11-23^2026-11-24'], ['2026-11-23,2026-11-24']],
    ['ownStatus', fields.ownStatus('YY'), ['', 'YY'], ['Y']],
    ['phone', fields.phone(), ['', '010-1234-5678', '(02) 123 4567'], ['010-1234-56789']],
  ])('%s', (_kind, schema, good, bad) => {
    for (const value of good) expect([value, takes(schema, value), fits(schema, value)]).toEqual([value, true, true]);
    for (const value of bad) expect([value, takes(schema, value), fits(schema, value)]).toEqual([value, false, false]);
  });

  it('a field that falls back to its default says which one', () => {
    expect(wireShapes.get(fields.pageNumber(1000, 30))).toMatchObject({ minimum: 1, maximum: 1000, default: 30 });
    expect(wireShapes.get(fields.codeOr(['A', 'B'], 'A'))).toMatchObject({ enum: ['A', 'B'], default: 'A' });
  });

  it('values joined in one text name their separator', () => {
    for (const schema of [fields.days(), fields.values(), fields.userIds()]) {
      expect(wireShapes.get(schema)).toMatchObject({ type: 'string', 'x-separator': '^' });
    }
  });
});
