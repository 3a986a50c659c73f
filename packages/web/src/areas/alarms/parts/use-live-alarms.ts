import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { threadsKey } from '../../comments/public/thread-key.ts';
import { alarmsKey } from '../public/alarms-key.ts';
import { listenLive } from '../public/live.ts';

/** Keeps alarms and open comments fresh while the portal is on screen (D-34). */
export function useLiveAlarms(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenLive(() => {
        void client.invalidateQueries({ queryKey: alarmsKey });
        void client.invalidateQueries({ queryKey: threadsKey });
      }),
    [client],
  );
}
