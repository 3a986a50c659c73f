import { useSyncExternalStore } from 'react';
import { lostConnection } from '#lib/lost-connection.ts';

/** Why deeds rest: the page has no connection (D-356). Undefined with one. */
export const useLostText = (): string | undefined =>
  useSyncExternalStore(lostConnection.subscribe, lostConnection.get) === null ? undefined : '인터넷이 끊겼습니다.';
