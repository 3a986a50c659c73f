import { useQuery } from '@tanstack/react-query';
import { readSession, type StoredSession } from '#lib/session.ts';
import { type Me, meQuery, readMine } from '../api.ts';

/** What is known of the user until the server has answered. */
const placeholderData = (): Me => ({ session: readSession(), phone: '' });

/** A new token for the outside system of a top menu; it is for one opening and never stored (D-15, TH3). */
export const readOutsideToken = async (topMenuId: number): Promise<string> =>
  (await readMine({ topMenuId })).EncryptUserId;

/** The stored user at once, the server's answer when it is there. */
export const useMe = (): StoredSession | null =>
  useQuery({ ...meQuery, placeholderData }).data?.session ?? readSession();

/** The telephone of the signed-in user, for what he fills in himself (D-148); '' until it is known. */
export const useOwnPhone = (): string => useQuery({ ...meQuery, placeholderData }).data?.phone ?? '';
