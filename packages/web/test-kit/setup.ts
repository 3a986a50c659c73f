import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A dialog is loaded when it is first opened, which may take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
