import { useQuery } from '@tanstack/react-query';
import { readSession, type StoredSession } from '#lib/session.ts';
import { type Me, meQuery, readOwnUser } from '../api.ts';

/** The user as this browser stored them, until the server has answered. */
const placeholderData = (): Me => ({ session: readSession(), phone: '' });

/** Reads a new token for the outside system of a top menu. Each opening gets its own; none is stored (D-15, TH3). */
export const readOutsideToken = async (topMenuId: number): Promise<string> =>
  (await readOwnUser({ topMenuId })).EncryptUserId;

/** The signed-in user: the stored one at once, then the one the server answered. */
export const useMe = (): StoredSession | null =>
  useQuery({ ...meQuery, placeholderData }).data?.session ?? readSession();

/** The telephone number of the signed-in user, to fill in their forms (D-148). It is '' until it is known. */
export const useOwnPhone = (): string => useQuery({ ...meQuery, placeholderData }).data?.phone ?? '';
