import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as fields from './fields.ts';

const LONG = '9'.repeat(1_000_000);
const PILE = `a${'\u0301'.repeat(31)}`;

/** Every kind of field with a valid value and its parsed result. */
const KINDS = {
  text: [fields.text(), '가', '가'],
  markup: [fields.markup(10), '<p>가</p>', '<p>가</p>'],
  userId: [fields.userId(), ' Admin ', 'admin'],
  id: [fields.id(), 16, 16],
  choice: [fields.choice(), '', 0],
  quantity: [fields.quantity(), '12', 12],
  amount: [fields.amount(), '1,500,000', '1500000'],
  signedAmount: [fields.amount({ signed: true }), '-1', '-1'],
  yesNo: [fields.yesNo(), null, 'N'],
  day: [fields.day(), '2026-11-23', '2026-11-23'],
  time: [fields.time(), '09:30', '09:30'],
  code: [fields.code(['A', 'B']), 'B', 'B'],
  days: [fields.days(), '2026-11-23^2026-11-24', ['2026-11-23', '2026-11-24']],
  values: [fields.values(), 'a^b', ['a', 'b']],
  ownStatus: [fields.ownStatus('Y'), '', 'Y'],
  codeOr: [fields.codeOr(['A', 'B'], 'A'), 'Z', 'A'],
  codeOrBlank: [fields.codeOrBlank(['A', 'B'], 'A'), '', 'A'],
  pageNumber: [fields.pageNumber(10, 1), '3', 3],
  phone: [fields.phone(), '010-1234-5678', '01012345678'],
  userIds: [fields.userIds(), 'A^b', ['a', 'b']],
} as const satisfies Record<string, readonly [z.ZodType, unknown, unknown]>;

const issueOf = (schema: z.ZodType, value: unknown) =>
  z.object({ Field: schema }).safeParse({ Field: value }).error?.issues[0];

describe('every kind of request field', () => {
  it.each(Object.entries(KINDS))('%s accepts a valid value', (_kind, [schema, sent, read]) => {
    expect(schema.parse(sent)).toEqual(read);
  });

  it.each(Object.entries(KINDS))(
    '%s refuses a value that is too long or has too many marks, before parsing it (A-16)',
    (_kind, [schema]) => {
      for (const value of [LONG, PILE])
        expect(issueOf(schema, value)).toMatchObject({ code: 'too_big', path: ['Field'] });
    },
  );

  it.each(['0x10', '1e3', ' 16', '-1', '1.5', '1e400'])('an id accepts decimal digits only, not %s (A-08)', (sent) => {
    expect(issueOf(fields.id(), sent)?.code).toBe('custom');
    expect(issueOf(fields.choice(), sent)?.code).toBe('custom');
    expect(fields.pageNumber(100_000, 7).parse(sent)).toBe(7);
  });

  it('a code of a write is refused when it is unknown, and has its default when it is blank (D-245)', () => {
    expect(issueOf(fields.codeOrBlank(['A', 'B'], 'A'), 'Z')?.code).toBe('invalid_value');
    expect(fields.codeOrBlank(['A', 'B'], 'A').parse('B')).toBe('B');
  });

  it.each(['0', '', '-1', '0.5', -3])('a quantity below one becomes 0: %s (MAT-04)', (sent) => {
    expect(fields.quantity().parse(sent)).toBe(0);
  });

  it.each(['1.5', '1e3', '0x10', '개'])('a quantity must be a whole number, not %s', (sent) => {
    expect(issueOf(fields.quantity(), sent)?.code).toBe('custom');
  });

  it.each(['-', '--1', '만원', '1.5'])('an invalid amount is refused with its message: %s (D-54)', (sent) => {
    expect(issueOf(fields.amount({ signed: true }), sent)?.message).toBe('form.amount.noDigits');
  });

  it('an amount has at most twelve digits, without leading zeros', () => {
    expect(issueOf(fields.amount(), '1'.repeat(13))).toMatchObject({
      code: 'too_big',
      message: 'form.amount.tooLong',
    });
    expect(fields.amount().parse(`000${'1'.repeat(12)}`)).toBe('1'.repeat(12));
  });
});
