import { useSyncExternalStore } from 'react';

/** What does not answer the open page, and since when. */
export type LostConnection = { to: 'internet' | 'server'; since: Date };

const TEXTS = { internet: '인터넷이 끊겼습니다.', server: '서버가 대답하지 않습니다.' } as const;

let lost: LostConnection | null = null;
const listeners = new Set<() => void>();

/** Says what the page has lost, or null. The strip that tells the user does (D-356). */
export function setLostConnection(now: LostConnection | null): void {
  lost = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the page has lost, or null. */
export const useLostConnection = (): LostConnection | null => useSyncExternalStore(subscribe, () => lost);

/** What to call that loss. */
export const lostText = ({ to }: LostConnection): string => TEXTS[to];

/** Why deeds rest: the page has no connection (D-356). Undefined with one. */
export function useConnectionText(): string | undefined {
  const now = useLostConnection();
  return now === null ? undefined : lostText(now);
}
