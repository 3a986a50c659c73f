import { ALARM_EVENT } from '@portal/contract/core/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { threadsKey } from '#areas/comments/public/thread-key.ts';
import { FEW_MS, useChanges } from '#lib/events/use-changes.ts';
import { refreshAlarms } from '../api.ts';

/** Keeps alarms and open comments up to date while the page is visible (D-34). */
export function useLiveAlarms(): void {
  const client = useQueryClient();
  useChanges({ event: ALARM_EVENT, delayMs: FEW_MS, atOpening: true }, () =>
    Promise.all([refreshAlarms(client), client.invalidateQueries({ queryKey: threadsKey })]),
  );
}
