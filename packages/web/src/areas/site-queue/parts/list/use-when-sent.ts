import { useEffect, useRef } from 'react';

/** Calls `onSent` when fewer entries than before wait on this device. */
export function useWhenSent(waiting: number, onSent: () => Promise<unknown>): void {
  const count = useRef(0);
  const latest = useRef(onSent);
  latest.current = onSent;
  useEffect(() => {
    if (waiting < count.current) void latest.current();
    count.current = waiting;
  }, [waiting]);
}
