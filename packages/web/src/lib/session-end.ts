import { createStore } from './create-store.ts';
import { paths } from './paths.ts';
import { clearSession, readSession, type StoredSession, storedSession, watchSignIn } from './session.ts';
import { toast } from './toast.ts';
import { unsavedWork } from './unsaved.ts';

type Navigation = (path: string) => void;

let navigate: Navigation = (path) => window.location.assign(path);

/** The app sets its router here, so that lib can navigate without importing routes. */
export const setNavigation = (next: Navigation): void => {
  navigate = next;
};

let isSomethingOpen = (): boolean => false;

/** The app tells here whether a dialog or sheet is open, because lib does not know the layers. */
export const setOpenLayers = (isOpen: () => boolean): void => {
  isSomethingOpen = isOpen;
};

const STORAGE_KEY = 'wanted';

/** Records whose addresses name a person. Their lists are asked for instead. */
const PEOPLE = [
  { record: paths.managerView(''), list: paths.managerList },
  { record: paths.employeeView(''), list: paths.employeeList },
] as const;

/** Stores the requested address of a user without a session, until they have signed in (D-01). */
export const storeRequestedAddress = (address: string): void => sessionStorage.setItem(STORAGE_KEY, address);

/** The address of the page without the person that it names: the device keeps nothing of them (D-522). */
function addressWithoutPerson(): string {
  const { pathname, search } = window.location;
  return PEOPLE.find(({ record }) => pathname.startsWith(record))?.list ?? `${pathname}${search}`;
}

/** Returns the stored address once, if it is a page of this portal. */
export function popRequestedAddress(): string | null {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  if (stored === null) return null;
  const { origin, pathname, search } = new URL(stored, window.location.origin);
  const isEntryPage = [paths.root, paths.login, paths.password, paths.landing, paths.tempRoute].some(
    (path) => path === pathname,
  );
  return origin !== window.location.origin || isEntryPage ? null : `${pathname}${search}`;
}

/** Ends a session that the server no longer knows: shows one toast and opens the login page (D-13). */
export function endSession(): void {
  // Several calls may be refused at the same time. Only the first still finds a stored user.
  if (readSession() === null) return;
  const address = addressWithoutPerson();
  toast.error('LOGIN_REQUIRED');
  void clearSession();
  storeRequestedAddress(address);
  navigate(paths.login);
}

/**
 * Whether this browser still stores a user. Without one it shows a toast and opens / (ME-07, D-03).
 */
export function requireStoredUser(): boolean {
  if (storedSession() !== null) return true;
  toast.error('LOGIN_REQUIRED');
  void clearSession();
  navigate(paths.root);
  return false;
}

/** Opens the page that replaces a password set by another user. The address is stored for the way back (D-197). */
export function goToPasswordChange(): void {
  const { pathname, search } = window.location;
  // Several calls may be refused at the same time.
  if (pathname === paths.password) return;
  storeRequestedAddress(`${pathname}${search}`);
  navigate(paths.password);
}

/** A problem with the session of this tab, shown over its page. */
export type SessionTrouble =
  /**
   * The session ended in the middle of something. The same user signs in again, then `settle(true)` is called (D-13).
   */
  | { kind: 'ended'; userId: string; settle: (signedIn: boolean) => void }
  /** The session now belongs to another user than this page (D-128). */
  | { kind: 'foreign' };

/** The problem on screen, or null. */
export const sessionTrouble = createStore<SessionTrouble | null>(null);

/** Shows that another user is signed in now. */
export function reportOtherUser(): void {
  if (sessionTrouble.get() === null) sessionTrouble.set({ kind: 'foreign' });
}

let pendingSignIn: Promise<boolean> | null = null;

/**
 * Recovers from an ended session. Resolves to true when the user signed in again and the call may be repeated. The user
 * signs in over the page after an action, with unsaved work or an open dialog. Otherwise on the login page (D-13).
 */
export function regainSession(isUserAction = false): Promise<boolean> {
  const userId = readSession()?.userId;
  const isAtTask = isUserAction || unsavedWork.get() || isSomethingOpen();
  if (userId === undefined || !isAtTask) {
    endSession();
    return Promise.resolve(false);
  }
  if (pendingSignIn === null) toast.error('LOGIN_REQUIRED');
  pendingSignIn ??= new Promise((resolve) => {
    const settle = (signedIn: boolean) => {
      pendingSignIn = null;
      sessionTrouble.set(null);
      resolve(signedIn);
    };
    sessionTrouble.set({ kind: 'ended', userId, settle });
  });
  return pendingSignIn;
}

/** Updates this tab after another one signed in, or out (null). */
function handleOtherTab(now: StoredSession | null): void {
  const own = readSession();
  const trouble = sessionTrouble.get();
  if (own === null) {
    // On the login page: the user signed in from another tab.
    if (now !== null) window.location.reload();
  } else if (now === null) void regainSession();
  else if (now.userId !== own.userId) {
    if (trouble?.kind === 'ended') trouble.settle(false);
    reportOtherUser();
  } else if (trouble?.kind === 'ended') trouble.settle(true);
  else sessionTrouble.set(null);
}

/** Follows sign-ins and sign-outs in other tabs. Returns the function that stops it. */
export const watchOtherTabs = (): (() => void) => watchSignIn(handleOtherTab);
