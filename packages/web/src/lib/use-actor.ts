import type { Actor } from '@portal/contract/core/actor';
import { useMemo } from 'react';
import { actorOf, readSession } from './session.ts';

/** The signed-in user for the contract's rules; null only in the moment after the session ended. */
export function useActor(): Actor | null {
  return useMemo(() => {
    const session = readSession();
    return session && actorOf(session);
  }, []);
}
