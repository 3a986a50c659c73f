import { useEffect } from 'react';
import { sendQueue } from './send-queue.ts';

const EVERY_MS = 30_000;

/**
 * Sends what waits on the device while a page is open: when it is opened, when the connection is back, on return to
 * the page, and every thirty seconds.
 */
export function useSending(): void {
  useEffect(() => {
    const sendNow = () => void sendQueue({ atOnce: true });
    const sendInSight = () => {
      if (document.visibilityState === 'visible') sendNow();
    };
    sendNow();
    const timer = setInterval(() => void sendQueue(), EVERY_MS);
    window.addEventListener('online', sendNow);
    window.addEventListener('pageshow', sendNow);
    document.addEventListener('visibilitychange', sendInSight);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendNow);
      window.removeEventListener('pageshow', sendNow);
      document.removeEventListener('visibilitychange', sendInSight);
    };
  }, []);
}
