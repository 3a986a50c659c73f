import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { logFailure } from '../../../lib/failures.ts';
import { readSession, type StoredSession, storeSession } from '../../../lib/session.ts';

/** Asks who is signed in and stores it (D-14); also mints a new external token (D-15). */
export async function refreshMe(signal?: AbortSignal): Promise<StoredSession | null> {
  const { user } = await call('User/user-my-info', {}, signal ? { signal } : {});
  storeSession(user);
  return readSession();
}

/** The stored user at once, the server's answer when it is there. */
export function useMe(): StoredSession | null {
  const { data } = useQuery({
    queryKey: ['account', 'me'],
    placeholderData: readSession,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      refreshMe(signal).catch((error: unknown) => {
        logFailure('user-my-info', error);
        throw error;
      }),
  });
  return data ?? readSession();
}
