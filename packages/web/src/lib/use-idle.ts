import { useEffect, useState } from 'react';

/** The longest wait for an idle browser, in ms. */
const LATEST_MS = 4000;

/** True once the browser is idle after the first screen, to load what may be needed next. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const handleIdle = () => setIdle(true);
    // Not every browser has requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(handleIdle, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(handleIdle, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
