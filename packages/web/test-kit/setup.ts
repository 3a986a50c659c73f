import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
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
  toasts.set([]);
  localStorage.clear();
  sessionStorage.clear();
});
