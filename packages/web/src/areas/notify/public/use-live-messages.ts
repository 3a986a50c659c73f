import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToAlarmStream } from '#areas/alarms/public/alarm-stream.ts';
import type { EventHandlers } from '#lib/events/event-stream.ts';
import { refreshInbox } from '../api.ts';

/**
 * Keeps the inbox of a contractor up to date while the page is visible. `others` handles other events of the same stream
 * and must be stable between renders.
 */
export function useLiveMessages(enabled: boolean, others: EventHandlers): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return undefined;
    return listenToAlarmStream(() => void refreshInbox(client), others);
  }, [client, enabled, others]);
}
