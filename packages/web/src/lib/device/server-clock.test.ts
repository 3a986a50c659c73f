import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let stored: Map<string, string>;

/** The module as a page that has just been opened loads it. */
async function openPage() {
  vi.resetModules();
  return import('./server-clock.ts');
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.useFakeTimers({ now: new Date('2026-12-03T09:00:00+09:00') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the difference of an answer is known to the next page too, and nothing is added before the first one', async () => {
  const first = await openPage();
  expect(first.clockOffset()).toBe(0);
  first.noteServerTime(new Date('2026-11-23T09:00:00+09:00').toUTCString());
  expect(first.clockOffset()).toBe(-10 * 24 * 60 * 60 * 1000);
  const second = await openPage();
  expect(second.clockOffset()).toBe(-10 * 24 * 60 * 60 * 1000);
});

it('an answer without a time, and one within two seconds, change nothing', async () => {
  const page = await openPage();
  page.noteServerTime(null);
  page.noteServerTime(new Date('2026-12-03T09:00:01+09:00').toUTCString());
  expect(page.clockOffset()).toBe(0);
  expect(stored.size).toBe(0);
});

it('a clock that was set right again is noticed', async () => {
  const page = await openPage();
  page.noteServerTime(new Date('2026-12-03T10:00:00+09:00').toUTCString());
  expect(page.clockOffset()).toBe(3_600_000);
  page.noteServerTime(new Date('2026-12-03T09:00:00+09:00').toUTCString());
  expect(page.clockOffset()).toBe(0);
});

it('a browser that stores nothing knows it until the page is closed', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  const page = await openPage();
  page.noteServerTime(new Date('2026-12-03T10:00:00+09:00').toUTCString());
  expect(page.clockOffset()).toBe(3_600_000);
});
