import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { threadsKey } from '#areas/comments/public/thread-key.ts';
import type { EventHandlers } from '#lib/events/event-stream.ts';
import { refreshAlarms } from '../api.ts';
import { listenToAlarmStream } from './alarm-stream.ts';

const NO_HANDLERS: EventHandlers = {};

/**
 * Keeps alarms and open comments up to date while the page is visible (D-34). `others` handles other events of the same
 * stream and must be stable between renders.
 */
export function useLiveAlarms(others = NO_HANDLERS): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      refreshAlarms(client);
      void client.invalidateQueries({ queryKey: threadsKey });
    };
    return listenToAlarmStream(refresh, others);
  }, [client, others]);
}
