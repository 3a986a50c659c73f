import { describe, expect, it } from 'vitest';
import { type HeldKey, heldAfter, isFinal, isKept, keyFor } from './repeats.ts';

describe('the last word on a write', () => {
  it.each([
    { answer: 'done', status: 200, final: true, kept: true },
    { answer: 'a failed check', status: 400, code: 'FIELD_REQUIRED', final: true, kept: true },
    { answer: 'not allowed', status: 403, code: 'FORBIDDEN', final: true, kept: true },
    { answer: 'not found', status: 404, code: 'NOT_FOUND', final: true, kept: true },
    { answer: 'changed by somebody else', status: 409, code: 'STALE', final: true, kept: true },
    { answer: 'too large', status: 413, code: 'TOO_LARGE', final: true, kept: true },
    { answer: 'the key belongs to another request', status: 409, code: 'KEY_REUSED', final: true, kept: false },
    { answer: 'the first try still runs', status: 409, code: 'IN_PROGRESS', final: false, kept: false },
    { answer: 'signed out meanwhile', status: 401, code: 'LOGIN_REQUIRED', final: false, kept: false },
    { answer: 'timeout', status: 408, final: false, kept: false },
    { answer: 'too early', status: 425, final: false, kept: false },
    { answer: 'too often', status: 429, code: 'TOO_MANY_REQUESTS', final: false, kept: false },
    { answer: 'a defect', status: 500, code: 'SERVER_ERROR', final: false, kept: false },
    { answer: 'a gateway gave up', status: 502, final: false, kept: false },
    { answer: 'unavailable, perhaps behind the commit', status: 503, code: 'UNAVAILABLE', final: false, kept: false },
    { answer: 'a redirect of something in between', status: 302, final: false, kept: false },
    { answer: 'a success cut short', status: 200, code: 'UNKNOWN', final: false, kept: false },
    { answer: 'refused by something in between', status: 403, code: 'UNKNOWN', final: false, kept: false },
    { answer: 'none, or aborted', status: 0, final: false, kept: false },
  ])('$answer ($status): final $final, kept $kept', ({ status, code, final, kept }) => {
    expect(isFinal({ status, code })).toBe(final);
    expect(isKept({ status, code })).toBe(kept);
  });
});

describe('the key a client holds', () => {
  let made = 0;
  const next = () => {
    made += 1;
    return `key-${made}`;
  };
  const held: HeldKey = { request: 'register A', key: 'first' };

  it.each([
    { after: 'no answer', status: 0, request: 'register A', isSame: true },
    { after: 'a 503 behind the commit', status: 503, request: 'register A', isSame: true },
    { after: 'the session ended', status: 401, request: 'register A', isSame: true },
    { after: 'a 503, with another request', status: 503, request: 'register B', isSame: false },
    { after: 'success', status: 200, request: 'register A', isSame: false },
    { after: 'a refusal', status: 400, request: 'register A', isSame: false },
  ])('$after, then "$request": the same key $isSame', ({ status, request, isSame }) => {
    expect(keyFor(heldAfter(held, { status }), request, next).key === held.key).toBe(isSame);
  });

  it('is made new when none is held', () => {
    expect(keyFor(null, 'register A', () => 'new')).toEqual({ request: 'register A', key: 'new' });
  });
});
