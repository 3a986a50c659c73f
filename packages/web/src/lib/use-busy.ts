import { useRef, useState } from 'react';

/** `run` starts a job unless one is running, and `busy` is true meanwhile. The job shows its own failures. */
export function useBusy(): [boolean, (job: () => Promise<unknown>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  // The state updates too late for a second click in the same render.
  const running = useRef(false);
  const run = async (job: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await job();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return [busy, run];
}
