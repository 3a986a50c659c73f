import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { question } from '#lib/confirm.ts';
import { toasts } from '#lib/toast.ts';

// A busy machine may be slow. The test's own timeout ends the wait.
configure({ asyncUtilTimeout: 20_000 });

/** Streams from which nothing comes: the page of the tests knows none. */
class SilentStream extends EventTarget {
  close = (): void => undefined;
}
Object.assign(globalThis, { EventSource: SilentStream });

afterEach(() => {
  cleanup();
  // A question that a failed test left open would cover the page of the next one.
  question.get()?.answer(false);
  toasts.set([]);
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * A worker runs many files in one page (`isolate: false`). What a file changed in it goes. The next file loads the
 * portal's modules anew, and finds no state in them. Spies are taken back by vitest itself.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  window.history.replaceState(null, '', '/');
});
