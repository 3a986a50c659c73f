import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may be slow. The test's own timeout ends the wait.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
