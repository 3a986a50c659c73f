import { ROOM_EVENT } from '@portal/contract/core/live-events';
import { eventStream } from '#lib/events/event-stream.ts';
import { FEW_MS, useChanges } from '#lib/events/use-changes.ts';

/** Tells the parts of this page that the user has changed a room. */
export const notifyRoomChange = (projectId: number): void => eventStream.announce(ROOM_EVENT, String(projectId));

/** Calls `onNews` soon after a room changed. 0 means any of the user's rooms. */
export function useRoomChanges(projectId: number, onNews: () => unknown): void {
  const only = projectId === 0 ? undefined : projectId;
  useChanges({ event: ROOM_EVENT, only, delayMs: FEW_MS, atOpening: true }, onNews);
}
