import { useSyncExternalStore } from 'react';

/** Since when the open page has no connection, or null. */
let lostSince: Date | null = null;
const listeners = new Set<() => void>();

/** Says since when the page has no connection. The strip that tells the user does (D-356). */
export function setLostConnection(since: Date | null): void {
  lostSince = since;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Since when the page has no connection, or null. */
export const useLostConnection = (): Date | null => useSyncExternalStore(subscribe, () => lostSince);

/** Why deeds rest: the page has no connection (D-356). Undefined with one. */
export const useLostText = (): string | undefined =>
  useLostConnection() === null ? undefined : '인터넷이 끊겼습니다.';
