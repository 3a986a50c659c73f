import { describe, expect, it } from 'vitest';
import { isFinal, isStorable, keyFor, type PendingKey, pendingKeyAfter } from './idempotency.ts';

describe('the final answer of a write', () => {
  it.each([
    { answer: 'done', status: 200, final: true, stored: true },
    { answer: 'a failed check', status: 400, code: 'FIELD_REQUIRED', final: true, stored: true },
    { answer: 'not allowed', status: 403, code: 'FORBIDDEN', final: true, stored: true },
    { answer: 'not found', status: 404, code: 'NOT_FOUND', final: true, stored: true },
    { answer: 'a stale version', status: 409, code: 'STALE', final: true, stored: true },
    { answer: 'too large', status: 413, code: 'TOO_LARGE', final: true, stored: true },
    { answer: 'the key belongs to another request', status: 409, code: 'KEY_REUSED', final: true, stored: false },
    { answer: 'the first try still runs', status: 409, code: 'IN_PROGRESS', final: false, stored: false },
    { answer: 'signed out meanwhile', status: 401, code: 'LOGIN_REQUIRED', final: false, stored: false },
    { answer: 'timeout', status: 408, final: false, stored: false },
    { answer: 'too early', status: 425, final: false, stored: false },
    { answer: 'too often', status: 429, code: 'TOO_MANY_REQUESTS', final: false, stored: false },
    { answer: 'a defect', status: 500, code: 'SERVER_ERROR', final: false, stored: false },
    { answer: 'a gateway gave up', status: 502, final: false, stored: false },
    { answer: 'unavailable, perhaps after the commit', status: 503, code: 'UNAVAILABLE', final: false, stored: false },
    { answer: 'a redirect of a proxy', status: 302, final: false, stored: false },
    { answer: 'a success cut short', status: 200, code: 'UNKNOWN', final: false, stored: false },
    { answer: 'refused by a proxy', status: 403, code: 'UNKNOWN', final: false, stored: false },
    { answer: 'none, or aborted', status: 0, final: false, stored: false },
  ])('$answer ($status): final $final, stored $stored', ({ status, code, final, stored }) => {
    expect(isFinal({ status, code })).toBe(final);
    expect(isStorable({ status, code })).toBe(stored);
  });
});

describe('the pending idempotency key of a client', () => {
  let made = 0;
  const next = () => {
    made += 1;
    return `key-${made}`;
  };
  const pending: PendingKey = { request: 'register A', key: 'first' };

  it.each([
    { after: 'no answer', status: 0, request: 'register A', isSame: true },
    { after: 'a 503 after the commit', status: 503, request: 'register A', isSame: true },
    { after: 'the session ended', status: 401, request: 'register A', isSame: true },
    { after: 'a 503, with another request', status: 503, request: 'register B', isSame: false },
    { after: 'success', status: 200, request: 'register A', isSame: false },
    { after: 'a refusal', status: 400, request: 'register A', isSame: false },
  ])('$after, then "$request": the same key $isSame', ({ status, request, isSame }) => {
    expect(keyFor(pendingKeyAfter(pending, { status }), request, next).key === pending.key).toBe(isSame);
  });

  it('a new key is made when none is pending', () => {
    expect(keyFor(null, 'register A', () => 'new')).toEqual({ request: 'register A', key: 'new' });
  });
});
