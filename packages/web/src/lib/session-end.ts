import { createStore } from './create-store.ts';
import { paths } from './paths.ts';
import { clearSession, readSession } from './session.ts';
import { toast } from './toast.ts';
import { unsavedWork } from './unsaved.ts';

type Navigation = (path: string) => void;

let goTo: Navigation = (path) => window.location.assign(path);

/** The app hands in its router, so that lib can leave a page without knowing routes. */
export const setNavigation = (next: Navigation): void => {
  goTo = next;
};

const WANTED = 'wanted';

/** Keeps the address that somebody without a session asked for, until he has signed in (D-01). */
export const keepWanted = (address: string): void => sessionStorage.setItem(WANTED, address);

/** The kept address when it is a page of this portal; asked for once. */
export function takeWanted(): string | null {
  const kept = sessionStorage.getItem(WANTED);
  sessionStorage.removeItem(WANTED);
  if (kept === null) return null;
  const { origin, pathname, search } = new URL(kept, window.location.origin);
  const leadsNowhere = [paths.root, paths.login, paths.tempRoute].some((path) => path === pathname);
  return origin !== window.location.origin || leadsNowhere ? null : `${pathname}${search}`;
}

/** The server knows this session no more: forget it, say so once, go to the login page (D-13). */
export function endSession(): void {
  // Several calls may be refused at the same time; only the first still finds a stored user.
  if (readSession() === null) return;
  const { pathname, search } = window.location;
  toast.error('LOGIN_REQUIRED');
  clearSession();
  keepWanted(`${pathname}${search}`);
  goTo(paths.login);
}

/** A sign-in over the page, for the user of this tab; `settle` is called with true once he is back. */
export type SignInRequest = { userId: string; settle: (signedIn: boolean) => void };

/** The sign-in asked for on screen, or null. */
export const signInRequest = createStore<SignInRequest | null>(null);

let waiting: Promise<boolean> | null = null;

/**
 * What a call does whose session has ended: true when the user has signed in again and the call may be repeated. He is
 * asked over the page where something typed would be lost; otherwise the way leads to the login page (D-13).
 */
export function regainSession(): Promise<boolean> {
  const userId = readSession()?.userId;
  if (userId === undefined || !unsavedWork.get()) {
    endSession();
    return Promise.resolve(false);
  }
  if (waiting === null) toast.error('LOGIN_REQUIRED');
  waiting ??= new Promise((resolve) => {
    const settle = (signedIn: boolean) => {
      waiting = null;
      signInRequest.set(null);
      resolve(signedIn);
    };
    signInRequest.set({ userId, settle });
  });
  return waiting;
}

/** Name of the user who is signed in in place of this tab's, '' while it is not known; null when it is this tab's. */
export const foreignUser = createStore<string | null>(null);
