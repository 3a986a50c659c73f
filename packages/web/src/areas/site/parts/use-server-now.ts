import { seoulTime } from '@portal/contract/core/dates';
import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/**
 * The time in Seoul by the server's clock, renewed every ten seconds. `serverTime` is what it said at `answeredAt`, a
 * moment of the device.
 */
export function useServerNow(serverTime: string, answeredAt: number): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (serverTime === '') return seoulTime(new Date(now));
  const atAnswer = Date.parse(`${serverTime.replace(' ', 'T')}+09:00`);
  return seoulTime(new Date(atAnswer + Math.max(0, now - answeredAt)));
}
