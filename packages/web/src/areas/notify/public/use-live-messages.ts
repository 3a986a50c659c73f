import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToAlarmStream } from '#areas/alarms/public/alarm-stream.ts';
import { refreshInbox } from '../api.ts';

/** Keeps the inbox of a contractor up to date while the page is visible. */
export function useLiveMessages(enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return undefined;
    return listenToAlarmStream(() => void refreshInbox(client));
  }, [client, enabled]);
}
