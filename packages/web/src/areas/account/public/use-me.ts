import { queryOptions, useQuery } from '@tanstack/react-query';
import { readSession, type StoredSession, storeSession } from '../../../lib/session.ts';
import { readMine } from '../api.ts';

/** Who is signed in, with his own telephone ('' when there is none). */
type Me = { session: StoredSession | null; phone: string };

async function readMe(signal?: AbortSignal): Promise<Me> {
  const user = await readMine(signal ? { signal } : {});
  storeSession(user);
  return { session: readSession(), phone: user.UserPhone };
}

/** Who is signed in, to ask for it anew. */
export const meKey = ['account', 'me'] as const;

const meQuery = queryOptions<Me>({
  queryKey: meKey,
  placeholderData: () => ({ session: readSession(), phone: '' }),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => readMe(signal),
});

/** A new token for the outside system of a top menu; it is for one opening and never stored (D-15, TH3). */
export const readOutsideToken = async (topMenuId: number): Promise<string> =>
  (await readMine({ topMenuId })).EncryptUserId;

/** The stored user at once, the server's answer when it is there. */
export const useMe = (): StoredSession | null => useQuery(meQuery).data?.session ?? readSession();

/** The telephone of the signed-in user, for what he fills in himself (D-148); '' until it is known. */
export const useOwnPhone = (): string => useQuery(meQuery).data?.phone ?? '';
