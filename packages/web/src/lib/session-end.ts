import { createStore } from './create-store.ts';
import { paths } from './paths.ts';
import { clearSession, readSession, type StoredSession, watchSignIn } from './session.ts';
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
  const leadsNowhere = [paths.root, paths.login, paths.password, paths.landing, paths.tempRoute].some(
    (path) => path === pathname,
  );
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

/** Leads to the page that changes a password which somebody else set, and back from there (D-197). */
export function leadToPasswordChange(): void {
  const { pathname, search } = window.location;
  // Several calls may be refused at the same time.
  if (pathname === paths.password) return;
  keepWanted(`${pathname}${search}`);
  goTo(paths.password);
}

/** What is wrong with the session of this tab, and asked about over its page. */
export type SessionTrouble =
  /** It ended while something typed would be lost: the same user signs in again; `settle(true)` once he is back (D-13). */
  | { kind: 'ended'; userId: string; settle: (signedIn: boolean) => void }
  /** It belongs to another user than this page by now (D-128). */
  | { kind: 'foreign' };

/** The trouble on screen, or null. */
export const sessionTrouble = createStore<SessionTrouble | null>(null);

/** Says that another user is signed in by now. */
export function tellForeign(): void {
  if (sessionTrouble.get() === null) sessionTrouble.set({ kind: 'foreign' });
}

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
      sessionTrouble.set(null);
      resolve(signedIn);
    };
    sessionTrouble.set({ kind: 'ended', userId, settle });
  });
  return waiting;
}

/** This tab after another one signed somebody in, or out (null). */
function keepInStep(now: StoredSession | null): void {
  const own = readSession();
  const trouble = sessionTrouble.get();
  if (own === null) {
    // The login page: its user has come in by the other tab.
    if (now !== null) window.location.reload();
  } else if (now === null) void regainSession();
  else if (now.userId !== own.userId) {
    if (trouble?.kind === 'ended') trouble.settle(false);
    tellForeign();
  } else if (trouble?.kind === 'ended') trouble.settle(true);
  else sessionTrouble.set(null);
}

/** Keeps this tab in step with the sign-ins and sign-outs of the others. Answers the function that stops it. */
export const followSignIns = (): (() => void) => watchSignIn(keepInStep);
