import { useEffect, useState } from 'react';
import { hasOpenCalls } from './call.ts';
import { isPageShown } from './page-opened.ts';

/** The longest wait for an idle browser, in ms. */
const LATEST_MS = 4000;
/** After so many ms an idle browser is asked again whether the first screen has its answers. */
const AGAIN_MS = 100;

/** Waits for an idle browser. Returns the function that ends this. */
function requestIdle(onIdle: () => void): () => void {
  // Not every browser has requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(onIdle, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(onIdle, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

/** True once the first screen has its answers and the browser is idle, to load what may be needed next. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const latest = Date.now() + LATEST_MS;
    let cancel = () => {};
    const wait = () => {
      cancel = requestIdle(() => {
        const hasAnswers = isPageShown() && !hasOpenCalls();
        if (hasAnswers || Date.now() > latest) return setIdle(true);
        const timer = setTimeout(wait, AGAIN_MS);
        cancel = () => clearTimeout(timer);
      });
    };
    wait();
    return () => cancel();
  }, []);
  return idle;
}
