import { useEffect, useState } from 'react';

/** The longest wait of a page that never rests, in ms. */
const LATEST_MS = 4000;

/** Whether the first screen stands and the browser has nothing better to do: time for what may be needed next. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    // Not every browser tells when it rests.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(rest, { timeout: LATEST_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
