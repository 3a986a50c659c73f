import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { threadsKey } from '#areas/comments/public/thread-key.ts';
import { refreshAlarms } from '../api.ts';
import { type BesideAlarms, listenLive } from '../parts/live.ts';

const NOTHING: BesideAlarms = {};

/**
 * Keeps alarms and open comments fresh while the portal is on screen (D-34). `beside` hears other events of the same
 * stream; keep it the same between renders.
 */
export function useLiveAlarms(beside = NOTHING): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      refreshAlarms(client);
      void client.invalidateQueries({ queryKey: threadsKey });
    };
    return listenLive(refresh, undefined, beside);
  }, [client, beside]);
}
