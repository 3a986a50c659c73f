import { useEffect, useState } from 'react';
import { logFailure } from '#lib/failures.ts';
import { subscribeToQueueChanges } from '../parts/store/queue-changes.ts';
import { NOTHING, readUnsent, type Unsent } from '../parts/store/unsent.ts';

/** What is unsent on this device, kept up to date over all tabs. Null until it was read. */
export function useUnsent(): Unsent | null {
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  useEffect(() => {
    let newest = 0;
    const read = () => {
      newest += 1;
      const round = newest;
      void readUnsent()
        .catch((error: unknown) => {
          logFailure('site-queue', error);
          return NOTHING;
        })
        .then((found) => {
          if (round === newest) setUnsent(found);
        });
    };
    read();
    const unsubscribe = subscribeToQueueChanges(read);
    return () => {
      newest = -1;
      unsubscribe();
    };
  }, []);
  return unsent;
}
