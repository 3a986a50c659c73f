import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from './calls.ts';
import { changeReasons, choice, id, listOf, text, userId } from './core/fields.ts';
import { BODY_LIMIT, SMALL_BODY_LIMIT, UPLOAD_FIELDS_LIMIT } from './core/limits.ts';
import { requestSize } from './core/request-size.ts';

const sizeOf = (shape: z.ZodRawShape, more: Partial<Parameters<typeof requestSize>[0]> = {}) =>
  requestSize({ request: z.object(shape), ...more });
const sizeAt = (path: string) => {
  const call = allCalls.find((one) => one.path === path);
  if (!call) throw new Error(`no call ${path}`);
  return requestSize(call);
};

describe('the limits of a request (wire.md, Calls)', () => {
  it('a call with few fields accepts four kilobytes and few values', () => {
    expect(sizeAt('Alarm/alarm-count')).toMatchObject({ bytes: SMALL_BODY_LIMIT, values: 52 });
    expect(sizeOf({})).toMatchObject({ bytes: SMALL_BODY_LIMIT, values: 51 });
  });

  it('each field adds its longest text in its longest encoding', () => {
    const one = sizeOf({ Memo: text(4000) });
    const longest = JSON.stringify({ Memo: '각'.normalize('NFD').repeat(4000) });
    const bytesOfSyllableParts = 3;
    expect(one.bytes).toBeGreaterThan(longest.length * bytesOfSyllableParts);
    expect(sizeOf({ Memo: text(4000), Id: id(), By: userId() }).values).toBe(one.values + 2);
  });

  it('a list adds its most items, also inside wrappers', () => {
    const item = z.object({ Name: text(), Count: choice() });
    const few = sizeOf({ Items: listOf(item, 3) });
    expect(sizeOf({ Items: listOf(item, 4) }).values - few.values).toBe(3 + 10);
    expect(sizeOf({ Items: listOf(item, 4).optional() }).values).toBe(few.values + 13);
    expect(sizeOf({ Reasons: changeReasons() }).values).toBe(52 + 100 * 13);
  });

  it('bytes are limited by the body limit, the limit of upload fields, or the declared limit', () => {
    const many = { Names: listOf(text(16_000), 1000) };
    expect(sizeOf(many).bytes).toBe(BODY_LIMIT);
    expect(sizeOf(many, { upload: { files: 1, bytes: 1 } }).bytes).toBe(UPLOAD_FIELDS_LIMIT);
    expect(sizeOf(many, { bodyLimit: 5 }).bytes).toBe(5);
  });

  it('a form has a part for each field and each text of a list, or one for all fields as JSON', () => {
    const request = { Id: id(), Names: listOf(text(), 10), Reasons: changeReasons() };
    expect(sizeOf(request).parts).toBe(12 + 50);
    expect(sizeOf(request, { json: 'User' }).parts).toBe(1 + 50);
  });
});
