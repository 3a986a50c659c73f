import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for may come late on a busy machine; the limit of the test ends it.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
