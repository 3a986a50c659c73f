import { ALARM_EVENT } from '@portal/contract/core/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { FEW_MS, useChanges } from '#lib/events/use-changes.ts';
import { refreshInbox } from '../api.ts';

/** Keeps the inbox of a contractor up to date while the page is visible. */
export function useLiveMessages(enabled: boolean): void {
  const client = useQueryClient();
  useChanges({ event: ALARM_EVENT, delayMs: FEW_MS, enabled, atOpening: true }, () => refreshInbox(client));
}
